"use server";
/**
 * Form actions of a payment in progress: approve the sheet, type a code, request another code, leave a wallet
 * or a bank.
 */
import { notFound, redirect } from "next/navigation";
import type { CodeFormState } from "@/components/checkout/code-form";
import type { SheetState } from "@/components/checkout/wallet-sheet";
import { payFromSheet } from "@/server/domain/native";
import { cancelAttempt, closeChallenge, payByCode, resendCode } from "@/server/domain/payments";
import { requireOwnForm } from "@/server/pages/arguments";
import { answerRefusal, NotTaken, orFormRefusal, orRefusalPage } from "@/server/pages/form-refusal";
import { formText } from "@/server/pages/form-text";
import { pageContext } from "@/server/pages/view";
import { withWords } from "@/server/signed-words";
import { challengePageOf } from "./challenge-page-of";
import { homeOf, requireEmbedder } from "./home-of";
import { saying } from "./saying";

export type WalletPlace = { readonly lang: string; readonly token: string; readonly home: string };

export async function approveSheet(place: WalletPlace, _state: SheetState, form: FormData): Promise<SheetState> {
  requireOwnForm(place, "token", form);
  await requireEmbedder(place.home);
  const sheet = {
    token: place.token,
    wallet: formText(form, "wallet") ?? "",
    payload: formText(form, "payload") ?? "",
  };
  const outcome = await orFormRefusal(payFromSheet(await pageContext(), sheet));
  if (outcome instanceof NotTaken) return { outcome: null, notice: await answerRefusal(outcome.refusal) };
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(homeOf(place));
  if (outcome.state === "open") redirect(challengePageOf(homeOf(place), sheet.token));
  return { outcome: outcome.state, notice: null };
}

/** Confirms the payment with the typed code; a wrong code is shown again in the form. */
export async function typeCode(place: WalletPlace, _state: CodeFormState, form: FormData): Promise<CodeFormState> {
  requireOwnForm(place, "token", form);
  await requireEmbedder(place.home);
  const typed = { token: place.token, code: formText(form, "code") ?? "" };
  const outcome = await orFormRefusal(payByCode(await pageContext(), typed));
  if (outcome instanceof NotTaken) return { error: null, notice: await answerRefusal(outcome.refusal) };
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(homeOf(place));
  return { error: { kind: outcome.error, triesLeft: outcome.triesLeft }, notice: null };
}

export async function askForCode(place: WalletPlace): Promise<void> {
  requireOwnForm(place, "token");
  await requireEmbedder(place.home);
  const back = homeOf(place);
  const outcome = await orRefusalPage(
    { lang: place.lang, back },
    resendCode(await pageContext(), { token: place.token }),
  );
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "over") redirect(back);
  redirect(withWords(saying(back, { wallet: place.token }), { code: outcome.kind }));
}

/** Cancels an attempt that waits for the customer at the bank's page, unless the bank has decided. */
export async function leaveChallenge(place: WalletPlace): Promise<void> {
  requireOwnForm(place, "token");
  await requireEmbedder(place.home);
  const back = homeOf(place);
  const outcome = await orRefusalPage(
    { lang: place.lang, back },
    closeChallenge(await pageContext(), { token: place.token }),
  );
  if (outcome.kind === "not_found") notFound();
  redirect(back);
}

export async function leaveWallet(place: WalletPlace): Promise<void> {
  requireOwnForm(place, "token");
  await requireEmbedder(place.home);
  const back = homeOf(place);
  const outcome = await orRefusalPage(
    { lang: place.lang, back },
    cancelAttempt(await pageContext(), { token: place.token }),
  );
  if (outcome.kind === "not_found") notFound();
  redirect(back);
}
