"use server";
/**
 * The forms of the checkout: parse, one verb, go on. Arguments come from the browser and are checked like any
 * input.
 */
import { notFound, redirect } from "next/navigation";
import { chosenCardId, type PriceChange, quoteField, WHOLE_WALLET_QUOTE } from "@/components/checkout/choices";
import type { ReceiptFormState } from "@/components/checkout/mail-receipt-form";
import type { MethodFormState } from "@/components/checkout/method-form";
import type { RemoveCardState } from "@/components/checkout/remove-card-form";
import {
  cancelSession,
  mailReceipt,
  payBySavedCard,
  payByWallet,
  removeSavedCard,
  startAttempt,
} from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { answerRefusal, NotTaken, orFormRefusal, orRefusalPage } from "@/server/pages/form-refusal";
import { pageContext } from "@/server/pages/view";

/** The page that the form was on. */
export type CheckoutPlace = { readonly lang: string; readonly sessionId: string };

function pathOf({ lang, sessionId }: CheckoutPlace): string {
  return `/${languageOf(lang) ?? "en"}/checkout/${encodeURIComponent(sessionId)}`;
}

/** What the verb answers, or a page that says why nothing was done. */
function undisturbed<T>(place: CheckoutPlace, verb: Promise<T>): Promise<T> {
  return orRefusalPage({ lang: place.lang, back: pathOf(place) }, verb);
}

/** The checkout with its new amounts, and a banner that says why. */
function changedPathOf(place: CheckoutPlace, changed: PriceChange): string {
  return `${pathOf(place)}?changed=${changed}`;
}

/** A text field or ticked box of the form; null if the form has none. */
function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}

/**
 * Starts an attempt with the chosen method, or pays with the chosen card or the wallet alone. A session that
 * can no longer be paid answers with its page.
 */
export async function startPayment(
  place: CheckoutPlace,
  _state: MethodFormState,
  form: FormData,
): Promise<MethodFormState> {
  requireOwnForm(place, "sessionId", form);
  const answer = await orFormRefusal(start(place, form));
  if (!(answer instanceof NotTaken)) return answer;
  const usesWallet = textOf(form, "wallet") !== null || textOf(form, "whole-wallet") !== null;
  return { error: null, choice: textOf(form, "method"), usesWallet, notice: await answerRefusal(answer.refusal) };
}

async function start(place: CheckoutPlace, form: FormData): Promise<MethodFormState> {
  const { sessionId } = place;
  const whole = textOf(form, "whole-wallet");
  if (whole !== null) return payWithWallet(place, { credit: whole, amount: textOf(form, WHOLE_WALLET_QUOTE) });
  const credit = textOf(form, "wallet");
  const choice = textOf(form, "method");
  if (choice === null || choice === "")
    return { error: "missing", choice: null, usesWallet: credit !== null, notice: null };
  const amount = textOf(form, quoteField(choice, credit !== null));
  const cardId = chosenCardId(choice);
  if (cardId !== null) {
    const cvv = textOf(form, `cvv-${choice}`) ?? "";
    return payWithCard(place, { cardId, choice, cvv, credit, amount });
  }
  const outcome = await startAttempt(await pageContext(), { sessionId, pgCode: choice, credit, amount: amount ?? "" });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(pathOf(place));
  if (outcome.kind === "credit_changed") redirect(changedPathOf(place, "wallet"));
  if (outcome.kind === "amount_changed") redirect(changedPathOf(place, "amount"));
  if (outcome.kind === "too_many") {
    await answerRefusal("limited");
    return { error: "tooMany", choice, usesWallet: credit !== null, notice: null };
  }
  redirect(`/${languageOf(place.lang) ?? "en"}/pay/${encodeURIComponent(outcome.payPageToken)}`);
}

async function payWithWallet(
  place: CheckoutPlace,
  { credit, amount }: { credit: string; amount: string | null },
): Promise<never> {
  const { sessionId } = place;
  const outcome = await payByWallet(await pageContext(), { sessionId, credit, amount: amount ?? "" });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "amount_changed") redirect(changedPathOf(place, "amount"));
  redirect(outcome.kind === "credit_changed" ? changedPathOf(place, "wallet") : pathOf(place));
}

type CardChoice = {
  readonly cardId: string;
  readonly choice: string;
  readonly cvv: string;
  readonly credit: string | null;
  readonly amount: string | null;
};

/** The CVV is passed to the verb and to nothing else. */
async function payWithCard(place: CheckoutPlace, chosen: CardChoice): Promise<MethodFormState> {
  const { choice, ...card } = chosen;
  const outcome = await payBySavedCard(await pageContext(), { sessionId: place.sessionId, ...card });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(pathOf(place));
  if (outcome.kind === "credit_changed") redirect(changedPathOf(place, "wallet"));
  if (outcome.kind === "amount_changed") redirect(changedPathOf(place, "amount"));
  const kept = { choice, usesWallet: card.credit !== null, notice: null };
  if (outcome.fields.cvv === undefined) return { error: "tooShort", ...kept };
  return { error: outcome.fields.cvv === "required" ? "cvvRequired" : "cvvInvalid", ...kept };
}

/** Removes a saved card; one that an agreement charges stays, and the page says why. */
export async function removeCard(
  place: CheckoutPlace,
  _state: RemoveCardState,
  form: FormData,
): Promise<RemoveCardState> {
  requireOwnForm(place, "sessionId", form);
  const { sessionId } = place;
  const input = { sessionId, cardId: String(form.get("card")) };
  const outcome = await undisturbed(place, removeSavedCard(await pageContext(), input));
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "locked") return { isLocked: true };
  redirect(pathOf(place));
}

/** Cancels the payment; if it was decided before, the page shows the result. */
export async function cancelPayment(place: CheckoutPlace): Promise<void> {
  requireOwnForm(place, "sessionId");
  const outcome = await undisturbed(place, cancelSession(await pageContext(), { sessionId: place.sessionId }));
  if (outcome.kind === "not_found") notFound();
  redirect(pathOf(place));
}

/** Mails the receipt, and says so; a typed address that is none stays in the form. */
export async function askForReceipt(
  place: CheckoutPlace,
  _state: ReceiptFormState,
  form: FormData,
): Promise<ReceiptFormState> {
  requireOwnForm(place, "sessionId", form);
  const { sessionId, lang } = place;
  const address = textOf(form, "email");
  const asked = mailReceipt(await pageContext(), { sessionId, language: languageOf(lang) ?? "en", address });
  const answer = await orFormRefusal(asked);
  if (answer instanceof NotTaken) return { outcome: await answerRefusal(answer.refusal), address };
  if (answer.kind === "not_found") notFound();
  if (answer.kind === "none") redirect(pathOf(place));
  return { outcome: answer.kind, address };
}
