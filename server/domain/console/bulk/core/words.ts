export const BULK_KINDS = ["capture", "refund", "events", "message"] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/**
 * `pending`: the gateway has not answered, and a job asks it again. `waiting`: a checker decides. `stopped`:
 * the user ended the action before the payment's turn.
 */
export const BULK_OUTCOMES = ["done", "pending", "waiting", "refused", "stopped"] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Why a payment is refused, besides the refusals of operations. */
export const BULK_REFUSALS = [
  "missing",
  "forbidden",
  "in_progress",
  "changed",
  "not_approved",
  "no_event",
  "no_address",
  "not_delivered",
  "address_fails",
  "no_message",
] as const;
export type BulkRefusal = (typeof BULK_REFUSALS)[number];

/** The payments of one action. */
export const MOST_IN_BULK = 500;

/** The unfinished actions of one merchant. */
export const MOST_BULKS_AT_A_TIME = 5;
