import { HOLDING_STAGES } from "@/server/domain/payments";
import type { Invariant } from "./invariant";

const HOLDING = HOLDING_STAGES.map((stage) => `'${stage}'`).join(", ");

const SUMS = `
  SELECT merchant_id, session_id,
    coalesce(sum(amount) FILTER (WHERE kind IN ('purchase', 'capture', 'fee')), 0) AS paid,
    coalesce(sum(amount) FILTER (WHERE kind = 'capture'), 0) AS captured,
    coalesce(sum(amount) FILTER (WHERE kind IN ('purchase', 'authorization')), 0) AS settled,
    coalesce(-sum(amount) FILTER (WHERE kind = 'refund'), 0) AS refunded,
    coalesce(-sum(amount) FILTER (WHERE kind = 'void'), 0) AS voided
  FROM booking WHERE session_id IS NOT NULL GROUP BY 1, 2`;

const MONEY = `('purchase', 'capture', 'fee', 'refund')`;

/** Bookings must agree with sessions, operations, wallet ledgers, disputes and the simulated gateway. */
export const BOOKING_INVARIANTS: readonly Invariant[] = [
  {
    name: "a payment's amounts are the sums of its bookings",
    wholeFlowOnly: true,
    sql: `SELECT s.id, s.state, s.paid_amount, b.paid, s.captured_amount, b.captured, s.refunded_amount, b.refunded, s.voided_amount, b.voided
          FROM payment_session s LEFT JOIN (${SUMS}) b ON b.session_id = s.id AND b.merchant_id = s.merchant_id
          WHERE s.paid_amount <> coalesce(b.paid, 0) OR s.captured_amount <> coalesce(b.captured, 0)
            OR s.refunded_amount <> coalesce(b.refunded, 0) OR s.voided_amount <> coalesce(b.voided, 0)
            OR ((s.paid_amount > 0 OR s.operation = 'authorize') AND coalesce(b.settled, 0) <>
              CASE WHEN EXISTS (SELECT FROM attempt a WHERE a.session_id = s.id AND a.state = 'cod') THEN 0 ELSE s.settled_amount END)`,
  },
  {
    name: "a payment was last paid when money was last booked for it",
    wholeFlowOnly: true,
    sql: `SELECT s.id, s.state, s.paid_at, b.at FROM payment_session s
          LEFT JOIN LATERAL (SELECT max(b.at) AS at FROM booking b
            WHERE b.session_id = s.id AND b.kind IN ('purchase', 'capture') AND b.amount > 0) b ON true
          WHERE s.paid_at IS DISTINCT FROM CASE WHEN s.paid_amount > 0 THEN b.at WHEN s.state = 'paid' THEN s.settled_at END`,
  },
  {
    name: "every operation that is done is booked once more than it was undone, to its amount, on the day it was done",
    wholeFlowOnly: true,
    sql: `SELECT o.id, o.kind, o.state, o.amount, b.amount AS booked FROM operation o
          LEFT JOIN LATERAL (SELECT sum(b.amount) AS amount, count(*) AS times, max(b.at) AS at FROM booking b
            WHERE b.session_id = o.session_id AND b.kind = o.kind AND b.reference = o.reference_number) b ON true
          WHERE (o.state = 'done' AND (abs(coalesce(b.amount, 0)) <> o.amount OR (o.amount > 0 AND b.at <> o.finished_at)))
            OR (o.state <> 'done' AND coalesce(b.amount, 0) <> 0)`,
  },
  {
    name: "a booking of a payment names its session, currency, type and merchant",
    wholeFlowOnly: true,
    sql: `SELECT b.cause, b.kind FROM booking b JOIN payment_session s ON s.id = b.session_id
          WHERE s.merchant_id <> b.merchant_id OR (b.type IS NOT NULL AND b.type <> s.type)
            OR (b.kind NOT IN ('dispute', 'wallet_credit', 'wallet_debit') AND b.currency <> s.currency)`,
  },
  {
    name: "the wallets' balances are the sums of their bookings",
    wholeFlowOnly: true,
    sql: `SELECT coalesce(a.merchant_id, b.merchant_id) AS merchant_id, coalesce(a.currency, b.currency) AS currency, a.balance, b.amount
          FROM (SELECT merchant_id, currency, sum(balance) AS balance FROM wallet_account GROUP BY 1, 2) a
          FULL JOIN (SELECT merchant_id, currency, sum(amount) AS amount FROM booking
            WHERE kind IN ('wallet_credit', 'wallet_debit', 'adjustment') GROUP BY 1, 2) b USING (merchant_id, currency)
          WHERE coalesce(a.balance, 0) <> coalesce(b.amount, 0)`,
  },
  {
    name: "every entry of a wallet that changes a balance is booked once, to its amount",
    wholeFlowOnly: true,
    sql: `SELECT e.id, e.entry_type, e.amount FROM wallet_entry e LEFT JOIN booking b ON b.merchant_id = e.merchant_id
            AND b.cause = 'wallet:' || e.operation_id || ':' || e.entry_type
          WHERE e.entry_type NOT IN ('reserve', 'release')
            AND b.amount IS DISTINCT FROM CASE e.direction WHEN 'credit' THEN e.amount ELSE -e.amount END`,
  },
  {
    name: "a dispute has taken its amount while it is open or lost, and nothing otherwise",
    wholeFlowOnly: true,
    sql: `SELECT d.id, d.stage, d.amount, b.amount AS booked FROM dispute d
          LEFT JOIN LATERAL (SELECT sum(b.amount) AS amount FROM booking b WHERE b.merchant_id = d.merchant_id
            AND b.session_id = d.session_id AND b.currency = d.currency AND b.cause LIKE 'dispute:' || d.id || ':%') b ON true
          WHERE coalesce(b.amount, 0) <> CASE WHEN d.stage IN (${HOLDING}) THEN -d.amount ELSE 0 END`,
  },
  {
    name: "what is booked under a reference of the simulated gateway, its books hold so, to the same amount, cash apart",
    wholeFlowOnly: true,
    sql: `SELECT b.reference, b.kind, b.amount, g.amount AS theirs FROM (
            SELECT b.merchant_id, b.reference, abs(sum(b.amount)) AS amount,
              min(b.kind) FILTER (WHERE b.kind <> 'fee') AS kind, min(b.session_id) AS session_id, min(b.currency) AS currency
            FROM booking b WHERE b.kind IN ${MONEY} GROUP BY 1, 2 HAVING sum(b.amount) <> 0) b
          LEFT JOIN attempt a ON a.merchant_id = b.merchant_id AND a.reference_number = b.reference
          LEFT JOIN operation o ON o.merchant_id = b.merchant_id AND o.reference_number = b.reference
          LEFT JOIN simulated_gateway_entry g ON g.merchant_id = b.merchant_id AND g.reference_number = b.reference
            AND g.kind = b.kind AND g.outcome = 'success'
          WHERE coalesce(a.connector, o.connector) = 'sarraf_sandbox' AND coalesce(a.exchange_rate, 1) = 1
            AND a.form_of_payment IS DISTINCT FROM 'cash'
            AND coalesce(a.state, 'success') = 'success' AND coalesce(o.destination, 'pg') = 'pg' AND coalesce(o.source, 'input') = 'input'
            AND coalesce(a.charge_amount, 1) > 0 AND g.amount IS DISTINCT FROM b.amount - coalesce(a.wallet_amount, 0)`,
  },
];
