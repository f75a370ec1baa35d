/** What decided an attempt: the answer of a gateway, or what someone else did about it. */
import { type GatewayOutcome, type GatewayResult, storable } from "@/server/domain/gateways";
import type { PartOf } from "@/server/kernel/words";

/**
 * How an attempt was decided. A customer gives up one attempt (`canceled`) or the whole session
 * (`session_canceled`); a merchant agrees that cash is paid on delivery (`cash_agreed`); wallets cover the
 * whole amount; the service finds that its charge cannot be made, or was never made; a person finds out what
 * no gateway could tell.
 */
export type ChargeOutcome =
  | { readonly decidedBy: "gateway"; readonly outcome: GatewayOutcome; readonly answer: GatewayResult }
  | (NoAnswer & { readonly decidedBy: "customer"; readonly outcome: "canceled" | "session_canceled" })
  | (NoAnswer & { readonly decidedBy: "merchant"; readonly outcome: "cash_agreed" })
  | (NoAnswer & { readonly decidedBy: "wallet"; readonly outcome: "success" })
  | (NoAnswer & { readonly decidedBy: "person"; readonly outcome: PartOf<GatewayOutcome, "success" | "error"> })
  | (NoAnswer & {
      readonly decidedBy: "service";
      readonly outcome: PartOf<GatewayOutcome, "failed" | "error" | "canceled">;
    });

/** Decided without a gateway; the message is ours, null if there is nothing to explain. */
type NoAnswer = { readonly answer: null; readonly message: string | null };

/** Who decided. */
export type DecidedBy = ChargeOutcome["decidedBy"];

/** What the decision table knows an outcome by. */
export type OutcomeWord = ChargeOutcome["outcome"];

const CANCELED_BY_CUSTOMER = "Canceled by the customer.";

/** The gateway's answer, cut and cleaned to what a column can hold. */
export function gatewayAnswered(answer: GatewayResult): ChargeOutcome {
  return { decidedBy: "gateway", outcome: answer.outcome, answer: storable(answer) };
}

/** The customer gave up the attempt on the gateway's page. */
export const ATTEMPT_CANCELED: ChargeOutcome = {
  decidedBy: "customer",
  outcome: "canceled",
  answer: null,
  message: CANCELED_BY_CUSTOMER,
};

/** The customer gave up the session on the checkout. */
export const SESSION_CANCELED: ChargeOutcome = {
  decidedBy: "customer",
  outcome: "session_canceled",
  answer: null,
  message: CANCELED_BY_CUSTOMER,
};

/** The merchant said that the customer pays in cash on delivery. */
export const CASH_AGREED: ChargeOutcome = {
  decidedBy: "merchant",
  outcome: "cash_agreed",
  answer: null,
  message: null,
};

/** The customer's wallets paid the whole amount. */
export const COVERED_BY_WALLET: ChargeOutcome = {
  decidedBy: "wallet",
  outcome: "success",
  answer: null,
  message: null,
};

/** The gateway knows nothing of the charge, and it cannot be sent again. */
export const NEVER_CHARGED: ChargeOutcome = {
  decidedBy: "service",
  outcome: "error",
  answer: null,
  message: "The payment did not reach the gateway.",
};

/** The gateway did not say that its page is open, so that nobody has seen it; the resolver ends it. */
export const PAGE_NOT_OPENED: ChargeOutcome = {
  decidedBy: "service",
  outcome: "error",
  answer: null,
  message: "The payment page of the gateway could not be opened.",
};

/** The gateway's own page ended without a payment. */
export const PAGE_ENDED: ChargeOutcome = {
  decidedBy: "service",
  outcome: "canceled",
  answer: null,
  message: "The payment page ended without a payment.",
};

/** A person looked it up at the gateway: the charge happened as asked, or it did not. */
export function personFound(happened: boolean): ChargeOutcome {
  const message = happened ? null : "The payment did not happen at the gateway.";
  return { decidedBy: "person", outcome: happened ? "success" : "error", answer: null, message };
}

/** The service could not ask any gateway to charge, for this reason. */
export function notChargeable(reason: string): ChargeOutcome {
  return { decidedBy: "service", outcome: "failed", answer: null, message: reason };
}

/** Why the attempt did not succeed, in the words of the one who decided; null if no reason was given. */
export function messageOf(outcome: ChargeOutcome): string | null {
  return outcome.answer === null ? outcome.message : outcome.answer.message;
}
