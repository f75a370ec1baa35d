/** What a customer may do on the self-service page (Spec, "Subscription rules" 10; decision 0109). */
import { mayUndoCancellation } from "./cancellation";
import { isBilled, isTerminal } from "./machine";
import type { SubscriptionState } from "./words";

/** The subscription's state as its customer sees it. */
export type SelfServiceState = {
  /** As every reader sees it: a setup whose session is over reads `setup_failed`. */
  readonly status: SubscriptionState;
  readonly cancelAtPeriodEnd: boolean;
  readonly cancellationInitiator: "merchant" | "customer" | null;
  /** A charge has no answer yet. */
  readonly checking: boolean;
  /** The plan's last day is past. */
  readonly isPlanOver: boolean;
};

/** The forms that the page shows. */
export type PermittedActions = {
  readonly finishSetup: boolean;
  readonly retrySetup: boolean;
  readonly pay: boolean;
  readonly changeCard: boolean;
  readonly cancel: boolean;
  readonly keep: boolean;
};

/**
 * A pending cancellation stops the setup; only the customer's own can be taken back; a charge without an
 * answer stops another.
 */
export function permitted(state: SelfServiceState): PermittedActions {
  const { status, cancelAtPeriodEnd, checking, isPlanOver } = state;
  const maySetUp = !cancelAtPeriodEnd && !checking && !isPlanOver;
  return {
    finishSetup: status === "pending_setup" && maySetUp,
    retrySetup: status === "setup_failed" && maySetUp,
    pay: status === "past_due" && !checking,
    changeCard: isBilled(status) || status === "past_due",
    cancel: !isTerminal(status) && !cancelAtPeriodEnd,
    keep: mayUndoCancellation(state),
  };
}
