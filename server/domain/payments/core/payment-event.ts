/** The payment event: the body of payment webhooks and of the status query's answer (Spec, "Events"; decision §9). */
import { isZero, type Money, toWire } from "../../../kernel/money";
import { timestampUtc } from "../../../kernel/time";
import { type AttemptPrice, chargedTotal } from "./amounts";
import { type AttemptState, wireResult } from "./machine";

/** The session as the event tells of it. `details` holds optional request fields under their wire names. */
export type EventSession = {
  readonly id: string;
  readonly orderNo: string | null;
  readonly state: string;
  readonly paymentType: string;
  readonly amount: Money;
  readonly settled: Money;
  readonly paid: Money;
  readonly refunded: Money;
  readonly voided: Money;
  readonly customerId: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly extra: Readonly<Record<string, unknown>> | null;
  /** The child transactions of the wire; none at the time of the payment itself. */
  readonly transactions?: readonly Readonly<Record<string, unknown>>[];
  /** The committed legs of the customer's wallets; none where no wallet took part. */
  readonly walletTransactions?: readonly object[];
};

/** The attempt as the event tells of it; a session that nobody tried to pay has a `pending` one without reference. */
export type EventAttempt = AttemptPrice & {
  readonly state: AttemptState;
  /** Empty where there was no attempt. */
  readonly referenceNumber: string;
  readonly message: string | null;
  readonly gatewayResponse: Readonly<Record<string, unknown>> | null;
  readonly pgParams: Readonly<Record<string, unknown>>;
  /** The token object of the wire. */
  readonly card: Readonly<Record<string, unknown>> | null;
};

export type EventGateway = { readonly code: string; readonly name: string; readonly isSandbox: boolean };

/** The user who created the session with a password. */
export type Initiator = {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
};

export type PaymentEventFacts = {
  readonly session: EventSession;
  readonly attempt: EventAttempt;
  readonly gateway: EventGateway;
  readonly initiator: Initiator | null;
  /** On the merchant's clock. */
  readonly at: Date;
};

/** The wire object without its signature, which is made over it afterwards. */
export type PaymentEvent = Record<string, unknown>;

const SETTLED_STATES = new Set(["paid", "authorized", "captured", "cod"]);
const ADDRESS_KEYS = ["line1", "line2", "city", "state", "country", "postal_code"] as const;

/** Keys whose value is null, undefined or an empty string are left out. */
function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The payment event of one attempt. Amounts are decimal strings with their currency's decimals; `timestamp_utc` is UTC. */
export function paymentEvent(facts: PaymentEventFacts): PaymentEvent {
  const { session, attempt, gateway } = facts;
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
    initiator: initiatorView(facts.initiator),
    ...customerFields(session),
    ...present({
      agreement: session.details.agreement,
      card_acceptance_criteria: session.details.card_acceptance_criteria,
      token: attempt.card,
      transactions: session.transactions?.length ? session.transactions : null,
      customer_wallet_transactions: session.walletTransactions?.length ? session.walletTransactions : null,
      extra: session.extra,
    }),
    timestamp_utc: timestampUtc(facts.at),
  };
}

function amountDetails(attempt: EventAttempt): Record<string, string> {
  return {
    currency_code: attempt.chargeAmount.currency,
    amount: toWire(attempt.chargeAmount),
    fee: toWire(attempt.fee),
    total: toWire(chargedTotal(attempt)),
    ...(attempt.exchangeRate === null ? {} : { exchange_rate: attempt.exchangeRate.toFixed() }),
  };
}

/** An authorization has nothing paid until a capture, so `paid_amount` waits for it. */
function sessionAmounts(session: EventSession): Record<string, string> {
  if (!SETTLED_STATES.has(session.state)) return {};
  const collected = session.state === "paid" || session.state === "captured" || !isZero(session.paid);
  return {
    settled_amount: toWire(session.settled),
    ...(collected ? { paid_amount: toWire(session.paid) } : {}),
    ...(isZero(session.refunded) ? {} : { refunded_amount: toWire(session.refunded) }),
    ...(isZero(session.voided) ? {} : { voided_amount: toWire(session.voided) }),
  };
}

function failureMessage(attempt: EventAttempt): Record<string, string> {
  const failed = attempt.state === "failed" || attempt.state === "error" || attempt.state === "canceled";
  return failed && attempt.message !== null ? { message: attempt.message } : {};
}

/** Sessions made with an API key have an empty `initiator`. */
function initiatorView(user: Initiator | null): Record<string, unknown> {
  if (user === null) return {};
  const { id, username, email, firstName, lastName, phone } = user;
  return { id, username, ...present({ email, first_name: firstName, last_name: lastName, phone }) };
}

/** The customer's fields where set, and the billing address flattened into `customer_address_*`. */
function customerFields(session: EventSession): Record<string, unknown> {
  const { details } = session;
  const address = isRecord(details.billing_address) ? details.billing_address : {};
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
