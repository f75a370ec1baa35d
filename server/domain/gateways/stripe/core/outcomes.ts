/** What Stripe's statuses mean here. What the tables lack is undecided: a new word is not guessed at. */
import type { GatewayOutcome } from "../../core/words";
import type { CheckoutSession, PaymentIntent, SetupIntent, StripeRefund } from "./wire";

/** What became of the money, and where it is. */
export type ChargeState = { readonly outcome: GatewayOutcome; readonly stage?: "held" | "taken" };

const PENDING: ChargeState = { outcome: "pending" };

const INTENTS: Readonly<Record<string, ChargeState>> = {
  requires_capture: { outcome: "success", stage: "held" },
  succeeded: { outcome: "success", stage: "taken" },
  canceled: { outcome: "canceled" },
};

const REFUNDS: Readonly<Record<string, GatewayOutcome>> = {
  succeeded: "success",
  failed: "failed",
  canceled: "failed",
};

type IntentStatus = Pick<PaymentIntent, "status" | "last_payment_error">;

/** A charge that we confirmed ourselves: a refused one waits for another card, which will not come. */
export function stateOfIntent({ status, last_payment_error }: IntentStatus): ChargeState {
  if (status === "requires_payment_method" && last_payment_error) return { outcome: "failed" };
  return INTENTS[status] ?? PENDING;
}

/** A card that a page kept without a payment. */
export function stateOfSetup({ status }: Pick<SetupIntent, "status">): ChargeState {
  if (status === "succeeded") return { outcome: "success" };
  return status === "canceled" ? { outcome: "canceled" } : PENDING;
}

/**
 * A page, with what the customer did on it; null where nothing was begun. A declined try leaves the page
 * open: the customer may try again there.
 */
export function stateOfPage(
  { status, payment_status }: Pick<CheckoutSession, "status" | "payment_status">,
  intent: IntentStatus | null,
  setup: Pick<SetupIntent, "status"> | null = null,
): ChargeState {
  const decided = intent === null ? PENDING : (INTENTS[intent.status] ?? PENDING);
  if (decided.outcome !== "pending") return decided;
  if (setup !== null && status === "complete") return stateOfSetup(setup);
  if (status === "expired") return { outcome: "canceled" };
  // A method that is decided later was refused after the page was done.
  const refusedLater = intent?.status === "requires_payment_method" && payment_status === "unpaid";
  return status === "complete" && refusedLater ? { outcome: "failed" } : PENDING;
}

/** A refund. One that succeeded may fail days later. */
export function outcomeOfRefund({ status }: Pick<StripeRefund, "status">): GatewayOutcome {
  return REFUNDS[status ?? ""] ?? "pending";
}
