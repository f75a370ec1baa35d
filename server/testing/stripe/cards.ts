/** Stripe's published test cards, and what they do. */

type Behaviour = {
  readonly decline?: string;
  /** Error code where it is not `card_declined`. */
  readonly code?: string;
  /** Asks the bank whenever it is charged, or only the first time. */
  readonly authenticates?: "always" | "once";
  /** It can be kept, and is declined when it is charged later. */
  readonly declinedLater?: string;
};

const CARDS: Readonly<Record<string, Behaviour>> = {
  "4242424242424242": {},
  "5555555555554444": {},
  "4000000000000077": {},
  "4000000000000002": { decline: "generic_decline" },
  "4000000000009995": { decline: "insufficient_funds" },
  "4000000000009979": { decline: "stolen_card" },
  "4000000000000069": { decline: "expired_card", code: "expired_card" },
  "4000000000000127": { decline: "incorrect_cvc", code: "incorrect_cvc" },
  "4000000000000119": { decline: "processing_error", code: "processing_error" },
  "4000000000000341": { declinedLater: "generic_decline" },
  "4000002500003155": { authenticates: "once" },
  "4000002760003184": { authenticates: "always" },
  "4100000000000019": { decline: "fraudulent" },
};

/** A card of the table that pays, and one that is declined. */
export const PAYING = "4242424242424242";
export const DECLINED = "4000000000000002";

export function behaviourOf(number: string): Behaviour {
  return CARDS[number] ?? { decline: "incorrect_number", code: "incorrect_number" };
}

/** The card as Stripe shows it. */
export function cardDetails(number: string, captureBefore: number | null): Record<string, unknown> {
  return {
    brand: number.startsWith("5") ? "mastercard" : "visa",
    last4: number.slice(-4),
    exp_month: 12,
    exp_year: 2034,
    country: "US",
    funding: "credit",
    network: number.startsWith("5") ? "mastercard" : "visa",
    network_transaction_id: `ntid${number.slice(-4)}`,
    fingerprint: "not-to-be-stored",
    ...(captureBefore !== null && { capture_before: captureBefore }),
  };
}

const ADVICE: Readonly<Record<string, string>> = {
  generic_decline: "try_again_later",
  insufficient_funds: "try_again_later",
  stolen_card: "do_not_try_again",
  fraudulent: "do_not_try_again",
};

/** The error of a declined payment, as Stripe words it. */
export function declineError(
  decline: string,
  code = "card_declined",
): { type: string; code: string; [key: string]: unknown } {
  const advice = ADVICE[decline];
  return {
    type: "card_error",
    code,
    decline_code: decline,
    ...(advice !== undefined && { advice_code: advice }),
    network_decline_code: "05",
    message: decline === "insufficient_funds" ? "Your card has insufficient funds." : "Your card was declined.",
  };
}
