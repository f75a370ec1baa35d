import { type DeclineCategory, declineCategory } from "@/server/domain/gateways/core/result";
import { type ChargeReason, chargeReason } from "@/server/kernel/charge-reason";

/** A key of the dictionary of declines, in the messages `console.declines`. */
export type DeclineWord = DeclineCategory | "expired_card" | "no_card" | "declined";

const OF_REASON: Readonly<Record<ChargeReason, DeclineWord>> = {
  bank: "issuer_hard",
  expired: "expired_card",
  funds: "insufficient_funds",
  declined: "declined",
  error: "gateway_fault",
  unavailable: "gateway_fault",
  noCard: "no_card",
  other: "unknown",
};

/** @param text the gateway's text, which decides without a category */
export function declineWord(text: string | null, category: DeclineCategory | null): DeclineWord {
  return known(category) ?? OF_REASON[chargeReason(text)];
}

function known(category: DeclineCategory | null): DeclineCategory | null {
  return category === "unknown" ? null : category;
}

type FailedAttempt = {
  readonly state: string;
  readonly message: string | null;
  readonly decline: { readonly category?: unknown } | null;
};

/** An error without a category is a fault of the gateway, whatever its text says. */
export function attemptWord({ state, message, decline }: FailedAttempt): DeclineWord {
  const category = declineCategory(decline === null ? null : { category: decline.category });
  return state === "error" ? (known(category) ?? "gateway_fault") : declineWord(message, category);
}
