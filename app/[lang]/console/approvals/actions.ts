"use server";
import { notFound, redirect } from "next/navigation";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import { consoleHref } from "@/components/console/pages";
import { nextApproval } from "@/server/domain/console";
import type { ConsoleCtx } from "@/server/domain/merchants";
import {
  approveRequest,
  cancelRequest,
  RequestDecision,
  rejectRequest,
  retryRequest,
} from "@/server/domain/operations";
import { languageOf } from "@/server/i18n/languages";
import { Conflict } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { withWords } from "@/server/signed-words";
import { refusedForm } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { consoleWords } from "../words";

type ApprovalPlace = ConsolePlace & { readonly id: string };

export async function approve(place: ApprovalPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "approvals", form);
  requireOwnForm(place, "id", form);
  const refusal = await unlessRefused(place, form, () => approveRequest(ctx, place.id));
  return refusal ?? openNext(ctx, place);
}

export async function reject(place: ApprovalPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "approvals", form);
  requireOwnForm(place, "id", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const reason = (formText(form, "reason") ?? "").trim();
  if (reason === "") return comesBack(form, t("form.invalid"), { reason: t("approvals.reasonMissing") });
  const refusal = await unlessRefused(place, form, () =>
    rejectRequest(ctx, place.id, readInput(RequestDecision, { decision_note: reason })),
  );
  return refusal ?? openNext(ctx, place);
}

export async function takeBack(place: ApprovalPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "approvals", form);
  requireOwnForm(place, "id", form);
  const refusal = await unlessRefused(place, form, () => cancelRequest(ctx, place.id));
  return refusal ?? redirect(hrefOf(place));
}

export async function retry(place: ApprovalPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "approvals", form);
  requireOwnForm(place, "id", form);
  const refusal = await unlessRefused(place, form, () => retryRequest(ctx, place.id));
  return refusal ?? redirect(hrefOf(place));
}

/**
 * Returns null if a decision about an approval request was recorded. If another user decided first, the page
 * names that user and the time; other refusals are shown in the form.
 */
async function unlessRefused(
  place: ApprovalPlace,
  form: FormData,
  decide: () => Promise<unknown>,
): Promise<FormState | null> {
  if (!/^\w{1,40}$/.test(place.id)) notFound();
  try {
    await decide();
    return null;
  } catch (error) {
    if (error instanceof Conflict) redirect(withWords(hrefOf(place), { late: "1" }));
    const t = await consoleWords(languageOf(place.lang) ?? "en");
    return refusedForm(place, form, { error, say: () => t("approvals.notAllowed") });
  }
}

function hrefOf({ lang, id }: ApprovalPlace): string {
  return consoleHref(languageOf(lang) ?? "en", "approval", `/${encodeURIComponent(id)}`);
}

async function openNext(ctx: ConsoleCtx, { lang, id }: ApprovalPlace): Promise<never> {
  const next = await nextApproval(ctx);
  const below = `${next === null ? "" : `/${next}`}?${new URLSearchParams({ decided: id })}`;
  redirect(consoleHref(languageOf(lang) ?? "en", "approvals", below));
}
