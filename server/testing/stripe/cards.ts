/** Stripe's published test cards, and what they do. */
import type { Decline } from "../gateway-double/book";

type Behaviour = {
  /** The bank asks its customer at each charge. */
  readonly authenticates?: true;
  /** Declined when it is charged after it was kept. */
  readonly declinedLater?: true;
};

/** By decline code. */
const DECLINED_CARDS: Readonly<Record<string, string>> = {
  "4000000000000002": "generic_decline",
  "4000000000009995": "insufficient_funds",
  "4000000000009979": "stolen_card",
  "4000000000000069": "expired_card",
  "4000000000000127": "incorrect_cvc",
  "4000000000000119": "processing_error",
  "4100000000000019": "fraudulent",
};

const CARDS: Readonly<Record<string, Behaviour>> = {
  "4242424242424242": {},
  "5555555555554444": {},
  "4000000000000077": {},
  "4000000000000341": { declinedLater: true },
  "4000002500003155": {},
  "4000002760003184": { authenticates: true },
};

/** A card of the tables that pays, and one that is declined. */
export const PAYING = "4242424242424242";
export const DECLINED = "4000000000000002";

export const behaviourOf = (number: string): Behaviour => CARDS[number] ?? {};

/** Codes that are the error's code, too. */
const OWN_CODES = new Set(["expired_card", "incorrect_cvc", "processing_error", "incorrect_number"]);

export function declineWith(code: string): Decline {
  const reason = code === "insufficient_funds" ? "Your card has insufficient funds." : "Your card was declined.";
  return { code, reason };
}

export function declineOf(number: string): Decline | null {
  const code = DECLINED_CARDS[number] ?? (CARDS[number] === undefined ? "incorrect_number" : null);
  return code === null ? null : declineWith(code);
}

/** The card as Stripe shows it. */
export function cardDetails(number: string, captureBefore: number | null) {
  const brand = number.startsWith("5") ? "mastercard" : "visa";
  const known = { exp_month: 12, exp_year: 2034, country: "US", funding: "credit", fingerprint: "not-to-be-stored" };
  const named = { brand, network: brand, last4: number.slice(-4), network_transaction_id: `ntid${number.slice(-4)}` };
  return { ...known, ...named, ...(captureBefore !== null && { capture_before: captureBefore }) };
}

const ADVICE: Readonly<Record<string, string>> = {
  generic_decline: "try_again_later",
  insufficient_funds: "try_again_later",
  stolen_card: "do_not_try_again",
  fraudulent: "do_not_try_again",
};

/** The error of a declined payment, as Stripe words it. */
export function declineError({ code, reason, raw }: Decline) {
  const advice = ADVICE[code];
  const named = { code: raw ?? (OWN_CODES.has(code) ? code : "card_declined"), decline_code: code };
  const told = { network_decline_code: "05", message: reason };
  return { type: "card_error", ...named, ...told, ...(advice !== undefined && { advice_code: advice }) };
}
