/**
 * The payment event: the body of payment webhooks and of the status query's answer (Spec, "Events", "Webhook
 * deliveries").
 */
import { type AmountDetails, type AttemptPrice, amountDetails } from "@/server/domain/sessions/attempts/core/amounts";
import { hasFailed, isCanceled, wireResult } from "@/server/domain/sessions/attempts/core/machine";
import { COLLECTED_STATES, SETTLED_STATES } from "@/server/domain/sessions/core/machine";
import type { AttemptState, SessionState } from "@/server/domain/sessions/core/words";
import { type JsonObject, jsonObject } from "@/server/kernel/json";
import { isZero, type Money, toWire } from "@/server/kernel/money";
import { timestampUtc } from "@/server/kernel/time";
import type { PaymentType } from "@/server/kernel/words";

/** `details` holds optional request fields under their wire names. */
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

/** A session without attempts reports a `pending` one without reference. */
type EventAttempt = AttemptPrice & {
  readonly state: AttemptState;
  /** Empty if there was no attempt. */
  readonly referenceNumber: string;
  readonly message: string | null;
  readonly gatewayResponse: JsonObject | null;
  readonly pgParams: JsonObject;
  /** The token object of the wire. */
  readonly card: object | null;
};

type EventGateway = { readonly code: string; readonly name: string; readonly isSandbox: boolean };

/** The user who created the session with a password. */
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
  /** Child transactions on the wire; none when the payment itself is reported. */
  readonly transactions: readonly object[];
  /** The committed wallet debits; empty if no wallet took part. */
  readonly walletTransactions: readonly object[];
  /** On the merchant's clock. */
  readonly at: Date;
};

/** The user object of the wire; empty for a session created with an API key. */
type InitiatorView = {
  id?: number;
  username?: string;
  email?: string;
  first_name?: string;
  last_name?: string;
  phone?: string;
};

/** Known fields of the customer; the billing address is flattened. */
type CustomerFields = {
  customer_id?: string;
  customer_email?: string;
  customer_first_name?: string;
  customer_last_name?: string;
  customer_phone?: string;
  customer_birthdate?: string;
} & { [Line in `customer_address_${(typeof ADDRESS_KEYS)[number]}`]?: string };

/** The wire object without its signature. */
export type PaymentEvent = CustomerFields & {
  session_id: string;
  order_no?: string;
  reference_number: string;
  result: ReturnType<typeof wireResult>;
  state: SessionState;
  payment_type: PaymentType;
  /** A decimal string with the currency's decimals, as all amounts. */
  amount: string;
  currency_code: string;
  amount_details: AmountDetails;
  /** Amount and currency, such as `0.250 KWD`. */
  fee: string;
  settled_amount?: string;
  paid_amount?: string;
  refunded_amount?: string;
  voided_amount?: string;
  gateway_account: string;
  gateway_name: string;
  gateway_response?: JsonObject;
  pg_params: JsonObject;
  /** Why the attempt failed; absent otherwise. */
  message?: string;
  is_sandbox: boolean;
  initiator: InitiatorView;
  agreement?: unknown;
  card_acceptance_criteria?: unknown;
  token?: object;
  transactions?: readonly object[];
  customer_wallet_transactions?: readonly object[];
  extra?: JsonObject;
  /** UTC. */
  timestamp_utc: string;
};

export type SignedPaymentEvent = PaymentEvent & { signature: string };

const ADDRESS_KEYS = ["line1", "line2", "city", "state", "country", "postal_code"] as const;

/** Leaves out the keys whose value is null, undefined or an empty string. */
function present(fields: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  );
}

function unlessEmpty(list: readonly object[]): readonly object[] | null {
  return list.length === 0 ? null : list;
}

/** Amounts are decimal strings with their currency's decimals; `timestamp_utc` is UTC. */
export function paymentEvent(payment: ReportedPayment): PaymentEvent {
  const { session, attempt, gateway } = payment;
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
      agreement: session.details.agreement,
      card_acceptance_criteria: session.details.card_acceptance_criteria,
      token: attempt.card,
      transactions: unlessEmpty(payment.transactions),
      customer_wallet_transactions: unlessEmpty(payment.walletTransactions),
      extra: session.extra,
    }),
    timestamp_utc: timestampUtc(payment.at),
  };
}

/** An authorization has no `paid_amount` before a capture. */
function sessionAmounts(session: EventSession): Pick<PaymentEvent, "settled_amount" | "paid_amount"> {
  if (!SETTLED_STATES.has(session.state)) return {};
  const collected = COLLECTED_STATES.has(session.state) || !isZero(session.paidAmount);
  return {
    settled_amount: toWire(session.settledAmount),
    ...(collected ? { paid_amount: toWire(session.paidAmount) } : {}),
    ...(isZero(session.refundedAmount) ? {} : { refunded_amount: toWire(session.refundedAmount) }),
    ...(isZero(session.voidedAmount) ? {} : { voided_amount: toWire(session.voidedAmount) }),
  };
}

function failureMessage(attempt: EventAttempt): Pick<PaymentEvent, "message"> {
  const { message } = attempt;
  return (hasFailed(attempt) || isCanceled(attempt)) && message !== null ? { message } : {};
}

/** Empty for sessions created with an API key. */
function initiatorView(user: Initiator | null): InitiatorView {
  if (user === null) return {};
  const { id, username, email, firstName, lastName, phone } = user;
  return { id, username, ...present({ email, first_name: firstName, last_name: lastName, phone }) };
}

function customerFields(session: EventSession): CustomerFields {
  const { details } = session;
  const address = jsonObject(details.billing_address) ?? {};
  return present({
    customer_id: session.customerId,
    customer_email: session.customerEmail,
    customer_first_name: details.customer_first_name,
    customer_last_name: details.customer_last_name,
    customer_phone: session.customerPhone,
    customer_birthdate: details.customer_birthdate,
    ...Object.fromEntries(ADDRESS_KEYS.map((key) => [`customer_address_${key}`, address[key]])),
  });
}
