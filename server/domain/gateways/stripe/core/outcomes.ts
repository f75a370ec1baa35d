/** What Stripe's statuses mean here. What the tables lack is undecided: nothing is guessed from a new word. */
import type { GatewayOutcome } from "../../core/result";
import type { CheckoutSession, PaymentIntent, SetupIntent, StripeRefund } from "./wire";

/** What became of the money, and where it is. */
export type Standing = { readonly outcome: GatewayOutcome; readonly stage?: "held" | "taken" };

const PENDING: Standing = { outcome: "pending" };

const INTENTS: Readonly<Record<string, Standing>> = {
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
export function standingOfIntent({ status, last_payment_error }: IntentStatus): Standing {
  if (status === "requires_payment_method" && last_payment_error) return { outcome: "failed" };
  return INTENTS[status] ?? PENDING;
}

/** A card that a page kept without a payment. */
export function standingOfSetup({ status }: Pick<SetupIntent, "status">): Standing {
  if (status === "succeeded") return { outcome: "success" };
  return status === "canceled" ? { outcome: "canceled" } : PENDING;
}

/**
 * A page, with what the customer did on it; null where nothing was begun. A declined try leaves the page
 * open: the customer may try again there.
 */
export function standingOfPage(
  { status, payment_status }: Pick<CheckoutSession, "status" | "payment_status">,
  intent: IntentStatus | null,
  setup: Pick<SetupIntent, "status"> | null = null,
): Standing {
  const decided = intent === null ? PENDING : (INTENTS[intent.status] ?? PENDING);
  if (decided.outcome !== "pending") return decided;
  if (setup !== null && status === "complete") return standingOfSetup(setup);
  if (status === "expired") return { outcome: "canceled" };
  // A method that is decided later was refused after the page was done.
  const refusedLater = intent?.status === "requires_payment_method" && payment_status === "unpaid";
  return status === "complete" && refusedLater ? { outcome: "failed" } : PENDING;
}

/** A refund. One that succeeded may fail days later. */
export function outcomeOfRefund({ status }: Pick<StripeRefund, "status">): GatewayOutcome {
  return REFUNDS[status ?? ""] ?? "pending";
}
