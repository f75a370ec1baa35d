import { type GatewayOutcome, type GatewayResult, storable } from "@/server/domain/gateways";
import type { PartOf } from "@/server/kernel/words";

/**
 * Why a charge ended without a gateway's answer: a customer cancels one attempt (`canceled`) or the session
 * (`session_canceled`); a merchant agrees to cash on delivery (`cash_agreed`) or received it; wallets cover
 * everything; the service cannot make, or never made, the charge; a person found the outcome.
 */
export type ChargeOutcome =
  | { readonly settledBy: "gateway"; readonly outcome: GatewayOutcome; readonly answer: GatewayResult }
  | (NoAnswer & { readonly settledBy: "customer"; readonly outcome: "canceled" | "session_canceled" })
  | (NoAnswer & { readonly settledBy: "merchant"; readonly outcome: "cash_agreed" | "cash_collected" })
  | (NoAnswer & { readonly settledBy: "wallet"; readonly outcome: "success" })
  | (NoAnswer & { readonly settledBy: "person"; readonly outcome: PartOf<GatewayOutcome, "success" | "error"> })
  | (NoAnswer & {
      readonly settledBy: "service";
      readonly outcome: PartOf<GatewayOutcome, "failed" | "error" | "canceled">;
    });

/** The outcome of a charge without a gateway's answer; `message` is this service's text, null without one. */
type NoAnswer = { readonly answer: null; readonly message: string | null };

export type SettledBy = ChargeOutcome["settledBy"];

export type OutcomeWord = ChargeOutcome["outcome"];

const CANCELED_BY_CUSTOMER = "Canceled by the customer.";

export function gatewayAnswered(answer: GatewayResult): ChargeOutcome {
  return { settledBy: "gateway", outcome: answer.outcome, answer: storable(answer) };
}

export const ATTEMPT_CANCELED: ChargeOutcome = {
  settledBy: "customer",
  outcome: "canceled",
  answer: null,
  message: CANCELED_BY_CUSTOMER,
};

export const SESSION_CANCELED: ChargeOutcome = {
  settledBy: "customer",
  outcome: "session_canceled",
  answer: null,
  message: CANCELED_BY_CUSTOMER,
};

export const CASH_AGREED: ChargeOutcome = {
  settledBy: "merchant",
  outcome: "cash_agreed",
  answer: null,
  message: null,
};

export const CASH_COLLECTED: ChargeOutcome = {
  settledBy: "merchant",
  outcome: "cash_collected",
  answer: null,
  message: null,
};

export const COVERED_BY_WALLET: ChargeOutcome = {
  settledBy: "wallet",
  outcome: "success",
  answer: null,
  message: null,
};

/** The outcome of a charge that the gateway does not know and that cannot be sent again. */
export const NEVER_CHARGED: ChargeOutcome = {
  settledBy: "service",
  outcome: "error",
  answer: null,
  message: "The payment did not reach the gateway.",
};

/**
 * The outcome if the gateway did not confirm that its page is open: no customer has seen the page, and a job
 * ends it.
 */
export const PAGE_NOT_OPENED: ChargeOutcome = {
  settledBy: "service",
  outcome: "error",
  answer: null,
  message: "The payment page of the gateway could not be opened.",
};

export const PAGE_ENDED: ChargeOutcome = {
  settledBy: "service",
  outcome: "canceled",
  answer: null,
  message: "The payment page ended without a payment.",
};

export function personFound(happened: boolean): ChargeOutcome {
  const message = happened ? null : "The payment did not happen at the gateway.";
  return { settledBy: "person", outcome: happened ? "success" : "error", answer: null, message };
}

export function notChargeable(reason: string): ChargeOutcome {
  return { settledBy: "service", outcome: "failed", answer: null, message: reason };
}

export function messageOf(outcome: ChargeOutcome): string | null {
  return outcome.answer === null ? outcome.message : outcome.answer.message;
}
