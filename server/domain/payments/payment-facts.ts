/** What is known of one payment when it is decided: the attempt, its session, the gateway account and the merchant's webhook keys. */
import { Decimal } from "decimal.js";
import { Prisma } from "../../db/client";
import { currency } from "../../kernel/currency";
import { type Money, money } from "../../kernel/money";
import { childView, type SessionState, sessionState } from "../sessions";
import { attemptState } from "./core/machine";
import type { EventAttempt, EventSession, Initiator } from "./core/payment-event";

export type ChargeOperation = "purchase" | "authorize";

/** A session as settling needs it; instants are on the merchant's clock. */
export type SessionFacts = EventSession & {
  readonly type: string;
  readonly state: SessionState;
  readonly operation: ChargeOperation;
  readonly pgCodes: readonly string[];
  readonly captured: Money;
  readonly webhookUrl: string | null;
  readonly expiresAt: Date;
  readonly eventCount: number;
  /** Credit of the customer's wallets is held for it. */
  readonly holdsCredit: boolean;
  /** How often the service charges it by itself; null where somebody else pays it. */
  readonly serviceAttempts: number | null;
};

/** An attempt as settling needs it. */
export type AttemptFacts = EventAttempt & {
  readonly id: string;
  /** Whose session it was when the attempt began; null where it was nobody's. */
  readonly customerId: string | null;
  /** The part of `amount` that wallets pay, in the session's currency. */
  readonly walletAmount: Money;
  /** The hold that it was promised; null where no wallet takes part. */
  readonly holdId: string | null;
  /** The gateway's money is owed back: a success does not count any more. */
  readonly reversing: boolean;
  readonly number: number;
  readonly pgCode: string;
  readonly connector: string;
  readonly operation: ChargeOperation;
  readonly formOfPayment: string;
  readonly inquireAt: Date | null;
  readonly inquiries: number;
};

/** A gateway account that was taken away since answers as one that simulates nothing and allows one try. */
export type AccountFacts = {
  readonly isSandbox: boolean;
  readonly multiAttempt: boolean;
  readonly isTokenizable: boolean;
};

/** The merchant's webhook keys as they are stored, and its default address. */
export type WebhookFacts = {
  readonly webhookHmacKey: string;
  readonly webhookSecret: string;
  readonly webhookUrl: string | null;
};

export type PaymentFacts = {
  readonly session: SessionFacts;
  readonly attempt: AttemptFacts;
  readonly account: AccountFacts;
  readonly webhook: WebhookFacts;
  readonly initiator: Initiator | null;
};

/** A session that nobody may have tried to pay yet. */
export type TriedFacts = Omit<PaymentFacts, "attempt"> & { readonly attempt: AttemptFacts | null };

type ChildColumns = { amount: string; currency: string; childSessionId: string; childState: string | null };

type AroundRow = {
  sessionId: string;
  type: string;
  paymentType: string;
  state: string;
  sessionOperation: string;
  amount: string;
  currency: string;
  pgCodes: string[];
  orderNo: string | null;
  customerId: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  details: unknown;
  extra: unknown;
  sessionWebhookUrl: string | null;
  expiresAt: Date;
  eventCount: number;
  holdsCredit: boolean;
  serviceAttempts: number | null;
  settled: string;
  paid: string;
  captured: string;
  refunded: string;
  voided: string;
  children: ChildColumns[] | null;
  isSandbox: boolean | null;
  multiAttempt: boolean | null;
  isTokenizable: boolean | null;
  webhookHmacKey: string;
  webhookSecret: string;
  merchantWebhookUrl: string | null;
  userId: number | null;
  username: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
};

/** One payment as {@link COLUMNS} read it; exact decimals as text. */
export type Row = AroundRow & {
  attemptId: string;
  number: number;
  attemptState: string;
  pgCode: string;
  connector: string;
  operation: string;
  formOfPayment: string;
  referenceNumber: string;
  attemptAmount: string;
  walletAmount: string;
  holdId: string | null;
  attemptCustomerId: string | null;
  reversing: boolean;
  attemptCurrency: string;
  chargeAmount: string;
  chargeCurrency: string;
  fee: string;
  exchangeRate: string | null;
  message: string | null;
  gatewayResponse: unknown;
  pgParams: unknown;
  card: unknown;
  inquireAt: Date | null;
  inquiries: number;
};

/** The same of a session that nobody has tried to pay. */
export type UntriedRow = AroundRow & { attemptId: null };

/** What the mappers below read, of a payment `s` with its attempt `a`, gateway account `g`, merchant `m` and initiator `u`. */
export const COLUMNS = Prisma.sql`
  s.id AS "sessionId", s.type, s.payment_type AS "paymentType", s.state, s.operation AS "sessionOperation",
  s.amount::text AS amount, s.currency, s.pg_codes AS "pgCodes", s.order_no AS "orderNo", s.customer_id AS "customerId",
  s.customer_email AS "customerEmail", s.customer_phone AS "customerPhone", s.details, s.extra,
  s.webhook_url AS "sessionWebhookUrl", s.expires_at AS "expiresAt", s.event_count AS "eventCount", s.service_attempts AS "serviceAttempts",
  EXISTS (SELECT 1 FROM wallet_reservation r WHERE r.session_id = s.id AND r.state = 'reserved') AS "holdsCredit",
  s.settled_amount::text AS settled, s.paid_amount::text AS paid, s.captured_amount::text AS captured,
  s.refunded_amount::text AS refunded, s.voided_amount::text AS voided,
  (SELECT json_agg(json_build_object('amount', o.amount::text, 'currency', o.currency, 'childSessionId', o.child_session_id,
      'childState', o.child_state) ORDER BY o.created_at, o.id)
    FROM operation o WHERE o.session_id = s.id AND o.child_state IS NOT NULL) AS children,
  a.id AS "attemptId", a.number, a.state AS "attemptState", a.pg_code AS "pgCode", a.connector, a.operation,
  a.form_of_payment AS "formOfPayment", a.reference_number AS "referenceNumber", a.amount::text AS "attemptAmount",
  a.wallet_amount::text AS "walletAmount", a.hold_id AS "holdId", a.customer_id AS "attemptCustomerId", a.reversing,
  a.currency AS "attemptCurrency", a.charge_amount::text AS "chargeAmount", a.charge_currency AS "chargeCurrency",
  a.fee::text AS fee, a.exchange_rate::text AS "exchangeRate", a.message, a.gateway_response AS "gatewayResponse",
  a.pg_params AS "pgParams", a.card, a.inquire_at AS "inquireAt", a.inquiries,
  g.is_sandbox AS "isSandbox", g.multi_attempt AS "multiAttempt", g.is_tokenizable AS "isTokenizable",
  m.webhook_hmac_key AS "webhookHmacKey", m.webhook_secret AS "webhookSecret", m.webhook_url AS "merchantWebhookUrl",
  u.id AS "userId", u.username, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.phone`;

/** The columns of an attempt are null together. */
export function hasAttempt(row: Row | UntriedRow): row is Row {
  return row.attemptId !== null;
}

/** The payment that a row holds. */
export function factsOf(row: Row): PaymentFacts {
  return { ...aroundAttempt(row), attempt: attemptFacts(row) };
}

/** What a row holds beside the attempt. */
export function aroundAttempt(row: Row | UntriedRow): Omit<PaymentFacts, "attempt"> {
  return {
    session: sessionFacts(row),
    account: {
      isSandbox: row.isSandbox ?? false,
      multiAttempt: row.multiAttempt ?? false,
      isTokenizable: row.isTokenizable ?? false,
    },
    webhook: {
      webhookHmacKey: row.webhookHmacKey,
      webhookSecret: row.webhookSecret,
      webhookUrl: row.sessionWebhookUrl ?? row.merchantWebhookUrl,
    },
    initiator: initiatorOf(row),
  };
}

function sessionFacts(row: AroundRow): SessionFacts {
  const code = currency(row.currency);
  return {
    id: row.sessionId,
    type: row.type,
    paymentType: row.paymentType,
    state: sessionState(row.state),
    operation: chargeOperation(row.sessionOperation),
    amount: money(row.amount, code),
    pgCodes: row.pgCodes,
    orderNo: row.orderNo,
    customerId: row.customerId,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    details: recordOf(row.details) ?? {},
    extra: recordOf(row.extra),
    webhookUrl: row.sessionWebhookUrl,
    expiresAt: row.expiresAt,
    eventCount: row.eventCount,
    holdsCredit: row.holdsCredit,
    serviceAttempts: row.serviceAttempts,
    settled: money(row.settled, code),
    paid: money(row.paid, code),
    captured: money(row.captured, code),
    refunded: money(row.refunded, code),
    voided: money(row.voided, code),
    transactions: (row.children ?? []).map(childView),
  };
}

function attemptFacts(row: Row): AttemptFacts {
  const charged = currency(row.chargeCurrency);
  return {
    id: row.attemptId,
    customerId: row.attemptCustomerId,
    number: row.number,
    state: attemptState(row.attemptState),
    pgCode: row.pgCode,
    connector: row.connector,
    operation: chargeOperation(row.operation),
    formOfPayment: row.formOfPayment,
    referenceNumber: row.referenceNumber,
    amount: money(row.attemptAmount, currency(row.attemptCurrency)),
    walletAmount: money(row.walletAmount, currency(row.attemptCurrency)),
    holdId: row.holdId,
    reversing: row.reversing,
    chargeAmount: money(row.chargeAmount, charged),
    fee: money(row.fee, charged),
    exchangeRate: row.exchangeRate === null ? null : new Decimal(row.exchangeRate),
    message: row.message,
    gatewayResponse: recordOf(row.gatewayResponse),
    pgParams: recordOf(row.pgParams) ?? {},
    card: recordOf(row.card),
    inquireAt: row.inquireAt,
    inquiries: row.inquiries,
  };
}

/** The database's CHECK on gateways and the verbs that copy it leave these two words alone. */
function chargeOperation(text: string): ChargeOperation {
  return text === "authorize" ? "authorize" : "purchase";
}

/** A JSON object of a column, or null. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}

function initiatorOf(row: AroundRow): Initiator | null {
  if (row.userId === null || row.username === null) return null;
  const { userId, username, email, firstName, lastName, phone } = row;
  return { id: userId, username, email, firstName, lastName, phone };
}
