import type { Invariant } from "./invariant";

export const PAYMENT_INVARIANTS: readonly Invariant[] = [
  {
    name: "a payment link's payments are those of its paid sessions that count",
    wholeFlowOnly: true,
    sql: `SELECT l.id, l.payments, l.paid_amount FROM payment_link l LEFT JOIN payment_session s ON s.link_id = l.id
            AND s.link_counted_at IS NOT NULL AND s.state IN ('paid', 'authorized', 'captured')
          GROUP BY l.id HAVING l.payments <> count(s.id) OR l.paid_amount <> coalesce(sum(s.amount), 0)`,
  },
  {
    name: "a payment in cash is collected with its whole amount, an event and a time, and no other payment has one",
    wholeFlowOnly: true,
    sql: `SELECT a.id, s.state FROM attempt a JOIN payment_session s ON s.id = a.session_id
          WHERE (a.state = 'success' AND a.form_of_payment = 'cash') <> (s.cash_collected_at IS NOT NULL)
            AND a.state IN ('success', 'cod')
             OR s.cash_collected_at IS NOT NULL AND a.state = 'success' AND (s.paid_amount <> s.amount
              OR NOT EXISTS (SELECT FROM event_cause e WHERE e.merchant_id = a.merchant_id AND e.cause = 'cash-collected:' || a.id))`,
  },
  {
    name: "a payment whose capture failed has failed, with an event, and has given its wallet part back",
    wholeFlowOnly: true,
    sql: `SELECT a.id, a.session_id, s.state FROM attempt a JOIN payment_session s ON s.id = a.session_id
          WHERE a.failure_reason = 'capture_failed' AND (
            (s.state <> 'failed' AND NOT EXISTS (SELECT FROM attempt paid WHERE paid.session_id = s.id AND paid.state = 'success'))
            OR NOT EXISTS (SELECT FROM event_cause e WHERE e.merchant_id = a.merchant_id AND e.object_id = a.session_id
              AND e.cause LIKE 'capture-failed:' || a.id || ':%')
            OR (EXISTS (SELECT FROM wallet_reservation r WHERE r.session_id = s.id AND r.state = 'committed' AND r.hold_id = a.hold_id)
              AND NOT EXISTS (SELECT FROM payment_issue i WHERE i.attempt_id = a.id AND i.kind = 'credit_not_returned')))`,
  },
  {
    name: "a payment that failed after a refund was listed for a person",
    wholeFlowOnly: true,
    sql: `SELECT a.id, a.session_id FROM attempt a WHERE a.failure_reason = 'capture_failed'
          AND EXISTS (SELECT FROM operation o WHERE o.session_id = a.session_id AND o.kind = 'refund' AND o.state = 'done')
          AND NOT EXISTS (SELECT FROM payment_issue i WHERE i.attempt_id = a.id AND i.kind = 'refunded_then_failed')`,
  },
  {
    name: "a dispute is of its payment's session and account, and is listed while it is open",
    wholeFlowOnly: true,
    sql: `SELECT d.id, d.stage FROM dispute d LEFT JOIN attempt a ON a.id = d.attempt_id AND a.session_id = d.session_id
            AND a.pg_code = d.gateway_code
          WHERE a.id IS NULL OR (d.closed_at IS NULL AND NOT EXISTS (
              SELECT FROM payment_issue i WHERE i.attempt_id = d.attempt_id AND i.kind = 'disputed'))`,
  },
  {
    name: "a second charge is given back, under way, or listed for a person",
    wholeFlowOnly: true,
    sql: `SELECT c.id, c.state FROM second_charge c
          WHERE c.state = 'refused' AND NOT EXISTS (
            SELECT FROM payment_issue i WHERE i.attempt_id = c.attempt_id AND i.kind = 'second_charge_kept')`,
  },
  {
    name: "a payment at a gateway pays one order",
    wholeFlowOnly: true,
    sql: `SELECT a.connector, r.name, r.value, array_agg(a.id) AS ids FROM attempt a
          CROSS JOIN LATERAL jsonb_each_text(a.gateway_refs) r(name, value)
          WHERE a.state = 'success' AND r.name IN ('intent', 'charge', 'session', 'psp', 'link')
          GROUP BY a.connector, r.name, r.value HAVING count(*) > 1`,
  },
  {
    name: "the words of a search are those of the payments",
    wholeFlowOnly: false,
    readsTexts: true,
    sql: `SELECT coalesce(kept.object_id, due.object_id) AS id FROM payment_words kept
          FULL JOIN words_of_payments() due ON due.object_id = kept.object_id WHERE kept IS DISTINCT FROM due`,
  },
];
