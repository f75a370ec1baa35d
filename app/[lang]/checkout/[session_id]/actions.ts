"use server";
/** The forms of the checkout: parse, one verb, go on. Arguments come from the browser and are checked like any input. */
import { notFound, redirect } from "next/navigation";
import { type Changed, chosenCardId } from "@/components/checkout/checkout-labels";
import type { MethodFormState } from "@/components/checkout/method-form";
import type { RemoveCardState } from "@/components/checkout/remove-card-form";
import { cancelSession, payBySavedCard, payByWallet, removeSavedCard, startAttempt } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { pageContext } from "@/server/pages/view";

/** Which page the form stood on. */
export type CheckoutPlace = { readonly lang: string; readonly sessionId: string };

function pathOf({ lang, sessionId }: CheckoutPlace): string {
  return `/${languageOf(lang) ?? "en"}/checkout/${encodeURIComponent(sessionId)}`;
}

/** The checkout with its new amounts, and a banner that says why. */
function changedPathOf(place: CheckoutPlace, changed: Changed): string {
  return `${pathOf(place)}?changed=${changed}`;
}

/** A text field or ticked box of the form; null where the form has none. */
function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}

/** Starts an attempt with the chosen method, or pays with the chosen card or the wallet alone. A session that can no longer be paid answers with its page. */
export async function startPayment(
  place: CheckoutPlace,
  _state: MethodFormState,
  form: FormData,
): Promise<MethodFormState> {
  requireOwnForm(place, "sessionId", form);
  const { sessionId } = place;
  const whole = textOf(form, "whole-wallet");
  if (whole !== null) return payWithWallet(place, whole);
  const credit = textOf(form, "wallet");
  const choice = textOf(form, "method");
  if (choice === null || choice === "") return { error: "missing", choice: null, wallet: credit !== null };
  const cardId = chosenCardId(choice);
  if (cardId !== null) {
    const cvv = textOf(form, `cvv-${choice}`) ?? "";
    return payWithCard(place, { cardId, choice, cvv, credit, amount: textOf(form, "amount") });
  }
  const outcome = await startAttempt(await pageContext(), { sessionId, pgCode: choice, credit });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(pathOf(place));
  if (outcome.kind === "credit_changed") redirect(changedPathOf(place, "wallet"));
  redirect(`/${languageOf(place.lang) ?? "en"}/pay/${encodeURIComponent(outcome.payPageToken)}`);
}

async function payWithWallet(place: CheckoutPlace, credit: string): Promise<never> {
  const outcome = await payByWallet(await pageContext(), { sessionId: place.sessionId, credit });
  if (outcome.kind === "not_found") notFound();
  redirect(outcome.kind === "credit_changed" ? changedPathOf(place, "wallet") : pathOf(place));
}

type CardChoice = {
  readonly cardId: string;
  readonly choice: string;
  readonly cvv: string;
  readonly credit: string | null;
  readonly amount: string | null;
};

/** The CVV goes to the verb and nowhere else. */
async function payWithCard(place: CheckoutPlace, chosen: CardChoice): Promise<MethodFormState> {
  const { choice, ...card } = chosen;
  const outcome = await payBySavedCard(await pageContext(), { sessionId: place.sessionId, ...card });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(pathOf(place));
  if (outcome.kind === "credit_changed") redirect(changedPathOf(place, "wallet"));
  if (outcome.kind === "amount_changed") redirect(changedPathOf(place, "amount"));
  const stands = { choice, wallet: card.credit !== null };
  if (outcome.fields.cvv === undefined) return { error: "tooShort", ...stands };
  return { error: outcome.fields.cvv === "required" ? "cvvRequired" : "cvvInvalid", ...stands };
}

/** Removes a saved card; one that an agreement charges stays, and the page says why. */
export async function removeCard(
  place: CheckoutPlace,
  _state: RemoveCardState,
  form: FormData,
): Promise<RemoveCardState> {
  requireOwnForm(place, "sessionId", form);
  const { sessionId } = place;
  const outcome = await removeSavedCard(await pageContext(), { sessionId, cardId: String(form.get("card")) });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "locked") return { locked: true };
  redirect(pathOf(place));
}

/** Cancels the payment; where it was decided meanwhile, the page shows how. */
export async function cancelPayment(place: CheckoutPlace): Promise<void> {
  requireOwnForm(place, "sessionId");
  const outcome = await cancelSession(await pageContext(), { sessionId: place.sessionId });
  if (outcome.kind === "not_found") notFound();
  redirect(pathOf(place));
}
