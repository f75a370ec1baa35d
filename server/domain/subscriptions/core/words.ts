export const FREQUENCIES = ["monthly", "yearly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const SUBSCRIPTION_STATES = [
  "pending_setup",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "expired",
  "setup_failed",
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const CYCLE_STATES = ["scheduled", "processing", "retry_scheduled", "paid", "failed", "canceled"] as const;
export type CycleState = (typeof CYCLE_STATES)[number];

export const CYCLE_ATTEMPT_RESULTS = ["processing", "success", "failed", "error"] as const;
export type CycleAttemptResult = (typeof CYCLE_ATTEMPT_RESULTS)[number];

/** `cit`: the customer pays on a page; `mit`: the service charges the saved card. */
export const CHARGE_TYPES = ["cit", "mit"] as const;
export type ChargeType = (typeof CHARGE_TYPES)[number];

/**
 * The purpose of a subscription's session. `setup`: the first charge, or a trial's card; `cycle`: the service
 * charges a cycle; `balance`: the customer pays a failed cycle; `card`: the customer adds a card; `again`:
 * the service charges a cycle again whose payment failed later.
 */
export const PURPOSES = ["setup", "cycle", "balance", "card", "again"] as const;
export type Purpose = (typeof PURPOSES)[number];

export const CANCELLATION_MODES = ["immediate", "at_period_end"] as const;
export type CancellationMode = (typeof CANCELLATION_MODES)[number];

export const CHANGED_FIELDS = [
  "recurring_amount",
  "description",
  "customer_email",
  "card",
  "backup_card",
  "pause_on",
  "resume_on",
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];
