import { allSteps, type Invariant } from "./invariant";

const PAID = `('paid', 'authorized', 'captured')`;

export const INVOICE_INVARIANTS: readonly Invariant[] = [
  {
    name: "an invoice's subtotal is the sum of its lines, and every invoice has one",
    wholeFlowOnly: false,
    sql: `SELECT i.id, i.subtotal, sum(l.total_incl_tax) AS lines FROM invoice i
          LEFT JOIN invoice_item l ON l.invoice_id = i.id GROUP BY i.id
          HAVING sum(l.total_incl_tax) IS DISTINCT FROM i.subtotal OR max(l.position) <> count(*)`,
  },
  {
    name: "an invoice asks for what its session asks for and other payments have paid, in the same currency",
    wholeFlowOnly: true,
    sql: `SELECT i.id, i.total_incl_tax, i.currency, s.amount, s.currency AS paid_in FROM invoice i
          JOIN payment_session s ON s.id = i.session_id
          WHERE i.currency <> s.currency OR i.merchant_id <> s.merchant_id OR NOT s.invoiced OR s.amount <> coalesce(
            (SELECT p.amount FROM invoice_payment p WHERE p.session_id = s.id AND p.paid_at IS NOT NULL),
            CASE WHEN s.state IN ('created', 'pending', 'attempted', 'cod') AND i.paid_amount < i.total_incl_tax
              THEN i.total_incl_tax - i.paid_amount ELSE s.amount END)`,
  },
  {
    name: "a session that an invoice asks for has its invoice",
    wholeFlowOnly: true,
    sql: `SELECT s.id FROM payment_session s WHERE s.invoiced AND NOT EXISTS (SELECT FROM invoice i WHERE i.session_id = s.id)
            AND NOT EXISTS (SELECT FROM invoice_payment p JOIN invoice i ON i.id = p.invoice_id WHERE p.session_id = s.id)`,
  },
  {
    name: "an invoice is paid exactly when its payments add up to it, and canceled exactly when nobody can pay it any more",
    wholeFlowOnly: true,
    sql: `SELECT i.id, i.status, s.state FROM invoice i LEFT JOIN payment_session s ON s.id = i.session_id
          WHERE (i.status = 'paid' AND coalesce(s.state, '') NOT IN ${PAID} AND NOT EXISTS (
              SELECT FROM invoice_payment p WHERE p.invoice_id = i.id AND p.session_id <> i.session_id AND p.paid_at IS NOT NULL))
             OR (i.status <> 'paid' AND coalesce(s.state, '') IN ${PAID})
             OR (i.status <> 'paid' AND (i.status = 'canceled') <>
              (coalesce(s.state, 'deleted') IN ('deleted', 'failed', 'canceled', 'expired', 'invalided')))`,
  },
  {
    name: "an invoice's paid amount is the sum of the payments that count, each of a session that was paid",
    wholeFlowOnly: true,
    sql: `SELECT i.id, i.paid_amount, sum(p.amount) AS payments FROM invoice i
          LEFT JOIN invoice_payment p ON p.invoice_id = i.id AND p.paid_at IS NOT NULL GROUP BY i.id
          HAVING i.paid_amount <> coalesce(sum(p.amount), 0)
          UNION ALL SELECT p.invoice_id, p.amount, s.amount FROM invoice_payment p
          JOIN payment_session s ON s.id = p.session_id
          WHERE (p.paid_at IS NOT NULL) <> (s.state IN ${PAID}) OR (p.paid_at IS NOT NULL AND p.amount <> s.amount)`,
  },
  {
    name: "an invoice that has left its first status has a recorded change",
    wholeFlowOnly: true,
    sql: `SELECT i.id, i.status FROM invoice i WHERE i.status <> 'sent'
            AND NOT EXISTS (SELECT FROM state_change c WHERE c.machine = 'invoice' AND c.object_id = i.id)
            AND ${allSteps("i")}`,
  },
  {
    name: "an invoice is mailed once to an address for each of its links",
    wholeFlowOnly: false,
    sql: `SELECT m.related_id, m.recipient FROM mail_message m JOIN invoice i ON i.session_id = m.related_id
          WHERE m.kind = 'invoice_issued' GROUP BY m.related_id, m.recipient, i.link_version
          HAVING count(*) > i.link_version OR count(*) > count(DISTINCT m.cause)`,
  },
];
