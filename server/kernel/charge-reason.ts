/** Message keys for customers about a failed charge; unknown reasons get a general sentence. */

export const REASONS = {
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

export function chargeReason(text: string | null): ChargeReason {
  return text !== null && isKnown(text) ? REASONS[text] : "other";
}

function isKnown(text: string): text is keyof typeof REASONS {
  return Object.hasOwn(REASONS, text);
}

/** All texts of gateways that mean the given reason; empty for `other`, which covers every unknown text. */
export function textsOf(reason: ChargeReason): readonly string[] {
  return Object.entries(REASONS).flatMap(([text, each]) => (each === reason ? [text] : []));
}
