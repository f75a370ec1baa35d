/** The form of the one question, of the checkout and of the page that other sites embed. */
import { notFound, redirect } from "next/navigation";
import { chosenCardId, type PriceChange, quoteField, WHOLE_WALLET_QUOTE } from "@/components/checkout/choices";
import type { MethodFormState } from "@/components/checkout/method-form";
import { payBySavedCard, payByWallet, startAttempt } from "@/server/domain/payments";
import { answerRefusal, NotTaken, orFormRefusal } from "@/server/pages/form-refusal";
import { formText } from "@/server/pages/form-text";
import { pageContext } from "@/server/pages/view";

/** The page that the form was on, and where it leads. */
type FormPlace = {
  readonly sessionId: string;
  /** The address of the page, query included. */
  readonly home: string;
  /** The address that shows the gateway's page of an attempt, or leads there. */
  readonly payPage: (token: string) => string;
};

/**
 * Starts an attempt with the chosen method, or pays with the chosen card or the wallet alone. A session that
 * can no longer be paid answers with its page.
 */
export async function beginPayment(place: FormPlace, form: FormData): Promise<MethodFormState> {
  const answer = await orFormRefusal(start(place, form));
  if (!(answer instanceof NotTaken)) return answer;
  const usesWallet = formText(form, "wallet") !== null || formText(form, "whole-wallet") !== null;
  return { error: null, choice: formText(form, "method"), usesWallet, notice: await answerRefusal(answer.refusal) };
}

/** The checkout with its new amounts, and a banner that says why. */
function changedPathOf({ home }: FormPlace, changed: PriceChange): string {
  return `${home}${home.includes("?") ? "&" : "?"}changed=${changed}`;
}

async function start(place: FormPlace, form: FormData): Promise<MethodFormState> {
  const { sessionId } = place;
  const whole = formText(form, "whole-wallet");
  if (whole !== null) return payWithWallet(place, { credit: whole, amount: formText(form, WHOLE_WALLET_QUOTE) });
  const credit = formText(form, "wallet");
  const choice = formText(form, "method");
  if (choice === null || choice === "")
    return { error: "missing", choice: null, usesWallet: credit !== null, notice: null };
  const amount = formText(form, quoteField(choice, credit !== null));
  const cardId = chosenCardId(choice);
  if (cardId !== null) {
    const cvv = formText(form, `cvv-${choice}`) ?? "";
    return payWithCard(place, { cardId, choice, cvv, credit, amount });
  }
  const outcome = await startAttempt(await pageContext(), { sessionId, pgCode: choice, credit, amount: amount ?? "" });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(place.home);
  if (outcome.kind === "credit_changed") redirect(changedPathOf(place, "wallet"));
  if (outcome.kind === "amount_changed") redirect(changedPathOf(place, "amount"));
  if (outcome.kind === "too_many") {
    await answerRefusal("limited");
    return { error: "tooMany", choice, usesWallet: credit !== null, notice: null };
  }
  if (outcome.kind === "no_loan") redirect(place.home);
  redirect(place.payPage(outcome.payPageToken));
}

async function payWithWallet(
  place: FormPlace,
  { credit, amount }: { credit: string; amount: string | null },
): Promise<never> {
  const { sessionId } = place;
  const outcome = await payByWallet(await pageContext(), { sessionId, credit, amount: amount ?? "" });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "amount_changed") redirect(changedPathOf(place, "amount"));
  redirect(outcome.kind === "credit_changed" ? changedPathOf(place, "wallet") : place.home);
}

type CardChoice = {
  readonly cardId: string;
  readonly choice: string;
  readonly cvv: string;
  readonly credit: string | null;
  readonly amount: string | null;
};

/** The CVV is passed to the verb and to nothing else. */
async function payWithCard(place: FormPlace, chosen: CardChoice): Promise<MethodFormState> {
  const { choice, ...card } = chosen;
  const outcome = await payBySavedCard(await pageContext(), { sessionId: place.sessionId, ...card });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(place.home);
  if (outcome.kind === "credit_changed") redirect(changedPathOf(place, "wallet"));
  if (outcome.kind === "amount_changed") redirect(changedPathOf(place, "amount"));
  const kept = { choice, usesWallet: card.credit !== null, notice: null };
  if (outcome.fields.cvv === undefined) return { error: "tooShort", ...kept };
  return { error: outcome.fields.cvv === "required" ? "cvvRequired" : "cvvInvalid", ...kept };
}
