/**
 * Decides what a cancellation changes, and when (Spec, "Subscription rules" 8 and 10, "Canceling
 * subscriptions").
 */
import { addDays, type CivilDate } from "@/server/kernel/time";
import type { Initiator } from "@/server/kernel/words";
import { isTerminal, type SubscriptionEvent } from "./machine";
import { firstAfter, type Plan } from "./schedule";
import type { CancellationMode, CycleState, SubscriptionState } from "./words";

export type Cancellation = {
  readonly initiator: Initiator;
  readonly reason: string | null;
  readonly note: string | null;
};

export type CancellationRequested = Cancellation & { readonly mode: CancellationMode };

/** The subscription's facts that decide a cancellation. Civil dates are in the merchant's time zone. */
export type CancellationFacts = Pick<Plan, "frequency" | "startDate"> & {
  readonly status: SubscriptionState;
  readonly cancelAtPeriodEnd: boolean;
  readonly cancelOn: CivilDate | null;
  readonly cancellationInitiator: Initiator | null;
  readonly cancellationReason: string | null;
  readonly cancellationNote: string | null;
};

/**
 * `over`: nothing can be canceled; `unchanged`: a cancellation is already pending; `pending`: it takes effect
 * on `cancelOn`, or waits while that is null; `now`: it takes effect at once.
 */
export type CancellationDecision =
  | { readonly kind: "over" | "unchanged" }
  | { readonly kind: "pending"; readonly cancelOn: CivilDate | null; readonly cancellation: Cancellation }
  | { readonly kind: "now"; readonly cancellation: Cancellation };

/**
 * The day from which a cancellation counts (Spec, "Canceling subscriptions"). After a change of time zone
 * today may precede billed cycles; billed periods are not cut short, and a charge in flight is not canceled.
 */
export function requestDay(
  newest: { readonly status: CycleState; readonly scheduledDate: CivilDate } | null,
  today: CivilDate,
): CivilDate {
  if (newest === null) return today;
  const passed = newest.status === "scheduled" ? addDays(newest.scheduledDate, -1) : newest.scheduledDate;
  return passed > today ? passed : today;
}

/** @param today the civil day that {@link requestDay} returns */
export function decideCancellation(
  subscription: CancellationFacts,
  { mode, ...request }: CancellationRequested,
  today: CivilDate,
): CancellationDecision {
  const { status, cancelAtPeriodEnd, cancellationInitiator, cancelOn } = subscription;
  if (isTerminal(status)) return { kind: "over" };
  const takesOver = request.initiator === "merchant" && cancellationInitiator === "customer";
  if (mode === "at_period_end" && cancelAtPeriodEnd && !takesOver) return { kind: "unchanged" };
  if (mode === "at_period_end")
    return {
      kind: "pending",
      cancelOn: cancelOn ?? firstEffect(subscription, request.initiator, today),
      cancellation: request,
    };
  const own = cancellationInitiator === request.initiator;
  return {
    kind: "now",
    cancellation: {
      initiator: request.initiator,
      reason: request.reason ?? (own ? subscription.cancellationReason : null),
      note: request.note ?? (own ? subscription.cancellationNote : null),
    },
  };
}

/**
 * The day on which a cancellation takes effect; null if it waits. Before the setup has settled there is no
 * period to end; a customer's request waits for the outstanding balance.
 */
function firstEffect(subscription: CancellationFacts, initiator: Initiator, today: CivilDate): CivilDate | null {
  const { status } = subscription;
  if (status === "pending_setup" || status === "setup_failed") return null;
  if (status === "past_due" && initiator === "customer") return null;
  return firstAfter(subscription, today);
}

/**
 * When a pending cancellation takes effect after the subscription's `event`; null if there is none, or no day
 * yet. A customer's cancellation of a `past_due` subscription waits until the balance is paid, and then gets
 * a new date.
 */
export function cancelOnAfter(
  event: Extract<SubscriptionEvent, "setup_paid" | "setup_saved" | "balance_paid" | "retries_exhausted">,
  subscription: Pick<CancellationFacts, "cancelAtPeriodEnd" | "cancelOn" | "cancellationInitiator">,
  next: CivilDate,
): CivilDate | null {
  if (!subscription.cancelAtPeriodEnd) return null;
  if (event !== "retries_exhausted") return subscription.cancelOn ?? next;
  return subscription.cancellationInitiator === "customer" ? null : subscription.cancelOn;
}

export function mayUndoCancellation(
  subscription: Pick<CancellationFacts, "status" | "cancelAtPeriodEnd" | "cancellationInitiator">,
): boolean {
  const { status, cancelAtPeriodEnd, cancellationInitiator } = subscription;
  return !isTerminal(status) && cancelAtPeriodEnd && cancellationInitiator === "customer";
}
