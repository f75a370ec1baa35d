/** Makes the rows of a decided attempt: what changes, what is recorded and what the merchant hears. Reads nothing. */
import { randomBytes } from "node:crypto";
import { prefixed } from "../../kernel/ids";
import { toWire } from "../../kernel/money";
import { addSeconds } from "../../kernel/time";
import type { Ctx } from "../../kernel/types";
import { type GatewayResult, gatewayOf, isConnector } from "../gateways";
import { webhookKeys } from "../merchants";
import { isPayable, type SessionState } from "../sessions";
import type { WalletTransaction } from "../wallet";
import { newEvent, standardSignature, subscriptionSignature } from "../webhooks";
import { settledAmounts } from "./core/amounts";
import { type PaymentEvent, paymentEvent } from "./core/payment-event";
import type { Settlement } from "./decide-settlement";
import type { PaymentFacts } from "./payment-facts";
import type { AttemptChange, SettlementRows, StateStep } from "./write-settlement";

/** Real seconds for which the delivery belongs to the request that waits for it (decision §6). */
const LEASE_SECONDS = 20;

/** A cancellation always has a message; a withdrawn attempt has none. */
const CANCELED = "Canceled at the gateway.";

export type Decided = {
  readonly facts: PaymentFacts;
  readonly result: GatewayResult;
  readonly decision: Extract<Settlement, { kind: "settle" }>;
  /** The token object of the wire, where a card was kept or charged. */
  readonly card: Readonly<Record<string, unknown>> | null;
  /** The committed legs of the wallets that paid a part; none unless given. */
  readonly walletTransactions?: readonly WalletTransaction[];
  /** The request waits for the webhook of a final state. */
  readonly wait: boolean;
  /** The merchant hears of it by the answer to its own call. */
  readonly quiet?: boolean | undefined;
  /** On the merchant's clock. */
  readonly now: Date;
};

/** The rows of one settlement; a delivery is leased to the request that waits for it. */
export function settlementRows(ctx: Ctx, decided: Decided): SettlementRows {
  const { facts, decision, now } = decided;
  const { attempt } = facts;
  const session = { ...facts.session, walletTransactions: decided.walletTransactions ?? [] };
  const state = decision.session.at(-1)?.to ?? session.state;
  const change = attemptChange(decided);
  const amounts = decision.succeeded ? settledAmounts(attempt, collects(decided)) : null;
  const number = session.eventCount + 1;
  const { event, delivery } = newPaymentEvent(ctx, {
    facts: { ...facts, session: { ...session, ...amounts, state }, attempt: { ...attempt, ...change } },
    number,
    cause: `${decision.late ? "late-attempt" : "attempt"}:${attempt.id}`,
    url: decided.quiet === true ? null : facts.webhook.webhookUrl,
    leased: decided.wait && !isPayable(state),
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
    session: { id: session.id, state, settled, eventCount: number, final: !isPayable(state) },
    steps: stepsOf(decided),
    event,
    delivery,
    at: now,
  };
}

/** Cash is not in the merchant's hands when it is agreed upon, as little as an authorization. */
function collects({ facts, decision }: Decided): boolean {
  return facts.attempt.operation === "purchase" && decision.attempt.to !== "cod";
}

function attemptChange({ facts, result, decision, card }: Decided): AttemptChange {
  return {
    id: facts.attempt.id,
    state: decision.attempt.to,
    message: result.message ?? (result.outcome === "canceled" ? CANCELED : null),
    gatewayResponse: Object.keys(result.raw).length === 0 ? null : result.raw,
    pgParams: result.params,
    card,
  };
}

function stepsOf({ facts, decision }: Decided): StateStep[] {
  return [
    { machine: "attempt", objectId: facts.attempt.id, ...decision.attempt },
    ...decision.session.map((step) => ({ machine: "session" as const, objectId: facts.session.id, ...step })),
  ];
}

export type NewPaymentEvent = {
  /** As they stand when the event tells of them. */
  readonly facts: PaymentFacts;
  readonly number: number;
  readonly cause: string;
  readonly url: string | null;
  /** The delivery belongs to this request for a while: no driver takes it. */
  readonly leased: boolean;
  readonly now: Date;
};

/** The signed event of a payment and its delivery; `auto_pay` sessions are signed in the subscriptions' way (decision §9). */
export function newPaymentEvent(ctx: Ctx, { facts, number, cause, url, leased, now }: NewPaymentEvent) {
  return newEvent(webhookKeys(facts.webhook), {
    merchantId: ctx.merchant.id,
    kind: "payment",
    objectId: facts.session.id,
    number,
    cause,
    payload: paymentEventOf(facts, now),
    url,
    occurredAt: now,
    variant: signatureVariant(facts.session.paymentType),
    leaseUntil: leased ? addSeconds(ctx.realNow(), LEASE_SECONDS) : null,
    ids: { event: prefixed("evt", randomBytes(25)), delivery: prefixed("dlv", randomBytes(25)) },
  });
}

/** Which of the two body signatures a session's events carry. */
function signatureVariant(paymentType: string): "standard" | "subscription" {
  return paymentType === "auto_pay" ? "subscription" : "standard";
}

/** The payment event of these facts, unsigned. */
function paymentEventOf(facts: PaymentFacts, at: Date) {
  const { session, attempt, account, initiator } = facts;
  const gateway = { code: attempt.pgCode, name: gatewayName(attempt.connector), isSandbox: account.isSandbox };
  return paymentEvent({ session, attempt, gateway, initiator, at });
}

/** The payment event of these facts with the signature of its body, for callers that are answered with it. */
export function signedEventOf(facts: PaymentFacts, at: Date): PaymentEvent {
  const payload = paymentEventOf(facts, at);
  const sign =
    signatureVariant(facts.session.paymentType) === "subscription" ? subscriptionSignature : standardSignature;
  return { ...payload, signature: sign(webhookKeys(facts.webhook).hmacKey, payload) };
}

/** The same facts with the session in another state, as a reader sees it. */
export function inState(facts: PaymentFacts, state: SessionState): PaymentFacts {
  return { ...facts, session: { ...facts.session, state } };
}

/** The gateway kind on the wire; a connector that this version no longer has keeps its identifier. */
function gatewayName(connector: string): string {
  return isConnector(connector) ? gatewayOf(connector).name : connector;
}
