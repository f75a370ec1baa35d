/**
 * Decides how a payment's outcome changes a billing cycle and its subscription (Spec, "Subscription states",
 * "Billing cycle statuses", "Creating and billing subscriptions").
 */
import type { CivilDate } from "@/server/kernel/time";
import { type CycleEvent, isTerminal, type SubscriptionEvent } from "./machine";
import { firstAfter, firstOnOrAfter, type Plan } from "./schedule";
import type { CycleState, SubscriptionState } from "./words";

/** Civil dates of the plan are in the merchant's time zone. */
export type BillingState = {
  readonly plan: Plan;
  readonly status: SubscriptionState;
  readonly cycle: { readonly number: number; readonly status: CycleState; readonly scheduledDate: CivilDate } | null;
  readonly today: CivilDate;
};

export type FollowingCycle = { readonly number: number; readonly date: CivilDate };

export type BillingDecision = {
  readonly cycle: readonly CycleEvent[];
  readonly subscription: SubscriptionEvent | null;
  readonly next: FollowingCycle | null;
};

const NOTHING: BillingDecision = { cycle: [], subscription: null, next: null };

/** Events of a cycle that the customer's charge has paid (Spec, "Creating and billing subscriptions"). */
const OWN_CHARGE: readonly CycleEvent[] = ["charge_started", "succeeded"];

/**
 * The effect of a successful setup. A first charge is cycle 1, and the next cycle is dated after today;
 * otherwise cycle 1 may be dated today. A subscription that is set up or canceled is not set up again, but
 * the first charge of a canceled one counts as paid.
 */
export function setupSettled({ plan, status, cycle, today }: BillingState, free: boolean): BillingDecision {
  if (isTerminal(status)) return { ...NOTHING, cycle: cycle?.status === "scheduled" ? OWN_CHARGE : [] };
  if (status !== "pending_setup" && status !== "setup_failed") return NOTHING;
  if (free) return { cycle: [], subscription: "setup_saved", next: { number: 1, date: firstOnOrAfter(plan, today) } };
  return { cycle: OWN_CHARGE, subscription: "setup_paid", next: { number: 2, date: firstAfter(plan, today) } };
}

/**
 * The effect of a failed setup. After a `final` failure its session cannot be paid, so the setup ends. The
 * first charge of a canceled subscription is not retried.
 */
export function setupFailed({ status, cycle }: BillingState, final: boolean): BillingDecision {
  if (status === "canceled" && cycle?.status === "scheduled") return { ...NOTHING, cycle: ["canceled"] };
  return final && status === "pending_setup" ? { ...NOTHING, subscription: "setup_abandoned" } : NOTHING;
}

/**
 * The effect of a successful charge by the service, even a late success of an earlier attempt. The next date
 * follows the cycle's date, even in the past: missed periods are charged one by one.
 */
export function chargePaid(state: BillingState): BillingDecision {
  const { plan, status, cycle } = state;
  if (cycle?.status === "failed") return balancePaid(state);
  if (cycle === null || (cycle.status !== "processing" && cycle.status !== "retry_scheduled")) return NOTHING;
  if (isTerminal(status)) return { ...NOTHING, cycle: ["succeeded"] };
  const next = { number: cycle.number + 1, date: firstAfter(plan, cycle.scheduledDate) };
  return { cycle: ["succeeded"], subscription: status === "trialing" ? "charge_paid" : null, next };
}

export function chargeFailed({ status, cycle }: BillingState, retriesLeft: boolean): BillingDecision {
  if (cycle?.status !== "processing") return NOTHING;
  if (isTerminal(status)) return { ...NOTHING, cycle: ["canceled"] };
  if (retriesLeft) return { ...NOTHING, cycle: ["retry_planned"] };
  return { ...NOTHING, cycle: ["exhausted"], subscription: "retries_exhausted" };
}

/**
 * The effect of paying the outstanding balance. Past months are not billed. An ended subscription keeps its
 * failed cycle (Spec, "Canceling subscriptions"). After a change of time zone today may precede the cycle's
 * date, which is not billed twice.
 */
export function balancePaid({ plan, status, cycle, today }: BillingState): BillingDecision {
  if (status !== "past_due" || cycle?.status !== "failed") return NOTHING;
  const passed = today > cycle.scheduledDate ? today : cycle.scheduledDate;
  const next = { number: cycle.number + 1, date: firstAfter(plan, passed) };
  return { cycle: ["balance_paid"], subscription: "balance_paid", next };
}

export function zeroPaid({ plan, cycle }: BillingState): BillingDecision {
  if (cycle?.status !== "scheduled") return NOTHING;
  return {
    ...NOTHING,
    cycle: ["zero_paid"],
    next: { number: cycle.number + 1, date: firstAfter(plan, cycle.scheduledDate) },
  };
}
