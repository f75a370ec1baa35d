"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { comesBack } from "@/components/console/form/comes-back";
import { type FormState, NOT_SENT } from "@/components/console/form/form-state";
import { consoleHref } from "@/components/console/pages";
import { makeRetryLink, resendNotice } from "@/server/domain/console";
import { replaceLinkOfSession } from "@/server/domain/invoices";
import { recordCollectedCash } from "@/server/domain/native";
import {
  LeftChanged,
  OperationRefused,
  OperationRequest,
  restoreTransaction,
  runOperation,
} from "@/server/domain/operations";
import { InquiryRequest, inquire } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { normaliseAmount } from "@/server/kernel/digits";
import { AppError, Conflict, Forbidden, InvalidFields, NotFound, RateLimited } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { requireOwnForm } from "@/server/pages/arguments";
import { orRefusalPage } from "@/server/pages/form-refusal";
import { formText } from "@/server/pages/form-text";
import { withWords } from "@/server/signed-words";
import { refusedForm } from "../../form-answers";
import { guardAction, requireNeed } from "../../guard";
import { listHref, type PaymentPlace, placeHref } from "../payment-place";

type ActPlace = PaymentPlace & { readonly act: string };

/** Actions that need a permission other than `payment.…`; their forms name a missing permission. */
const NEED_ANOTHER_PERMISSION: ReadonlySet<string> = new Set(["resend", "invoice_link"]);

/**
 * Runs an operation, or restores the payment. Afterwards the page shows the operation of the form's
 * idempotency key, also after a repeated submit.
 */
export async function operate(place: ActPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "sessionId", form);
  requireOwnForm(place, "act");
  let onward: string | null;
  try {
    onward = await carryOut(ctx, place, form);
  } catch (error) {
    if (error instanceof Forbidden && !NEED_ANOTHER_PERMISSION.has(place.act))
      await requireNeed(ctx, place, neededFor(place.act));
    refresh();
    return refusedOperation(place, form, error);
  }
  if (onward !== null) redirect(onward);
  refresh();
  return NOT_SENT;
}

export async function checkStatus(place: PaymentPlace, form: FormData): Promise<void> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "sessionId", form);
  await requireNeed(ctx, place, "payment.inquiry");
  const asked = inquire(ctx, readInput(InquiryRequest, { session_id: place.sessionId }));
  await orRefusalPage({ lang: place.lang, back: placeHref(place, {}) }, asked.catch(passMissing));
  redirect(placeHref(place, { done: "inquiry", at: String(ctx.realNow().getTime()) }));
}

/** Creates a new payment for the order of this payment, and redirects to the new payment's link. */
export async function retry(place: PaymentPlace, form: FormData): Promise<void> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "sessionId", form);
  const page = placeHref(place, {});
  const made = await orRefusalPage(
    { lang: place.lang, back: page },
    makeRetryLink(ctx, place.sessionId).catch((error: unknown) => unlessRefused(error)),
  );
  redirect(
    made === null
      ? withWords(page, { retry: place.sessionId })
      : consoleHref(languageOf(place.lang) ?? "en", "newPayment", `?${new URLSearchParams({ made })}`),
  );
}

function unlessRefused(error: unknown): null {
  if (error instanceof AppError && !(error instanceof RateLimited) && error.kind !== "busy") return null;
  throw error;
}

/** Returns null for a missing payment, which the reloaded page reports; rethrows any other error. */
function passMissing(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}

function neededFor(act: string): `payment.${string}` {
  return act === "restore" ? "payment.delete" : `payment.${act}`;
}

async function carryOut(ctx: Ctx, place: ActPlace, form: FormData): Promise<string | null> {
  const { sessionId, act } = place;
  const again = () => ({ done: act, at: String(ctx.realNow().getTime()) });
  if (act === "restore") {
    await restoreTransaction(ctx, sessionId);
    return placeHref(place, { done: act });
  }
  if (act === "invoice_link") {
    await replaceLinkOfSession(ctx, sessionId, { sendEmail: true });
    return placeHref(place, again());
  }
  if (act === "collect") {
    await recordCollectedCash(ctx, { sessionId });
    return placeHref(place, { done: act });
  }
  if (act === "resend") {
    const channels = form.getAll("channel").filter((each) => typeof each === "string");
    await resendNotice(ctx, { sessionId, channels, key: formText(form, "tracking_key") ?? "" });
    return placeHref(place, again());
  }
  const amount = formText(form, "amount");
  const input = readInput(OperationRequest, {
    operation: act,
    session_id: sessionId,
    note: formText(form, "note"),
    ...(amount !== null && { amount: normaliseAmount(amount) }),
    ...(form.has("destination") && { destination: formText(form, "destination") }),
  });
  const key = formText(form, "tracking_key");
  await runOperation(ctx, { ...input, leftShown: formText(form, "left") ?? undefined }, { trackingKey: key });
  if (key !== null) return null;
  if (!form.has("for_good")) return placeHref(place, { done: act });
  return listHref(
    languageOf(place.lang) ?? "en",
    [place.list, place.kept].find((list) => typeof list === "string") ?? "",
    {
      gone: sessionId,
    },
  );
}

/** Translates the service's message that a gateway cannot take an amount; other messages are unchanged. */
function gatewayWords(t: ActWords, message: string): string {
  const [, gateway, amount] = /^(\w+) cannot take ([\d.]+ [A-Z]{3})\.$/.exec(message) ?? [];
  return gateway === undefined ? message : t("refusal.gatewayAmount", { gateway, amount: amount ?? "" });
}

type ActWords = Awaited<ReturnType<typeof getTranslations<"console.payments.act">>>;

async function refusedOperation(place: ActPlace, form: FormData, error: unknown): Promise<FormState> {
  const t = await getTranslations({ locale: languageOf(place.lang) ?? "en", namespace: "console.payments.act" });
  if (error instanceof InvalidFields && "amount" in error.fields)
    return comesBack(form, t("amountInvalid"), { amount: t("amountInvalid") });
  return refusedForm(place, form, {
    error,
    say: (refusal) => {
      if (place.act === "resend" && !(refusal instanceof NotFound))
        return t(refusal instanceof Forbidden ? "resend.mayNot" : "resend.none");
      if (refusal instanceof Forbidden) return t("needs", { permission: "Can add Invoice" });
      if (refusal instanceof OperationRefused)
        return t(`refusal.${refusal.reason}`, { said: `\u2068${gatewayWords(t, refusal.message)}\u2069` });
      if (refusal instanceof LeftChanged) return t("leftChanged");
      return t(refusal instanceof Conflict ? "stillAsked" : "missing");
    },
  });
}
