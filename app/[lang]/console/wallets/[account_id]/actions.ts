"use server";
import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import { accountLine, adjustAccount, reverseAdjustment } from "@/server/domain/wallet";
import { DIRECTIONS } from "@/server/domain/wallet/core/words";
import { languageOf } from "@/server/i18n/languages";
import { type AppError, InvalidFields } from "@/server/kernel/errors";
import { moneyText } from "@/server/kernel/money-text";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { outdatedForm, refusedForm, taken } from "../../form-answers";
import { type ConsolePlace, guardAction } from "../../guard";
import { askForProof } from "../../proof";
import { typedAmount } from "./typed-amount";

type AccountPlace = ConsolePlace & { readonly accountId: string };
type OperationPlace = AccountPlace & { readonly operationId: string };

function words({ lang }: ConsolePlace) {
  return getTranslations({ locale: languageOf(lang) ?? "en", namespace: "console.wallets" });
}

type Words = Awaited<ReturnType<typeof words>>;

export async function adjustWallet(place: AccountPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "wallet.adjust", form);
  requireOwnForm(place, "lang", form);
  requireOwnForm(place, "accountId", form);
  const direction = DIRECTIONS.find((each) => each === formText(form, "direction"));
  if (direction === undefined) return outdatedForm(place, form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  const t = await words(place);
  const isDebit = direction === "debit";
  const amount = typedAmount(formText(form, "amount") ?? "", isDebit);
  try {
    const { operation_id: operation } = await adjustAccount(ctx, {
      accountId: place.accountId,
      amount,
      reason: textOrNull(form, "reason"),
      reference: textOrNull(form, "reference"),
      key: formText(form, "key"),
    });
    refresh();
    const { number } = moneyText({ amount, currency: "" }, languageOf(place.lang) ?? "en");
    return taken(t("adjusted", { amount: `\u2066${number}\u2069`, operation: String(operation) }));
  } catch (error) {
    if (!(error instanceof InvalidFields))
      return refusedForm(place, form, { error, say: (refusal) => told(t, refusal) });
    const account = await accountLine(ctx, place.accountId);
    const facts = account === null || "brokenId" in account ? { currency: "", available: "0" } : account;
    const amountSaid = t(isDebit ? "amountTooMuch" : "amountWrong", {
      currency: facts.currency,
      available: facts.available,
    });
    const errors = Object.keys(error.fields).map((name) => [name, name === "amount" ? amountSaid : t("fieldTooLong")]);
    return comesBack(form, null, Object.fromEntries(errors));
  }
}

/** Reverses an adjustment of a wallet balance, once per form. */
export async function takeBack(place: OperationPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "wallet.adjust", form);
  requireOwnForm(place, "lang", form);
  requireOwnForm(place, "accountId", form);
  requireOwnForm(place, "operationId", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  const t = await words(place);
  const { accountId, operationId } = place;
  try {
    const reversal = { accountId, operationId, reason: textOrNull(form, "reason"), key: formText(form, "key") };
    const { operation_id: operation } = await reverseAdjustment(ctx, reversal);
    refresh();
    return taken(t("reversed", { operation: String(operation) }));
  } catch (error) {
    if (error instanceof InvalidFields && "amount" in error.fields) return comesBack(form, t("spent"));
    if (error instanceof InvalidFields) return comesBack(form, t("reversedBefore", { operation: operationId }));
    return refusedForm(place, form, { error, say: (refusal) => told(t, refusal) });
  }
}

function told(t: Words, { kind, extra }: AppError): string {
  if (extra?.code === "account_inactive") return t("inactive");
  return t(kind === "unprocessable" ? "keyUsed" : "gone");
}

function textOrNull(form: FormData, name: string): string | null {
  const text = formText(form, name)?.trim() ?? "";
  return text === "" ? null : text;
}
