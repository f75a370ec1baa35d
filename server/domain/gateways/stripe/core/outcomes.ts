/** Unknown statuses count as pending. */
import type { GatewayOutcome } from "../../core/words";
import type { CheckoutSession, PaymentIntent, SetupIntent, StripeRefund } from "./wire";

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

/** The outcome of a charge by the API: a refusal is final, because no other card can be tried. */
export function stateOfIntent({ status, last_payment_error }: IntentStatus): ChargeState {
  if (status === "requires_payment_method" && last_payment_error) return { outcome: "failed" };
  return INTENTS[status] ?? PENDING;
}

/** The outcome of a page that saves a card without a payment. */
export function stateOfSetup({ status }: Pick<SetupIntent, "status">): ChargeState {
  if (status === "succeeded") return { outcome: "success" };
  return status === "canceled" ? { outcome: "canceled" } : PENDING;
}

/**
 * The outcome of a hosted page; null if the customer has begun nothing. After a decline the page stays open,
 * and the customer may try again.
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
  const refusedLater = intent?.status === "requires_payment_method" && payment_status === "unpaid";
  return status === "complete" && refusedLater ? { outcome: "failed" } : PENDING;
}

/** A successful refund may fail days later. */
export function outcomeOfRefund({ status }: Pick<StripeRefund, "status">): GatewayOutcome {
  return REFUNDS[status ?? ""] ?? "pending";
}
