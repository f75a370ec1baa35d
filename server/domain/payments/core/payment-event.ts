/**
 * The payment event: the body of payment webhooks and of the status query's answer (Spec, "Events", "Webhook
 * deliveries").
 */

import type { TokenView } from "@/server/domain/cards/contract";
import { type AttemptPrice, amountDetails } from "@/server/domain/sessions/attempts/core/amounts";
import { hasFailed, isCanceled, wireResult } from "@/server/domain/sessions/attempts/core/machine";
import type { ChildView } from "@/server/domain/sessions/contract/fields";
import { sentDetails } from "@/server/domain/sessions/core/details";
import { COLLECTED_STATES, SETTLED_STATES } from "@/server/domain/sessions/core/machine";
import type { AttemptState, SessionState } from "@/server/domain/sessions/core/words";
import type { WalletTransaction } from "@/server/domain/wallet/contract";
import type { JsonObject } from "@/server/kernel/json";
import { isZero, type Money, toWire } from "@/server/kernel/money";
import { timestampUtc } from "@/server/kernel/time";
import type { PaymentType } from "@/server/kernel/words";
import type { InitiatorView, SignedPaymentEvent } from "../contract";

/** The session's data; `details` holds optional request fields under their names in the API. */
type EventSession = {
  readonly id: string;
  readonly orderNo: string | null;
  readonly state: SessionState;
  readonly paymentType: PaymentType;
  readonly amount: Money;
  readonly settledAmount: Money;
  readonly paidAmount: Money;
  readonly refundedAmount: Money;
  readonly voidedAmount: Money;
  readonly customerId: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly details: JsonObject;
  readonly extra: JsonObject | null;
};

/** The attempt's data. A session without attempts reports a `pending` one without reference. */
type EventAttempt = AttemptPrice & {
  readonly state: AttemptState;
  /** The reference; empty without an attempt. */
  readonly referenceNumber: string;
  readonly message: string | null;
  readonly gatewayResponse: JsonObject | null;
  readonly pgParams: JsonObject;
  /** The token object of the API. */
  readonly card: TokenView | null;
};

type EventGateway = { readonly code: string; readonly name: string; readonly isSandbox: boolean };

/** The user, authenticated by password, who created the session. */
export type Initiator = {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
};

export type ReportedPayment = {
  readonly session: EventSession;
  readonly attempt: EventAttempt;
  readonly gateway: EventGateway;
  readonly initiator: Initiator | null;
  /** Child transactions in the API's form; empty when the payment itself is reported. */
  readonly transactions: readonly ChildView[];
  /** Committed wallet debits; empty without a wallet. */
  readonly walletTransactions: readonly WalletTransaction[];
  /** Time of the event, on the merchant's clock. */
  readonly at: Date;
};

/** The event before it is signed. */
export type PaymentEvent = Omit<SignedPaymentEvent, "signature">;

/** The fields with a value, without null, undefined and empty strings. */
function present<X = PaymentEvent>(fields: { readonly [K in keyof X]?: X[K] | "" | null }): Partial<X> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  ) as Partial<X>;
}

function unlessEmpty<T>(list: readonly T[]): T[] | null {
  return list.length === 0 ? null : [...list];
}

/** Amounts are decimal strings with their currency's decimals; `timestamp_utc` is UTC. */
export function paymentEvent(payment: ReportedPayment): PaymentEvent {
  const { session, attempt, gateway } = payment;
  const details = sentDetails(session.details);
  return {
    session_id: session.id,
    ...present({ order_no: session.orderNo }),
    reference_number: attempt.referenceNumber,
    result: wireResult(attempt.state),
    state: session.state,
    payment_type: session.paymentType,
    amount: toWire(session.amount),
    currency_code: session.amount.currency,
    amount_details: amountDetails(attempt),
    fee: `${toWire(attempt.fee)} ${attempt.fee.currency}`,
    ...sessionAmounts(session),
    gateway_account: gateway.code,
    gateway_name: gateway.name,
    ...(attempt.gatewayResponse === null ? {} : { gateway_response: attempt.gatewayResponse }),
    pg_params: attempt.pgParams,
    ...failureMessage(attempt),
    is_sandbox: gateway.isSandbox,
    initiator: initiatorView(payment.initiator),
    ...customerFields(session),
    ...present({
      agreement: details.agreement,
      card_acceptance_criteria: details.card_acceptance_criteria,
      token: attempt.card,
      transactions: unlessEmpty(payment.transactions),
      customer_wallet_transactions: unlessEmpty(payment.walletTransactions),
      extra: session.extra,
    }),
    timestamp_utc: timestampUtc(payment.at),
  };
}

/** An authorization has no `paid_amount` before a capture. */
function sessionAmounts(session: EventSession): Partial<PaymentEvent> {
  if (!SETTLED_STATES.has(session.state)) return {};
  const collected = COLLECTED_STATES.has(session.state) || !isZero(session.paidAmount);
  return {
    settled_amount: toWire(session.settledAmount),
    ...(collected ? { paid_amount: toWire(session.paidAmount) } : {}),
    ...(isZero(session.refundedAmount) ? {} : { refunded_amount: toWire(session.refundedAmount) }),
    ...(isZero(session.voidedAmount) ? {} : { voided_amount: toWire(session.voidedAmount) }),
  };
}

function failureMessage(attempt: EventAttempt): Partial<PaymentEvent> {
  const { message } = attempt;
  return (hasFailed(attempt) || isCanceled(attempt)) && message !== null ? { message } : {};
}

/** Empty for sessions created with an API key. */
function initiatorView(user: Initiator | null): InitiatorView {
  if (user === null) return {};
  const { id, username, email, firstName, lastName, phone } = user;
  return { id, username, ...present<InitiatorView>({ email, first_name: firstName, last_name: lastName, phone }) };
}

function customerFields(session: EventSession): Partial<PaymentEvent> {
  const details = sentDetails(session.details);
  const address = details.billing_address;
  return present({
    customer_id: session.customerId,
    customer_email: session.customerEmail,
    customer_first_name: details.customer_first_name,
    customer_last_name: details.customer_last_name,
    customer_phone: session.customerPhone,
    customer_birthdate: details.customer_birthdate,
    customer_address_line1: address?.line1,
    customer_address_line2: address?.line2,
    customer_address_city: address?.city,
    customer_address_state: address?.state,
    customer_address_country: address?.country,
    customer_address_postal_code: address?.postal_code,
  });
}
