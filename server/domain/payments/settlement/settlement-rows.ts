/** Makes the rows of a decided attempt: its changes, their records and the event. Reads nothing. */

import type { TokenView } from "@/server/domain/cards";
import { gatewayOf, isConnector } from "@/server/domain/gateways";
import { signingKey } from "@/server/domain/merchants";
import {
  type AttemptState,
  isInFlight,
  isOnPage,
  isPayable,
  type SessionState,
  settledAmounts,
} from "@/server/domain/sessions";
import { newEvent, newEventIds, standardSignature, subscriptionSignature } from "@/server/domain/webhooks";
import { toWire } from "@/server/kernel/money";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { SignedPaymentEvent } from "../contract";
import { type PaymentEvent, paymentEvent } from "../core/payment-event";
import type { Payment } from "../record/payment";
import type { ChargeOutcome } from "./charge-outcome";
import { messageOf, PAGE_NOT_OPENED } from "./charge-outcome";
import type { Settlement } from "./decide-settlement";
import type { AttemptChange, SettlementRows, StateStep } from "./write-settlement";

/** Real seconds for which the delivery is leased to the request that waits for it (decision 0053). */
const LEASE_SECONDS = 20;

/** A cancellation always has a message; a withdrawn attempt has none. */
const CANCELED = "Canceled at the gateway.";

export type DecidedPayment = {
  readonly payment: Payment;
  readonly outcome: ChargeOutcome;
  readonly decision: Extract<Settlement, { kind: "settle" }>;
  /** The token object of the wire, if a card was kept or charged. */
  readonly card: TokenView | null;
  /** The request waits for the webhook of a final state. */
  readonly deliverInline: boolean;
  /** The merchant is informed by the answer to its own call. */
  readonly suppressWebhook: boolean;
};

/** What the caller of a direct charge is told. */
export type DirectChargeResult = {
  readonly state: AttemptState;
  /** The gateway's reason if it refused. */
  readonly message: string | null;
  /** The gateway's answer unchanged; empty if it gave none. */
  readonly gatewayResponse: Readonly<Record<string, unknown>>;
  /** The signed payment event, as a webhook would carry it. */
  readonly event: SignedPaymentEvent;
};

/**
 * The rows of one settlement, and what its caller is told; a delivery is leased to the request that waits for
 * it.
 */
export function settlementRows(
  ctx: Ctx,
  decided: DecidedPayment,
): SettlementRows & { readonly told: DirectChargeResult } {
  const { payment, decision } = decided;
  const { session, attempt } = payment;
  const now = ctx.now();
  const state = decision.session.at(-1)?.to ?? session.state;
  const change = attemptChange(decided);
  const amounts = decision.succeeded ? settledAmounts(attempt, collects(decided)) : null;
  const number = session.eventCount + 1;
  const changed = amounts && { settledAmount: amounts.settled, paidAmount: amounts.paid };
  const { event, delivery, signed } = newPaymentEvent(ctx, {
    payment: { ...payment, session: { ...session, ...changed, state }, attempt: { ...attempt, ...change } },
    number,
    cause: `${decision.isLate ? "late-attempt" : "attempt"}:${attempt.id}`,
    url: decided.suppressWebhook ? null : payment.webhook.webhookUrl,
    isLeased: decided.deliverInline && !isPayable(state),
    now,
  });
  const settled = amounts && {
    settledAmount: toWire(amounts.settled),
    paidAmount: toWire(amounts.paid),
    operation: attempt.operation,
    pgCode: attempt.pgCode,
  };
  return {
    merchantId: ctx.merchant.id,
    attempt: change,
    wasLive: isOnPage(attempt) || isInFlight(attempt),
    session: { id: session.id, state, settled, eventCount: number, final: !isPayable(state) },
    steps: stepsOf(decided),
    event,
    delivery,
    at: now,
    told: {
      state: change.state,
      message: change.message,
      gatewayResponse: change.gatewayResponse ?? {},
      event: signed,
    },
  };
}

/** Cash has not been collected when it is agreed upon, and an authorization has collected nothing. */
function collects({ payment, outcome }: DecidedPayment): boolean {
  return payment.attempt.operation === "purchase" && outcome.outcome !== "cash_agreed";
}

function attemptChange(decided: DecidedPayment): AttemptChange {
  const { payment, outcome, decision, card } = decided;
  const raw = outcome.answer?.raw ?? {};
  return {
    id: payment.attempt.id,
    state: decision.attempt.to,
    message: messageOf(outcome) ?? (outcome.outcome === "canceled" ? CANCELED : null),
    gatewayResponse: Object.keys(raw).length === 0 ? null : raw,
    pgParams: outcome.answer?.params ?? {},
    watchPage: leavesPage(decided),
    decline: outcome.answer?.decline ?? null,
    gatewayRefs: { ...payment.attempt.gatewayRefs, ...outcome.answer?.refs },
    card,
  };
}

/** A page that its customer left, or that was asked for without an answer, may be open at the gateway. */
function leavesPage({ payment: { attempt }, outcome }: DecidedPayment): boolean {
  return attempt.pageExpiresAt !== null && (outcome.decidedBy === "customer" || outcome === PAGE_NOT_OPENED);
}

function stepsOf({ payment, decision }: DecidedPayment): StateStep[] {
  return [
    { machine: "attempt", objectId: payment.attempt.id, ...decision.attempt },
    ...decision.session.map((taken) => ({ machine: "session" as const, objectId: payment.session.id, ...taken })),
  ];
}

export type NewPaymentEvent = {
  /** In the states that the event reports. */
  readonly payment: Payment;
  readonly number: number;
  readonly cause: string;
  readonly url: string | null;
  /** The delivery belongs to this request for a while: no driver takes it. */
  readonly isLeased: boolean;
  readonly now: Date;
};

/**
 * The signed event of a payment and its delivery; the payment type says which of the two body signatures it
 * carries (decision 0054).
 */
export function newPaymentEvent(ctx: Ctx, { payment, number, cause, url, isLeased, now }: NewPaymentEvent) {
  const { session } = payment;
  return newEvent(signingKey(payment.webhook), {
    merchantId: ctx.merchant.id,
    kind: "payment",
    objectId: session.id,
    number,
    cause,
    payload: paymentEventOf(payment, now),
    url,
    occurredAt: now,
    variant: PAYMENT_TYPES[session.paymentType].signature,
    leaseUntil: isLeased ? addSeconds(ctx.realNow(), LEASE_SECONDS) : null,
    ids: newEventIds(ctx.realNow()),
  });
}

/** The payment event, unsigned. */
function paymentEventOf(payment: Payment, at: Date): PaymentEvent {
  const { attempt, account } = payment;
  const gateway = { code: attempt.pgCode, name: gatewayName(attempt.connector), isSandbox: account.isSandbox };
  return paymentEvent({ ...payment, gateway, at });
}

/** The payment event with the signature of its body, for callers that are answered with it. */
export function signedEventOf(payment: Payment, at: Date): SignedPaymentEvent {
  const payload = paymentEventOf(payment, at);
  const { signature } = PAYMENT_TYPES[payment.session.paymentType];
  const sign = signature === "subscription" ? subscriptionSignature : standardSignature;
  return { ...payload, signature: sign(signingKey(payment.webhook).hmacKey, payload) };
}

/** The same payment with the session in another state, as a reader sees it. */
export function inState(payment: Payment, state: SessionState): Payment {
  return { ...payment, session: { ...payment.session, state } };
}

/** The gateway kind on the wire; a connector that this version no longer has keeps its identifier. */
function gatewayName(connector: string): string {
  return isConnector(connector) ? gatewayOf(connector).name : connector;
}
