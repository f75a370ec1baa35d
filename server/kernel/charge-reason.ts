/** Which words tell a customer why a charge failed; what gateways say otherwise is not repeated in the customer's face. */

const REASONS = {
  "issuing bank declined": "bank",
  "card expired": "expired",
  "insufficient funds": "funds",
  declined: "declined",
  "Simulated decline": "declined",
  "Simulated error": "error",
  "payment gateway not available": "error",
  "no active card": "noCard",
} as const;

export type ChargeReason = (typeof REASONS)[keyof typeof REASONS] | "other";

/** The key of the sentence for a gateway's text, on pages and in mails; null where it gave none. */
export function chargeReason(text: string | null): ChargeReason {
  return text !== null && isKnown(text) ? REASONS[text] : "other";
}

function isKnown(text: string): text is keyof typeof REASONS {
  return Object.hasOwn(REASONS, text);
}
