export const OPERATORS = [
  "state",
  "amount",
  "method",
  "gateway",
  "reason",
  "paid",
  "made",
  "currency",
  "link",
] as const;
export type Operator = (typeof OPERATORS)[number];

export const DAY_BASES = ["booked", "received", "refunded", "tried", "accepted", "failed"] as const;
export type DayBasis = (typeof DAY_BASES)[number];

/** Values of the day filter with which the list adds up the bookings of the chosen days. */
export const BOOKED_BASES: readonly (DayBasis | null)[] = DAY_BASES.slice(0, 3);

export const PAYMENT_ORDERS = [
  "oldest",
  "highest",
  "lowest",
  "paid_last",
  "paid_first",
  "order_last",
  "order_first",
] as const;
export type PaymentOrder = (typeof PAYMENT_ORDERS)[number];

export const PLAN_DAYS = ["next", "started", "created", "canceled"] as const;
export type PlanDays = (typeof PLAN_DAYS)[number];

export const RENEWAL_RESULTS = ["due", "paid_at_once", "recovered", "outstanding"] as const;
export type RenewalResult = (typeof RENEWAL_RESULTS)[number];

/** Why a part of a search text is not a valid filter. */
export const SEARCH_FAULTS = ["unknown", "value", "repeated", "two_days"] as const;
export type SearchFault = (typeof SEARCH_FAULTS)[number];

export const MOST_COUNTED = 500;

export const NO_CARD = "none";

export const BULK_KINDS = ["capture", "refund", "events", "message"] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export function movesMoney(kind: BulkKind): kind is "capture" | "refund" {
  return kind === "capture" || kind === "refund";
}

/**
 * `pending`: the gateway has not answered, and a job queries it. `waiting`: a checker decides. `stopped`: the
 * user stopped the action before this payment.
 */
export const BULK_OUTCOMES = ["done", "pending", "waiting", "refused", "stopped"] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/**
 * States of operations and, with the prefix `request_`, of approval requests, by the outcome that they give a
 * bulk item; other states mean refused.
 */
export const STANDINGS = {
  done: ["done", "request_done"],
  pending: ["processing", "queued", "request_approved"],
  waiting: ["request_pending", "request_manual_action_required"],
} as const;

export const BULK_REFUSALS = [
  "missing",
  "forbidden",
  "delivering",
  "changed",
  "not_approved",
  "no_event",
  "no_address",
  "not_delivered",
  "address_fails",
  "no_message",
] as const;
export type BulkRefusal = (typeof BULK_REFUSALS)[number];

export const MOST_IN_BULK = 500;

export const MOST_BULKS_AT_A_TIME = 5;
