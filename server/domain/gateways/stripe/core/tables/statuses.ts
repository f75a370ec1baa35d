/** Stripe's statuses; unlisted ones count as pending. */
import type { DisputeMove, DisputeStage, GatewayOutcome } from "../../../core/words";

export type ChargeState = { readonly outcome: GatewayOutcome; readonly stage?: "held" | "taken" };

export const INTENTS: ReadonlyMap<unknown, ChargeState> = new Map<unknown, ChargeState>([
  ["requires_capture", { outcome: "success", stage: "held" }],
  ["succeeded", { outcome: "success", stage: "taken" }],
  ["canceled", { outcome: "canceled" }],
]);

/** Statuses of a charge that waits for the customer or for this service. */
export const UNFINISHED: ReadonlySet<unknown> = new Set([
  "requires_action",
  "requires_confirmation",
  "requires_payment_method",
]);

/** Outcomes of a page that saves a card without a payment. */
export const SETUPS: ReadonlyMap<unknown, ChargeState> = new Map<unknown, ChargeState>([
  ["succeeded", { outcome: "success" }],
  ["canceled", { outcome: "canceled" }],
]);

/** Outcomes of refunds; a successful refund may fail days later. */
export const REFUNDS: ReadonlyMap<unknown, GatewayOutcome> = new Map([
  ["succeeded", "success"],
  ["failed", "failed"],
  ["canceled", "failed"],
]);

/** Outcomes of ending a page, or a charge that waits for 3-D Secure; any other status means `too_late`. */
export const PAGE_ENDS: ReadonlyMap<string, "stays_open" | "ended"> = new Map([
  ["open", "stays_open"],
  ["expired", "ended"],
  ["requires_action", "stays_open"],
  ["canceled", "ended"],
]);

export const DISPUTE_STAGES: ReadonlyMap<unknown, DisputeStage> = new Map([
  ["warning_needs_response", "inquiry"],
  ["warning_under_review", "inquiry"],
  ["warning_closed", "won"],
  ["needs_response", "opened"],
  ["under_review", "under_review"],
  ["won", "won"],
  ["lost", "lost"],
  ["prevented", "won"],
]);

export const DISPUTE_MOVES: ReadonlyMap<string, DisputeMove> = new Map([
  ["charge.dispute.funds_withdrawn", "out"],
  ["charge.dispute.funds_reinstated", "back"],
]);

/** Reasons for which Stripe itself cancels a payment. */
export const LAPSES: ReadonlySet<string | null> = new Set(["automatic", "expired", "abandoned"]);
