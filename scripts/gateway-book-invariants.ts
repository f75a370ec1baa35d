/**
 * Compares the service's books with those of a real or test gateway, in both directions. `npm run audit
 * -- --book FILE` reads lines of JSON with the columns of {@link GATEWAY_BOOK}.
 */
import type { Invariant } from "./invariant";

/**
 * `payment`: the reference under which the payment was charged. `kind`: `charged` for a purchase or an
 * authorization, `taken`, `refunded`; `amount` is negative for a refund that came back. A line with
 * `merchant` names a merchant to compare; without such lines all merchants of the connector are compared.
 */
export const GATEWAY_BOOK = `CREATE TEMP TABLE gateway_book
  (connector text NOT NULL, merchant text, payment text, kind text, amount numeric, currency text,
   CHECK (num_nonnulls(payment, kind, amount, currency) = CASE WHEN merchant IS NULL THEN 4 ELSE 0 END))`;

export const ADD_TO_GATEWAY_BOOK = `INSERT INTO gateway_book
  SELECT connector, merchant, payment, kind, amount, currency FROM json_populate_recordset(NULL::gateway_book, $1::json)`;

const THEIRS = `SELECT connector, payment, min(currency) AS currency, count(DISTINCT currency) AS currencies,
    coalesce(sum(amount) FILTER (WHERE kind = 'charged'), 0) AS charged,
    coalesce(sum(amount) FILTER (WHERE kind = 'taken'), 0) AS taken,
    coalesce(sum(amount) FILTER (WHERE kind = 'refunded'), 0) AS refunded
  FROM gateway_book WHERE merchant IS NULL GROUP BY connector, payment`;

const COMPARED = `SELECT connector, array_agg(merchant) FILTER (WHERE merchant IS NOT NULL) AS merchants
  FROM gateway_book GROUP BY connector`;

const OURS = `SELECT a.id, a.connector, a.reference_number AS payment, a.charge_currency AS currency,
    CASE WHEN a.state = 'success' OR a.failure_reason IS NOT NULL THEN a.charge_amount + a.fee ELSE given.charged END
      + again.charged AS charged,
    CASE WHEN a.state = 'success' AND a.operation = 'purchase' THEN a.charge_amount + a.fee ELSE 0 END
      + moved.captured + given.back + again.taken AS taken,
    moved.refunded + given.back + again.back AS refunded
  FROM attempt a
  JOIN (${COMPARED}) c ON c.connector = a.connector AND (c.merchants IS NULL OR a.merchant_id = ANY (c.merchants))
  CROSS JOIN LATERAL (SELECT
      coalesce(sum(o.amount + o.fee) FILTER (WHERE o.kind = 'capture' AND o.state = 'done'), 0) AS captured,
      coalesce(sum(o.amount + o.fee) FILTER (WHERE o.kind = 'refund' AND o.state = 'done'), 0) AS refunded,
      count(*) FILTER (WHERE o.state IN ('processing', 'queued') OR o.parked_at IS NOT NULL) AS undecided
    FROM operation o WHERE o.charge_reference = a.reference_number AND o.merchant_id = a.merchant_id AND o.destination = 'pg'
  ) moved
  CROSS JOIN LATERAL (SELECT coalesce(sum(r.amount), 0) AS charged,
      coalesce(sum(r.amount) FILTER (WHERE r.kind = 'refund'), 0) AS back,
      count(*) FILTER (WHERE r.state <> 'done') AS undecided
    FROM charge_reversal r WHERE r.attempt_id = a.id
  ) given
  CROSS JOIN LATERAL (SELECT coalesce(sum(s.amount), 0) AS charged,
      coalesce(sum(s.amount) FILTER (WHERE s.kind = 'refund'), 0) AS taken,
      coalesce(sum(s.amount) FILTER (WHERE s.kind = 'refund' AND s.state = 'done'), 0) AS back,
      count(*) FILTER (WHERE s.state NOT IN ('done', 'refused')) AS undecided
    FROM second_charge s WHERE s.attempt_id = a.id
  ) again
  WHERE a.started_at IS NOT NULL
    AND a.state NOT IN ('processing', 'open') AND a.parked_at IS NULL AND a.inquire_at IS NULL
    AND moved.undecided = 0 AND given.undecided = 0 AND again.undecided = 0`;

const AMOUNTS =
  "o.charged AS our_charged, t.charged, o.taken AS our_taken, t.taken, o.refunded AS our_refunded, t.refunded";

export const GATEWAY_BOOK_INVARIANTS: readonly Invariant[] = [
  {
    name: "what we hold as charged, taken and refunded, the gateway's book holds so, to the same amount and currency",
    wholeFlowOnly: false,
    sql: `SELECT o.id, o.payment, ${AMOUNTS} FROM (${OURS}) o LEFT JOIN (${THEIRS}) t USING (connector, payment)
          WHERE (o.charged, o.taken, o.refunded) IS DISTINCT FROM (coalesce(t.charged, 0), coalesce(t.taken, 0), coalesce(t.refunded, 0))
             OR t.currency <> o.currency OR t.currencies > 1`,
  },
  {
    name: "every payment in the gateway's book is one of ours that was sent",
    wholeFlowOnly: false,
    sql: `SELECT t.* FROM (${THEIRS}) t LEFT JOIN attempt a ON a.reference_number = t.payment AND a.connector = t.connector
          WHERE a.started_at IS NULL`,
  },
];
