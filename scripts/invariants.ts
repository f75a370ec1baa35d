import { INVOICE } from "@/server/domain/invoices";
import { APPROVAL, OPERATION } from "@/server/domain/operations";
import { DISPUTE, REVERSAL } from "@/server/domain/payments";
import { REPORT } from "@/server/domain/reports";
import { ATTEMPT, SESSION } from "@/server/domain/sessions";
import { CYCLE, SUBSCRIPTION } from "@/server/domain/subscriptions";
import { RESERVATION, WALLET_ACCOUNT } from "@/server/domain/wallet";
import { DELIVERY } from "@/server/domain/webhooks";
import { AUDIT_INVARIANTS } from "./audit-invariants";
import { BOOKING_INVARIANTS } from "./booking-invariants";
import { COUNT_INVARIANTS } from "./count-invariants";
import { EVENT_INVARIANTS } from "./event-invariants";
import { allSteps, type Invariant } from "./invariant";
import { INVOICE_INVARIANTS } from "./invoice-invariants";
import { JOB_INVARIANTS } from "./job-invariants";
import { OPERATION_INVARIANTS } from "./operation-invariants";
import { PAYMENT_INVARIANTS } from "./payment-invariants";
import { REPORT_INVARIANTS } from "./report-invariants";
import { SIGN_IN_INVARIANTS } from "./sign-in-invariants";
import { SUBSCRIPTION_INVARIANTS } from "./subscription-invariants";
import { WALLET_INVARIANTS } from "./wallet-invariants";

type Table = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

/** The transitions of the state machines as SQL rows: machine, state, event, next state. */
function cells(machines: Readonly<Record<string, Table>>): string {
  const rows = Object.entries(machines).flatMap(([machine, table]) =>
    Object.entries(table).flatMap(([from, row]) =>
      Object.entries(row).map(([event, to]) => `('${machine}', '${from}', '${event}', '${to}')`),
    ),
  );
  return rows.join(", ");
}

const MACHINES = {
  session: SESSION,
  attempt: ATTEMPT,
  delivery: DELIVERY,
  operation: OPERATION,
  reversal: REVERSAL,
  dispute: DISPUTE,
  second_charge: REVERSAL,
  approval: APPROVAL,
  invoice: INVOICE,
  subscription: SUBSCRIPTION,
  cycle: CYCLE,
  reservation: RESERVATION,
  wallet_account: WALLET_ACCOUNT,
  report: REPORT,
};

/**
 * SQL of all texts from customers or gateways, without encrypted columns: a long ciphertext can contain any
 * short text.
 */
const WRITINGS = `
  SELECT 'event' AS place, id, payload AS text FROM event
  UNION ALL SELECT 'attempt', id, concat_ws(' ', gateway_response, pg_params, card, message) FROM attempt
  UNION ALL SELECT 'operation', id, concat_ws(' ', gateway_response, pg_params, message, extra) FROM operation
  UNION ALL SELECT 'request', id, concat_ws(' ', message, extra) FROM operation_request
  UNION ALL SELECT 'session', id, concat_ws(' ', details, extra) FROM payment_session
  UNION ALL SELECT 'reversal', id, concat_ws(' ', gateway_response, message) FROM charge_reversal
  UNION ALL SELECT 'invoice', id, concat_ws(' ', invoice_number, company_name, customer) FROM invoice
  UNION ALL SELECT 'invoice line', id::text, concat_ws(' ', sku, description) FROM invoice_item
  UNION ALL SELECT 'delivery try', id::text, error FROM delivery_attempt
  UNION ALL SELECT 'simulated gateway', id, answer::text FROM simulated_gateway_entry
  UNION ALL SELECT 'wallet operation', id::text, concat_ws(' ', reason, reference) FROM wallet_operation
  UNION ALL SELECT 'mail', id, concat_ws(' ', subject, html, text) FROM mail_message
  UNION ALL SELECT 'kept answer', key, body FROM idempotency_key WHERE left(body, 1) IN ('{', '[', '"')`;

/**
 * Numbers of the card schemes' test cards; a search for every long number would also find gateway references.
 * Numbers of simulated cards are omitted, because they are also tokens.
 */
const NETWORK_TEST_CARDS = [
  "4111111111111111",
  "4242424242424242",
  "4000000000000002",
  "4012888888881881",
  "5555555555554444",
  "5105105105105100",
  "2223003122003222",
  "378282246310005",
  "371449635398431",
  "6011111111111117",
  "3530111333300000",
];

const ANSWERS = `
  SELECT 'event' AS place, id, payload AS text FROM event
  UNION ALL SELECT 'attempt', id, concat_ws(' ', gateway_response, pg_params, card) FROM attempt
  UNION ALL SELECT 'operation', id, concat_ws(' ', gateway_response, pg_params) FROM operation
  UNION ALL SELECT 'simulated gateway', id, answer::text FROM simulated_gateway_entry
  UNION ALL SELECT 'kept answer', key, body FROM idempotency_key`;

const NUMBER_FIELDS = "card_number|req_card_number|CardNumber|number";

const CHARGES = `SELECT * FROM simulated_gateway_entry WHERE kind IN ('purchase', 'authorize') AND outcome = 'success'`;

export const INVARIANTS: readonly Invariant[] = [
  ...OPERATION_INVARIANTS,
  ...INVOICE_INVARIANTS,
  ...PAYMENT_INVARIANTS,
  ...BOOKING_INVARIANTS,
  ...REPORT_INVARIANTS,
  ...SUBSCRIPTION_INVARIANTS,
  ...WALLET_INVARIANTS,
  ...AUDIT_INVARIANTS,
  ...JOB_INVARIANTS,
  ...COUNT_INVARIANTS,
  ...EVENT_INVARIANTS,
  ...SIGN_IN_INVARIANTS,
  {
    name: "a session has at most one live attempt and at most one success",
    wholeFlowOnly: false,
    sql: `SELECT session_id, count(*) FILTER (WHERE state IN ('pending', 'open', 'processing')) AS live,
                 count(*) FILTER (WHERE state IN ('success', 'cod')) AS successes
          FROM attempt GROUP BY session_id
          HAVING count(*) FILTER (WHERE state IN ('pending', 'open', 'processing')) > 1
              OR count(*) FILTER (WHERE state IN ('success', 'cod')) > 1`,
  },
  {
    name: "what waits for a person is asked about again, and is decided by nobody yet",
    wholeFlowOnly: false,
    sql: `SELECT 'attempt' AS what, id, state FROM attempt WHERE parked_at IS NOT NULL AND inquire_at IS NULL
          UNION ALL SELECT 'operation', id, state FROM operation
            WHERE parked_at IS NOT NULL AND state NOT IN ('processing', 'queued')`,
  },
  {
    name: "what a person booked as the gateway reports it has the reported amount",
    wholeFlowOnly: false,
    sql: `SELECT d.object_id AS id, d.amount, d.currency FROM differing_answer d
          LEFT JOIN attempt a ON a.id = d.object_id LEFT JOIN operation o ON o.id = d.object_id
          WHERE d.booked_at IS NOT NULL AND (d.amount, d.currency) IS DISTINCT FROM
            (coalesce(a.charge_amount + a.fee, o.amount + o.fee), coalesce(a.charge_currency, o.currency))
            AND (a.id IS NOT NULL OR o.id IS NOT NULL)`,
  },
  {
    name: "a page that was asked for has an end, and the gateway is asked about it while it is open",
    wholeFlowOnly: true,
    sql: `SELECT id, page_expires_at, inquire_at FROM attempt
          WHERE state = 'open' AND (page_expires_at IS NULL OR started_at IS NULL OR inquire_at IS NULL)`,
  },
  {
    name: "money that went back leaves no attempt in flight, and money that is owed back is looked after",
    wholeFlowOnly: true,
    sql: `SELECT r.id, r.state, a.state AS attempt, a.inquire_at FROM charge_reversal r JOIN attempt a ON a.id = r.attempt_id
          WHERE a.state = 'success' OR (r.state = 'done' AND a.state = 'processing')
             OR (r.state <> 'done' AND a.inquire_at IS NULL)`,
  },
  {
    name: "attempts of a session are numbered without gaps",
    wholeFlowOnly: true,
    sql: `SELECT session_id FROM attempt GROUP BY session_id HAVING min(number) <> 1 OR max(number) <> count(*)`,
  },
  {
    name: "a session is settled exactly when one of its attempts succeeded",
    wholeFlowOnly: true,
    sql: `SELECT s.id, s.state FROM payment_session s
          WHERE (s.state IN ('paid', 'authorized', 'captured')) <>
                EXISTS (SELECT 1 FROM attempt a WHERE a.session_id = s.id AND a.state = 'success') AND s.state <> 'canceled'`,
  },
  {
    name: "a session's refunds, captures and voids stay within what was settled",
    wholeFlowOnly: false,
    sql: `SELECT id FROM payment_session WHERE NOT gateway_reported AND (captured_amount > settled_amount
          OR (refunded_amount > greatest(settled_amount, captured_amount) AND state <> 'failed') OR (voided_amount > 0 AND captured_amount > 0))`,
  },
  {
    name: "every recorded state change is a cell of its machine's table",
    wholeFlowOnly: true,
    sql: `WITH cell (machine, from_state, event, to_state) AS
            (VALUES ${cells(MACHINES)})
          SELECT DISTINCT machine, from_state, event, to_state FROM state_change
          EXCEPT SELECT * FROM cell`,
  },
  {
    name: "the state changes of an object form one chain that ends in its state",
    wholeFlowOnly: true,
    sql: `WITH step AS (
            SELECT machine, object_id, from_state, to_state,
                   lag(to_state) OVER w AS before, lead(id) OVER w IS NULL AS newest
            FROM state_change WINDOW w AS (PARTITION BY machine, object_id ORDER BY id)),
          now AS (
            SELECT 'session' AS machine, id, state FROM payment_session
            UNION ALL SELECT 'attempt', id, state FROM attempt
            UNION ALL SELECT 'delivery', id, state FROM delivery
            UNION ALL SELECT 'operation', id, state FROM operation
            UNION ALL SELECT 'reversal', id, state FROM charge_reversal
            UNION ALL SELECT 'dispute', id, stage FROM dispute
            UNION ALL SELECT 'second_charge', id, state FROM second_charge
            UNION ALL SELECT 'approval', id, state FROM operation_request
            UNION ALL SELECT 'invoice', id, status FROM invoice
            UNION ALL SELECT 'subscription', id, status FROM subscription
            UNION ALL SELECT 'cycle', id, status FROM billing_cycle
            UNION ALL SELECT 'reservation', id, state FROM wallet_reservation
            UNION ALL SELECT 'wallet_account', id, status FROM wallet_account
            UNION ALL SELECT 'report', id, status FROM report)
          SELECT step.machine, object_id, from_state, to_state, before, now.state FROM step
          JOIN now ON now.machine = step.machine AND now.id = object_id
          WHERE (before IS NOT NULL AND before <> from_state) OR (newest AND now.state <> to_state)`,
  },
  {
    name: "a session, attempt or reservation that left its first state has a recorded change",
    wholeFlowOnly: true,
    sql: `SELECT 'session' AS machine, s.id, s.state FROM payment_session s WHERE s.state <> 'created'
            AND NOT EXISTS (SELECT 1 FROM state_change c WHERE c.machine = 'session' AND c.object_id = s.id)
            AND ${allSteps("s")}
          UNION ALL
          SELECT 'attempt', a.id, a.state FROM attempt a WHERE a.state NOT IN ('pending', 'processing')
            AND NOT EXISTS (SELECT 1 FROM state_change c WHERE c.machine = 'attempt' AND c.object_id = a.id)
            AND ${allSteps("a")}
          UNION ALL
          SELECT 'reservation', r.id, r.state FROM wallet_reservation r
            WHERE NOT EXISTS (SELECT 1 FROM state_change c WHERE c.machine = 'reservation' AND c.object_id = r.id)
              AND ${allSteps("r")}`,
  },
  {
    name: "the events of an object are numbered without gaps, and the session knows how many",
    wholeFlowOnly: true,
    sql: `SELECT s.id, s.event_count, count(e.number) AS events, max(e.number) AS newest FROM payment_session s
          LEFT JOIN event_cause e ON e.merchant_id = s.merchant_id AND e.object_id = s.id GROUP BY s.id
          HAVING count(e.number) <> s.event_count OR coalesce(max(e.number), 0) <> count(e.number)`,
  },
  {
    name: "every event has its kept cause, and every kept cause its event unless the month is archived",
    wholeFlowOnly: false,
    sql: `SELECT coalesce(e.id, c.event_id) AS id FROM event e
          FULL JOIN event_cause c ON c.event_id = e.id AND c.month = e.month AND c.merchant_id = e.merchant_id
            AND c.cause = e.cause AND c.object_id = e.object_id AND c.number = e.number
          WHERE (c.event_id IS NULL AND position('.' in e.kind) = 0)
             OR (e.id IS NULL AND c.month NOT IN (SELECT unnest(months) FROM archived_table WHERE table_name = 'event'))`,
  },
  {
    name: "every decided attempt caused exactly one event",
    wholeFlowOnly: true,
    sql: `SELECT a.id, a.state FROM attempt a WHERE a.state IN ('success', 'failed', 'error', 'cod')
            AND NOT EXISTS (SELECT FROM event_cause e WHERE e.merchant_id = a.merchant_id AND e.cause = 'attempt:' || a.id)`,
  },
  {
    name: "no writing holds a card number of the networks' test lists",
    wholeFlowOnly: false,
    readsTexts: true,
    sql: `SELECT place, id, found[1] AS digits FROM (${WRITINGS}) writing,
            regexp_matches(text, '\\m(${NETWORK_TEST_CARDS.join("|")})\\M', 'g') AS found`,
  },
  {
    name: "no answer holds a whole card number, the token of a test card excepted",
    wholeFlowOnly: false,
    readsTexts: true,
    sql: `SELECT place, id FROM (${ANSWERS}) answer
          WHERE text ~ '"(?!token")[^"]*": ?"41111111111111[1-6]"' OR text ~ '"(${NUMBER_FIELDS})": ?"[0-9]{12,19}"'`,
  },
  {
    name: "no writing holds a security code or a key",
    wholeFlowOnly: false,
    readsTexts: true,
    sql: `SELECT place, id FROM (${WRITINGS}) writing
          WHERE text ~* '"(cvv|cvc|card_security_code)"\\s*:\\s*"?\\d' OR text ~ '\\m(sk_|whsec_)[A-Za-z0-9+/]{24}'`,
  },
  {
    name: "what we hold as given back, the simulated gateway's books hold so, once and to the same amount",
    wholeFlowOnly: true,
    sql: `SELECT r.id, r.amount AS ours, sum(g.amount) AS theirs FROM charge_reversal r JOIN attempt a ON a.id = r.attempt_id
          LEFT JOIN simulated_gateway_entry g ON g.merchant_id = r.merchant_id AND g.charge_reference = a.reference_number
            AND g.reference_number LIKE a.reference_number || '-REV%' AND g.outcome = 'success'
          WHERE a.connector = 'sarraf_sandbox' AND r.amount > 0 AND r.state = 'done'
            AND NOT EXISTS (SELECT 1 FROM manual_decision d WHERE d.object_id = a.id)
          GROUP BY r.id HAVING count(g.id) <> 1 OR sum(g.amount) <> r.amount`,
  },
  {
    name: "what we hold as charged, the simulated gateway's books hold as charged, to the same amount",
    wholeFlowOnly: true,
    sql: `SELECT a.id, a.reference_number, a.charge_amount + a.fee AS ours, g.amount AS theirs FROM attempt a
          LEFT JOIN (${CHARGES}) g ON g.merchant_id = a.merchant_id AND g.reference_number = a.reference_number
          WHERE a.connector = 'sarraf_sandbox' AND a.state = 'success' AND a.charge_amount > 0 AND a.form_of_payment <> 'cash'
            AND (g.id IS NULL OR g.amount <> a.charge_amount + a.fee OR g.currency <> a.charge_currency)`,
  },
  {
    name: "what the simulated gateway charged is a success of ours, in flight, or reversed",
    wholeFlowOnly: true,
    sql: `SELECT g.reference_number, g.amount, a.state FROM (${CHARGES}) g
          LEFT JOIN attempt a ON a.merchant_id = g.merchant_id AND a.reference_number = g.reference_number
          WHERE coalesce(a.state, 'unknown') NOT IN ('success', 'processing') AND a.failure_reason IS NULL
            AND NOT EXISTS (SELECT 1 FROM simulated_gateway_entry r WHERE r.merchant_id = g.merchant_id
              AND r.charge_reference = g.reference_number AND r.kind IN ('void', 'refund') AND r.outcome = 'success')
            AND NOT EXISTS (SELECT 1 FROM manual_decision d WHERE d.object_id = a.id)`,
  },
];
