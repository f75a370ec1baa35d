/** What a customer may do on the self-service page (Spec, "Subscription rules" 10; decision §12). */
import { mayKeep } from "./cancellation";
import { isBilled, isTerminal, type SubscriptionState } from "./machine";

/** How a subscription stands in its customer's eyes. */
export type Standing = {
  /** As every reader sees it: a setup whose session is over reads `setup_failed`. */
  readonly status: SubscriptionState;
  readonly cancelAtPeriodEnd: boolean;
  readonly cancellationInitiator: "merchant" | "customer" | null;
  /** A charge has no answer yet. */
  readonly checking: boolean;
};

/** The forms that the page shows. */
export type Permitted = {
  readonly finishSetup: boolean;
  readonly retrySetup: boolean;
  readonly pay: boolean;
  readonly changeCard: boolean;
  readonly cancel: boolean;
  readonly keep: boolean;
};

/** A pending cancellation stops the setup; only the customer's own can be taken back; a charge without an answer stops another. */
export function permitted(standing: Standing): Permitted {
  const { status, cancelAtPeriodEnd, checking } = standing;
  return {
    finishSetup: status === "pending_setup" && !cancelAtPeriodEnd && !checking,
    retrySetup: status === "setup_failed" && !cancelAtPeriodEnd && !checking,
    pay: status === "past_due" && !checking,
    changeCard: isBilled(status) || status === "past_due",
    cancel: !isTerminal(status) && !cancelAtPeriodEnd,
    keep: mayKeep(standing),
  };
}
