import type { DeclineCategory } from "@/server/domain/gateways/core/result";
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
  return category === null || category === "unknown" ? OF_REASON[chargeReason(text)] : category;
}
