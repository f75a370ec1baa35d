/**
 * Decides what a customer may do on the self-service page (Spec, "Subscription rules" 10, "The self-service
 * page" 1 to 7).
 */
import type { Initiator } from "@/server/kernel/words";
import { mayUndoCancellation } from "./cancellation";
import { isTerminal } from "./machine";
import { mayChange } from "./pause";
import type { SubscriptionState } from "./words";

export type SelfServiceState = {
  /** The effective state: a setup whose session has ended counts as `setup_failed`. */
  readonly status: SubscriptionState;
  readonly cancelAtPeriodEnd: boolean;
  readonly cancellationInitiator: Initiator | null;
  readonly checking: boolean;
  readonly isPlanOver: boolean;
};

export type PermittedActions = {
  readonly finishSetup: boolean;
  readonly retrySetup: boolean;
  readonly pay: boolean;
  readonly changeCard: boolean;
  readonly cancel: boolean;
  readonly keep: boolean;
  readonly changeEmail: boolean;
};

/**
 * The permitted actions. A pending cancellation prevents the setup; only the customer's own cancellation can
 * be undone; a charge in flight prevents another.
 */
export function permitted(state: SelfServiceState): PermittedActions {
  const { status, cancelAtPeriodEnd, checking, isPlanOver } = state;
  const maySetUp = !cancelAtPeriodEnd && !checking && !isPlanOver;
  return {
    finishSetup: status === "pending_setup" && maySetUp,
    retrySetup: status === "setup_failed" && maySetUp,
    pay: status === "past_due" && !checking,
    changeCard: mayChange(status),
    cancel: !isTerminal(status) && !cancelAtPeriodEnd,
    keep: mayUndoCancellation(state),
    changeEmail: mayChange(status),
  };
}
