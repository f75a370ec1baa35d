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
 * States of an attempt. Only `processing` is in flight: the gateway was called and its answer is not known.
 * `open`: the customer is on a gateway's page and may leave it again.
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

export const FAILURE_REASONS = ["capture_failed"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export const ATTEMPT_RESULTS = [
  "pending",
  "success",
  "failed",
  "canceled",
  "error",
  "cod",
] as const satisfies readonly AttemptState[];

/** The outcome of a session for wallets. The API spells `CANCELLED` with two L. */
export const FINALIZATIONS = ["SUCCEEDED", "FAILED", "CANCELLED", "PENDING"] as const;
export type Finalization = (typeof FINALIZATIONS)[number];

export const AGREEMENT_TYPES = ["recurring", "unscheduled", "installment", "event_based", "other"] as const;

export const AMOUNT_VARIABILITIES = ["fixed", "variable"] as const;

/** How often an agreement may be charged; the service itself bills only the frequencies of subscriptions. */
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

/** States of a child transaction, which exists once the gateway has accepted the operation. */
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

export const SDK_STATUSES = ["success", "canceled", "error", "pending"] as const;
export type SdkStatus = (typeof SDK_STATUSES)[number];
