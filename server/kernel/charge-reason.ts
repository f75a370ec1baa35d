/**
 * Which words tell a customer why a charge failed; of unknown texts they say that the payment could not be
 * completed.
 */

const REASONS = {
  "issuing bank declined": "bank",
  "card expired": "expired",
  "insufficient funds": "funds",
  declined: "declined",
  "Simulated decline": "declined",
  "Simulated error": "error",
  "The payment did not reach the gateway.": "error",
  "payment gateway not available": "unavailable",
  "no active card": "noCard",
} as const;

export type ChargeReason = (typeof REASONS)[keyof typeof REASONS] | "other";

/** The key of the sentence for a gateway's text, on pages and in mails; null if it gave none. */
export function chargeReason(text: string | null): ChargeReason {
  return text !== null && isKnown(text) ? REASONS[text] : "other";
}

function isKnown(text: string): text is keyof typeof REASONS {
  return Object.hasOwn(REASONS, text);
}
