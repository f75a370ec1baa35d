/**
 * States of subscriptions and billing cycles (Spec, "Subscription states", "Billing cycle statuses",
 * "Creating and billing subscriptions", "Canceling subscriptions").
 */
import type { TransitionTable } from "@/server/kernel/machine";
import type { CycleState, SubscriptionState } from "./words";

/**
 * `setup_paid`, `setup_saved`: the setup settled with, or without, a first charge; `charge_paid`: the first
 * nonzero charge after a trial; `balance_paid`: the outstanding balance was paid; `canceled`: the merchant
 * canceled immediately; `period_ended`: a cancellation at the period's end takes effect; `ended`: the plan's
 * last cycle is past.
 */
export type SubscriptionEvent =
  | "setup_paid"
  | "setup_saved"
  | "setup_abandoned"
  | "setup_retried"
  | "charge_paid"
  | "retries_exhausted"
  | "balance_paid"
  | "canceled"
  | "period_ended"
  | "ended";

const SETTLED = { setup_paid: "active", setup_saved: "trialing" } as const;
const LIVE = {
  retries_exhausted: "past_due",
  canceled: "canceled",
  period_ended: "canceled",
  ended: "expired",
} as const;

/**
 * A failed setup may still succeed late. The service never ends a `past_due` subscription by itself (Spec,
 * "Subscription rules" 8).
 */
export const SUBSCRIPTION: TransitionTable<SubscriptionState, SubscriptionEvent> = {
  pending_setup: { ...SETTLED, setup_abandoned: "setup_failed", canceled: "canceled" },
  setup_failed: { ...SETTLED, setup_retried: "pending_setup", canceled: "canceled" },
  trialing: { ...LIVE, charge_paid: "active" },
  active: LIVE,
  past_due: { balance_paid: "active", canceled: "canceled", period_ended: "canceled" },
  canceled: {},
  expired: {},
};

/** `zero_paid`: nothing was due; `balance_paid`: the balance was paid after the last retry had failed. */
export type CycleEvent =
  | "charge_started"
  | "zero_paid"
  | "succeeded"
  | "retry_planned"
  | "exhausted"
  | "balance_paid"
  | "canceled";

/** A cycle that waits for its retry becomes paid if an earlier attempt succeeds late. */
export const CYCLE: TransitionTable<CycleState, CycleEvent> = {
  scheduled: { charge_started: "processing", zero_paid: "paid", canceled: "canceled" },
  processing: { succeeded: "paid", retry_planned: "retry_scheduled", exhausted: "failed", canceled: "canceled" },
  retry_scheduled: { charge_started: "processing", succeeded: "paid", canceled: "canceled" },
  paid: {},
  failed: { balance_paid: "paid" },
  canceled: {},
};

export function isTerminal(state: SubscriptionState): boolean {
  return state === "canceled" || state === "expired";
}

export function isBilled(state: SubscriptionState): boolean {
  return state === "trialing" || state === "active";
}

/** True while the billing cycle must be paid; only the newest cycle can be open. */
export function isOpen(state: CycleState): boolean {
  return state === "scheduled" || state === "processing" || state === "retry_scheduled";
}

export function subscriptionState(text: string): SubscriptionState {
  if (!isKey(SUBSCRIPTION, text)) throw new RangeError(`Unknown subscription state ${text}`);
  return text;
}

export function cycleState(text: string): CycleState {
  if (!isKey(CYCLE, text)) throw new RangeError(`Unknown cycle state ${text}`);
  return text;
}

function isKey<S extends string>(table: Readonly<Record<S, unknown>>, text: string): text is S {
  return Object.hasOwn(table, text);
}
