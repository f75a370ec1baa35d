import { LISTED_REASONS, type ListedReason } from "@/server/domain/gateway-notifications/core/words";

const KINDS = ["charge", "reversal", "refund", "capture", "void", "issue"] as const;
const REASONS = [
  "outcome_unknown",
  "amount_differs",
  "not_as_asked",
  "reversal_unknown",
  "reversal_differs",
  "reversal_refused",
  "refunded_then_failed",
  "cycle_unpaid",
  "credit_not_returned",
  "recaptured_without_credit",
  "recaptured_too_much",
  "paid_twice",
  "disputed",
  "second_charge_kept",
  "hold_ending",
] as const;

export function parkedWhat(what: string): (typeof KINDS)[number] | "other" {
  return KINDS.find((each) => each === what) ?? "other";
}

export function parkedReason(reason: string | null): (typeof REASONS)[number] {
  return REASONS.find((each) => each === reason) ?? "outcome_unknown";
}

export function eventReason(reason: string): ListedReason {
  return LISTED_REASONS.find((each) => each === reason) ?? "needs_person";
}
