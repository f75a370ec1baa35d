/** Closed lists of sessions and attempts, with the words of the wire and of the columns. */

export const SESSION_STATES = [
  "created",
  "pending",
  "attempted",
  "cod",
  "paid",
  "authorized",
  "captured",
  "failed",
  "canceled",
  "expired",
  "invalided",
] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/**
 * `processing` alone is in flight: the gateway was called and its answer is not known. `open`: the customer
 * is on a page of the gateway and may leave it again.
 */
export const ATTEMPT_STATES = [
  "pending",
  "open",
  "processing",
  "success",
  "failed",
  "canceled",
  "error",
  "cod",
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** The result of an attempt on the wire: one in flight or on the gateway's page is `pending`. */
export const ATTEMPT_RESULTS = [
  "pending",
  "success",
  "failed",
  "canceled",
  "error",
  "cod",
] as const satisfies readonly AttemptState[];

/** The outcome of a session for wallets; `CANCELLED` has two L on the wire. */
export const FINALIZATIONS = ["SUCCEEDED", "FAILED", "CANCELLED", "PENDING"] as const;
export type Finalization = (typeof FINALIZATIONS)[number];

/** `type` of an agreement. */
export const AGREEMENT_TYPES = ["recurring", "unscheduled", "installment", "event_based", "other"] as const;

/** Whether each charge of an agreement is of the same amount. */
export const AMOUNT_VARIABILITIES = ["fixed", "variable"] as const;

/** How often an agreement may be charged; the service bills only the frequencies of subscriptions. */
export const AGREEMENT_FREQUENCIES = [
  "irregular",
  "daily",
  "weekly",
  "semi_monthly",
  "monthly",
  "quarterly",
  "semi_annually",
  "yearly",
  "other",
] as const;

/** A child transaction exists once the gateway has accepted the operation. */
export const CHILD_STATES = [
  "paid",
  "refunded",
  "voided",
  "refund_queued",
  "refund_rejected",
  "capture_failed",
  "void_failed",
] as const;
export type ChildState = (typeof CHILD_STATES)[number];

/** How an attempt ended for the three callbacks; `pending` while it is not known. */
export const SDK_STATUSES = ["success", "canceled", "error", "pending"] as const;
export type SdkStatus = (typeof SDK_STATUSES)[number];
