import { allSteps, type Invariant } from "./invariant";

/** States of an operation in which the gateway has moved the money or may still move it. */
const STANDING = `('processing', 'queued', 'done')`;

const SUMS = `
  SELECT s.id, s.state, s.settled_amount, s.captured_amount, s.refunded_amount, s.voided_amount, s.paid_amount, s.operation, s.gateway_reported,
    coalesce(sum(o.amount) FILTER (WHERE o.kind = 'capture' AND o.state = 'done'), 0) AS captured,
    coalesce(sum(o.amount + o.fee) FILTER (WHERE o.kind = 'capture' AND o.state = 'done'), 0) AS collected,
    coalesce(sum(o.amount) FILTER (WHERE o.kind = 'refund' AND o.state = 'done'), 0) AS refunded,
    coalesce(sum(o.amount) FILTER (WHERE o.kind = 'void' AND o.state = 'done'), 0) AS voided,
    coalesce(sum(o.amount) FILTER (WHERE o.kind = 'capture' AND o.state IN ${STANDING}), 0) AS capturing,
    coalesce(sum(o.amount) FILTER (WHERE o.kind = 'refund' AND o.state IN ${STANDING}), 0) AS refunding,
    coalesce(sum(o.amount) FILTER (WHERE o.kind = 'void' AND o.state IN ${STANDING}), 0) AS voiding
  FROM payment_session s JOIN operation o ON o.session_id = s.id GROUP BY s.id`;

const FOLLOW_UPS = `SELECT * FROM simulated_gateway_entry WHERE kind IN ('capture', 'refund', 'void') AND outcome = 'success'`;

export const OPERATION_INVARIANTS: readonly Invariant[] = [
  {
    name: "captures stay within what was authorized, refunds within what was captured or settled, and a void excludes every capture",
    wholeFlowOnly: false,
    sql: `SELECT id, settled_amount, capturing, refunding, voiding FROM (${SUMS}) sums
          WHERE NOT gateway_reported AND (capturing > settled_amount OR (voiding > 0 AND capturing > 0) OR voiding > settled_amount
             OR (state <> 'failed' AND refunding > CASE WHEN operation = 'authorize' THEN captured ELSE settled_amount END))`,
  },
  {
    name: "a parent is marked as reported by its gateway if an operation of it was made there",
    wholeFlowOnly: false,
    sql: `SELECT o.id FROM operation o JOIN payment_session s ON s.id = o.session_id WHERE o.source = 'pg' AND NOT s.gateway_reported`,
  },
  {
    name: "a parent's amounts are the sums of its operations",
    wholeFlowOnly: false,
    sql: `SELECT id, captured_amount, captured, refunded_amount, refunded, voided_amount, voided, paid_amount, collected
          FROM (${SUMS}) sums
          WHERE captured_amount <> captured OR refunded_amount <> refunded OR voided_amount <> voided
             OR (operation = 'authorize' AND paid_amount <> collected)`,
  },
  {
    name: "a transaction is captured exactly when its captures add up to what was authorized",
    wholeFlowOnly: false,
    sql: `SELECT id, state, settled_amount, captured FROM (${SUMS}) sums
          WHERE operation = 'authorize' AND settled_amount > 0 AND NOT gateway_reported AND (state = 'captured') <> (captured = settled_amount)`,
  },
  {
    name: "a key names at most one child of its parent, and the fee is collected once",
    wholeFlowOnly: false,
    sql: `SELECT session_id, tracking_key FROM operation WHERE state <> 'refused' AND tracking_key IS NOT NULL
          GROUP BY session_id, tracking_key HAVING count(*) > 1
          UNION ALL
          SELECT session_id, NULL FROM operation WHERE kind = 'capture' AND state IN ${STANDING} AND fee > 0
          GROUP BY session_id HAVING count(*) > 1`,
  },
  {
    name: "every operation that the gateway took up caused its events, and no other did",
    wholeFlowOnly: false,
    sql: `SELECT o.id, o.state, count(*) FILTER (WHERE e.cause = 'operation:' || o.id) AS decided,
                 count(*) FILTER (WHERE e.cause = 'operation-queued:' || o.id) AS queued
          FROM operation o LEFT JOIN event_cause e ON e.merchant_id = o.merchant_id
            AND e.object_id = o.session_id AND (e.cause IN ('operation:' || o.id, 'operation-queued:' || o.id)
              OR e.cause LIKE 'operation-reversed:' || o.id || '%')
          GROUP BY o.id
          HAVING count(*) FILTER (WHERE e.cause = 'operation:' || o.id) <>
                   CASE WHEN o.state IN ('done', 'rejected', 'reversed') THEN 1 ELSE 0 END
              OR count(*) FILTER (WHERE e.cause LIKE 'operation-reversed:%') <> o.failures
              OR (o.kind = 'refund' AND o.state IN ('queued', 'rejected') AND
                  count(*) FILTER (WHERE e.cause = 'operation-queued:' || o.id) <> 1)`,
  },
  {
    name: "an operation that left its first state, and a request that did, has a recorded change",
    wholeFlowOnly: false,
    sql: `SELECT 'operation' AS machine, o.id, o.state FROM operation o WHERE o.state <> 'processing'
            AND NOT EXISTS (SELECT 1 FROM state_change c WHERE c.machine = 'operation' AND c.object_id = o.id)
            AND ${allSteps("o")}
          UNION ALL
          SELECT 'approval', r.id, r.state FROM operation_request r WHERE r.state <> 'pending'
            AND NOT EXISTS (SELECT 1 FROM state_change c WHERE c.machine = 'approval' AND c.object_id = r.id)
            AND ${allSteps("r")}`,
  },
  {
    name: "an approved request has an operation whose outcome is open, a done one an operation that is done",
    wholeFlowOnly: false,
    sql: `SELECT r.id, r.state, o.state AS operation FROM operation_request r LEFT JOIN operation o ON o.id = r.operation_id
          WHERE (r.state = 'approved' AND coalesce(o.state, '') NOT IN ('processing', 'queued'))
             OR (r.state = 'done' AND coalesce(o.state, '') NOT IN ('done', 'reversed'))`,
  },
  {
    name: "nobody approved their own request, and a key's request was decided by a user",
    wholeFlowOnly: false,
    sql: `SELECT id, state, maker_id, maker_key_id, checker FROM operation_request WHERE decided_at IS NOT NULL
            AND ((maker_key_id IS NOT NULL AND checker IS NULL)
              OR (state NOT IN ('rejected', 'canceled') AND (checker->>'id')::int = maker_id))`,
  },
  {
    name: "what we hold as captured, refunded and voided, the simulated gateway's books hold so, to the same amount",
    wholeFlowOnly: true,
    sql: `SELECT o.id, o.kind, o.amount + o.fee AS ours, g.amount AS theirs FROM operation o
          LEFT JOIN (${FOLLOW_UPS}) g ON g.merchant_id = o.merchant_id AND g.reference_number = o.reference_number AND g.kind = o.kind
          WHERE o.connector = 'sarraf_sandbox' AND o.destination = 'pg' AND o.source = 'input' AND o.state = 'done'
            AND (g.id IS NULL OR g.amount <> o.amount + o.fee OR g.currency <> o.currency)`,
  },
  {
    name: "what the simulated gateway captured, refunded or voided is done by us, under way, or a reversal",
    wholeFlowOnly: true,
    sql: `SELECT g.reference_number, g.kind, g.amount, o.state FROM (${FOLLOW_UPS}) g
          LEFT JOIN operation o ON o.merchant_id = g.merchant_id AND o.reference_number = g.reference_number
          WHERE coalesce(o.state, 'unknown') NOT IN ('done', 'processing', 'queued', 'reversed')
            AND g.reference_number NOT LIKE '%-REV%' AND g.answer->>'failsAt' IS NULL
            AND NOT EXISTS (SELECT 1 FROM manual_decision d WHERE d.object_id = o.id)`,
  },
];
