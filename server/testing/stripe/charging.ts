/** Charges of the stand-in that no page begins: of a kept card, or of what a wallet's token became. */
import { behaviourOf, declineError } from "./cards";
import { type Form, textAt, textsAt } from "./form";
import { addMethod } from "./pages";
import { decide, type Fate, NO_FATE, newIntent, refuse } from "./payments";
import { type Books, type Intent, invalid, Refusal, shown, tell, thing } from "./things";

/** Tokens of device wallets and of Stripe's own tests, by the card behind them. */
const TOKENS: Readonly<Record<string, string>> = {
  tok_visa: "4242424242424242",
  tok_mastercard: "5555555555554444",
  tok_chargeDeclined: "4000000000000002",
};

export function methodOfToken(books: Books, form: Form) {
  const number = TOKENS[textAt(form, "card", "token") ?? ""];
  if (number === undefined) throw invalid("resource_missing", "No such token.");
  return addMethod(books, number, null);
}

/** @throws {Refusal} 402 with the payment in it, if the card is declined */
export function createIntent(books: Books, form: Form, { fate, origin }: { fate: Fate; origin: string }): Intent {
  const method = thing(books, "payment_method", textAt(form, "payment_method") ?? "");
  const customer = textAt(form, "customer");
  if (customer !== null && method.customer !== customer) {
    throw invalid("resource_missing", "The payment method does not belong to the customer.");
  }
  if (textAt(form, "confirm") !== "true") throw invalid("parameter_missing", "Only confirmed payments are made here.");
  const intent = newIntent(books, {
    amount: Number(textAt(form, "amount")),
    currency: textAt(form, "currency") ?? "",
    capture_method: textAt(form, "capture_method") ?? "automatic",
    customer,
    payment_method: method.id,
    metadata: textsAt(form, "metadata"),
  });
  const { authenticates, declinedLater } = behaviourOf(method.number);
  const returnUrl = textAt(form, "return_url");
  if (authenticates === "always" && returnUrl !== null) return sendToBank(books, intent, { origin, returnUrl });
  if (authenticates === "always") askTheBank(books, intent);
  if (declinedLater === undefined) decide(books, intent, method.number, fate);
  else refuse(books, intent, declineError(declinedLater));
  if (intent.last_payment_error !== null) throw declinedWith(intent);
  return intent;
}

function sendToBank(
  books: Books,
  intent: Intent,
  { origin, returnUrl }: { origin: string; returnUrl: string },
): Intent {
  const url = `${origin}/bank/${intent.id}`;
  intent.status = "requires_action";
  intent.next_action = { type: "redirect_to_url", redirect_to_url: { url, return_url: returnUrl } };
  tell(books, "payment_intent.requires_action", intent);
  return intent;
}

/**
 * The customer answers the bank. @returns where the customer goes afterwards
 * @throws {Refusal} if the bank asks nothing any more
 */
export function answerBank(books: Books, id: string, isConfirmed: boolean): string {
  const intent = thing(books, "payment_intent", id);
  const asked = intent.next_action?.redirect_to_url;
  if (intent.status !== "requires_action" || asked === undefined) throw invalid("resource_invalid", "It is over.");
  const { number } = thing(books, "payment_method", intent.payment_method ?? "");
  if (isConfirmed) decide(books, intent, number, NO_FATE);
  else refuse(books, intent, declineError("authentication_failed", "payment_intent_authentication_failure"));
  const back = new URL(asked.return_url);
  back.searchParams.set("payment_intent", id);
  back.searchParams.set("redirect_status", isConfirmed ? "succeeded" : "failed");
  return back.toString();
}

function declinedWith(intent: Intent): Refusal {
  const error = { type: "card_error", ...intent.last_payment_error, payment_intent: shown(intent) };
  return new Refusal({ status: 402, error });
}

/** Nobody can go to the bank: the charge was asked for without that. */
function askTheBank(books: Books, intent: Intent): never {
  refuse(books, intent, declineError("authentication_required", "authentication_required"));
  throw declinedWith(intent);
}
