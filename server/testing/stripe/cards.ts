/** Stripe's published test cards, and its words for declines. */
import type { Decline } from "../gateway-double/book";
import type { CardRule } from "../gateway-double/desk";

export function declineWith(code: string, raw?: string): Decline {
  return { code, reason: "Your card was declined.", ...(raw !== undefined && { raw }) };
}

/** A card that pays, and one that is declined. */
export const PAYING = "4242424242424242";
export const DECLINED = "4000000000000002";

/** Cards that do anything but pay. */
export const CARDS: Readonly<Record<string, CardRule>> = {
  [DECLINED]: { declined: declineWith("generic_decline") },
  "4000000000000341": { declinedLater: declineWith("generic_decline") },
  "4000002760003184": { asksBank: true },
};

/** Tokens of Stripe's own tests, which a device wallet may bring, by the card behind them. */
export const TOKENS: Readonly<Record<string, string>> = { tok_visa: PAYING };

/** The card as Stripe shows it. */
export function cardDetails(number: string, captureBefore: number | null) {
  const known = { exp_month: 12, exp_year: 2034, country: "US", funding: "credit", fingerprint: "not-to-be-stored" };
  const named = { brand: "visa", network: "visa", last4: number.slice(-4) };
  const network_transaction_id = `ntid${number.slice(-4)}`;
  return {
    ...known,
    ...named,
    network_transaction_id,
    ...(captureBefore !== null && { capture_before: captureBefore }),
  };
}

const ADVICE: Readonly<Record<string, string>> = {
  generic_decline: "try_again_later",
  stolen_card: "do_not_try_again",
};

/** The error of a declined payment, as Stripe words it. */
export function declineError({ code, reason, raw = "card_declined" }: Decline) {
  const advice = ADVICE[code];
  const told = { code: raw, decline_code: code, network_decline_code: "05", message: reason };
  return { type: "card_error", ...told, ...(advice !== undefined && { advice_code: advice }) };
}
