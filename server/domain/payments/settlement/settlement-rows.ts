/** Makes the rows of a settled attempt: its changes, their history and the event. Has no side effects. */

import { gatewayDay, type NewBooking } from "@/server/domain/bookings";
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
import { bodySignature, newEvent, newEventIds } from "@/server/domain/webhooks";
import { type Money, subtract, toWire } from "@/server/kernel/money";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { SignedPaymentEvent } from "../contract";
import { type PaymentEvent, paymentEvent } from "../core/payment-event";
import type { Payment } from "../record/payment";
import type { ChargeOutcome } from "./charge-outcome";
import { messageOf, PAGE_NOT_OPENED } from "./charge-outcome";
import type { Settlement } from "./settlement-of";
import type { AttemptChange, SettlementRows, StateStep } from "./statements";

/**
 * Real seconds for which a waiting request leases the webhook's delivery (Spec, "Paying on the hosted
 * pages").
 */
const LEASE_SECONDS = 20;

/** Message of a cancellation without a gateway's text; withdrawn attempts have no message. */
const CANCELED = "Canceled at the gateway.";

export type AttemptSettlement = {
  readonly payment: Payment;
  readonly outcome: ChargeOutcome;
  readonly settlement: Extract<Settlement, { kind: "settle" }>;
  readonly card: TokenView | null;
  readonly deliverInline: boolean;
  readonly suppressWebhook: boolean;
};

export type DirectChargeResult = {
  readonly state: AttemptState;
  readonly message: string | null;
  readonly gatewayResponse: Readonly<Record<string, unknown>>;
  readonly event: SignedPaymentEvent;
};

export function settlementRows(
  ctx: Ctx,
  settling: AttemptSettlement,
): SettlementRows & { readonly directResult: DirectChargeResult } {
  const { payment, settlement } = settling;
  const { session, attempt } = payment;
  const now = ctx.now();
  const state = settlement.session.at(-1)?.to ?? session.state;
  const change = attemptChange(settling);
  const amounts = settlement.succeeded ? settledAmounts(attempt, collects(settling)) : null;
  const number = session.eventCount + 1;
  const cause = causeOf(settling, number);
  const changed = amounts && { settledAmount: amounts.settled, paidAmount: amounts.paid };
  const { event, delivery, signed } = newPaymentEvent(ctx, {
    payment: { ...payment, session: { ...session, ...changed, state }, attempt: { ...attempt, ...change } },
    number,
    cause,
    url: settling.suppressWebhook ? null : payment.webhook.webhookUrl,
    isLeased: settling.deliverInline && !isPayable(state),
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
    steps: stepsOf(settling),
    bookings:
      amounts === null || settling.outcome.outcome === "cash_agreed"
        ? []
        : bookingsOf(payment, {
            ...amounts,
            isCollected: collects(settling),
            cause,
            at: now,
            postDate: settling.outcome.answer?.params.post_date,
          }),
    event,
    delivery,
    at: now,
    directResult: {
      state: change.state,
      message: change.message,
      gatewayResponse: change.gatewayResponse ?? {},
      event: signed,
    },
  };
}

/**
 * The event's deduplication key. It contains the event's number for a payment that failed after its success,
 * because such a payment may be collected repeatedly.
 */
function causeOf({ payment: { attempt }, settlement, outcome }: AttemptSettlement, number: number): string {
  if (outcome.outcome === "cash_collected") return `cash-collected:${attempt.id}`;
  if (attempt.failureReason !== null) return `recaptured:${attempt.id}:${number}`;
  return `${settlement.isLate ? "late-attempt" : "attempt"}:${attempt.id}`;
}

/** True if the payment has collected money; false for agreed cash on delivery and for authorizations. */
function collects({ payment, outcome }: AttemptSettlement): boolean {
  if (outcome.outcome === "cash_collected") return true;
  return payment.attempt.operation === "purchase" && outcome.outcome !== "cash_agreed";
}

type BookedPayment = {
  readonly settled: Money;
  readonly paid: Money;
  readonly isCollected: boolean;
  readonly cause: string;
  readonly at: Date;
  readonly postDate?: unknown;
};

export function bookingsOf(
  { session, attempt }: Pick<Payment, "session" | "attempt">,
  { settled, paid, isCollected, cause, at, postDate }: BookedPayment,
): readonly NewBooking[] {
  const { merchantId, pgCode: gateway, referenceNumber: reference } = attempt;
  const gatewayDayOf = gatewayDay(postDate, at);
  const facts = {
    merchantId,
    cause,
    at,
    gatewayDay: gatewayDayOf,
    sessionId: session.id,
    type: session.type,
    reference,
    gateway,
  };
  if (!isCollected) return [{ ...facts, kind: "authorization", amount: settled }];
  return [
    { ...facts, kind: "purchase", amount: settled },
    { ...facts, kind: "fee", amount: subtract(paid, settled) },
  ];
}

function attemptChange(settling: AttemptSettlement): AttemptChange {
  const { payment, outcome, settlement, card } = settling;
  const raw = outcome.answer?.raw ?? {};
  return {
    id: payment.attempt.id,
    state: settlement.attempt.to,
    failureReason: null,
    message: messageOf(outcome) ?? (outcome.outcome === "canceled" ? CANCELED : null),
    gatewayResponse: Object.keys(raw).length === 0 ? null : raw,
    pgParams: outcome.answer?.params ?? {},
    watchPage: leavesPage(settling),
    decline: outcome.answer?.decline ?? null,
    gatewayRefs: { ...payment.attempt.gatewayRefs, ...outcome.answer?.refs },
    card,
  };
}

/**
 * True if the gateway's page may still be open, because the customer left the page or the gateway did not
 * confirm its opening.
 */
function leavesPage({ payment: { attempt }, outcome }: AttemptSettlement): boolean {
  return attempt.pageExpiresAt !== null && (outcome.settledBy === "customer" || outcome === PAGE_NOT_OPENED);
}

function stepsOf({ payment, settlement }: AttemptSettlement): StateStep[] {
  return [
    { machine: "attempt", objectId: payment.attempt.id, ...settlement.attempt },
    ...settlement.session.map((taken) => ({ machine: "session" as const, objectId: payment.session.id, ...taken })),
  ];
}

export type NewPaymentEvent = {
  readonly payment: Payment;
  readonly number: number;
  readonly cause: string;
  readonly url: string | null;
  readonly isLeased: boolean;
  readonly now: Date;
};

/**
 * A payment's signed event and its delivery; the payment type determines how the body is signed (Spec,
 * "Webhook deliveries").
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

function paymentEventOf(payment: Payment, at: Date): PaymentEvent {
  const { attempt, account } = payment;
  const gateway = { code: attempt.pgCode, name: gatewayName(attempt.connector), isSandbox: account.isSandbox };
  return paymentEvent({ ...payment, gateway, at });
}

export function signedEventOf(payment: Payment, at: Date): SignedPaymentEvent {
  const payload = paymentEventOf(payment, at);
  const { signature } = PAYMENT_TYPES[payment.session.paymentType];
  return { ...payload, signature: bodySignature(signature, signingKey(payment.webhook).hmacKey, payload) };
}

export function inState(payment: Payment, state: SessionState): Payment {
  return { ...payment, session: { ...payment.session, state } };
}

/** The gateway's name in the API; an unknown connector keeps its identifier. */
function gatewayName(connector: string): string {
  return isConnector(connector) ? gatewayOf(connector).name : connector;
}
