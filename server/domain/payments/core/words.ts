import type { OperationKind } from "@/server/kernel/words";

/**
 * States of a reversal. `due`: not sent yet. `processing`: sent, and the answer is not known. `queued`:
 * accepted by the gateway. `refused`: the gateway refused it, or it failed later; a person decides.
 */
export const REVERSAL_STATES = ["due", "processing", "queued", "done", "refused"] as const;
export type ReversalState = (typeof REVERSAL_STATES)[number];

export const REVERSAL_KINDS = ["refund", "void"] as const satisfies readonly OperationKind[];
export type ReversalKind = (typeof REVERSAL_KINDS)[number];

/**
 * Issues of payments that a person must resolve. `refunded_then_failed`: the payment failed after a partial
 * refund. `cycle_unpaid`: the payment of a billing cycle failed. `credit_not_returned`: the wallet is closed.
 * `recaptured_without_credit`: a failed payment was collected in the end, but its wallet part is no longer
 * available. `recaptured_too_much`: a repeated capture exceeded the authorized amount. `paid_twice`: a failed
 * payment was collected after it had been charged again. `hold_ending`: a reservation ends soon, or its
 * gateway does not report how it ended. `disputed`: a dispute is open. `second_charge_kept`: a second charge
 * could not be returned.
 */
export const ISSUE_KINDS = [
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
export type IssueKind = (typeof ISSUE_KINDS)[number];

export const ISSUE_DECISIONS = ["accepted", "charged_again", "resolved"] as const;
export type IssueDecision = (typeof ISSUE_DECISIONS)[number];

export const PARKED_FINDINGS = ["happened", "did_not", "give_back"] as const;
export type ParkedFinding = (typeof PARKED_FINDINGS)[number];

/** Reasons why a person cannot choose a finding about a parked call. */
export const MISSING_REASONS = ["nothing_moved", "other_currency", "needs_approval", "no_right"] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

export const FINDINGS = [...PARKED_FINDINGS, "accepted", "charged_again"] as const;
export type Finding = (typeof FINDINGS)[number];
