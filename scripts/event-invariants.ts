import type { Invariant } from "./invariant";

/** SQL condition that the row `alias` was created after events of its kind were introduced. */
function isDemanded(alias: string, at = "created_at"): string {
  return `${alias}.${at} - (SELECT m.clock_offset * interval '1 millisecond' FROM merchant m WHERE m.id = ${alias}.merchant_id)
    >= events_demanded_from()`;
}

/**
 * SQL of everything that must have an event: kind, cause and, unless the cause names the object, the object.
 */
const DEMANDED = `
  SELECT c.merchant_id, event_kind_of(c.machine, c.event, c.to_state) AS kind, 'step:' || c.id AS cause, NULL AS object
    FROM state_change c WHERE c.id > last_change_without_event() AND event_kind_of(c.machine, c.event, c.to_state) IS NOT NULL
      AND (c.machine <> 'second_charge' OR c.id > last_return_without_event())
  UNION ALL
  SELECT merchant_id, 'wallet.' || direction || 'ed', 'entry:' || id, NULL
    FROM wallet_entry WHERE id > last_entry_without_event() AND entry_type NOT IN ('reserve', 'release')
  UNION ALL SELECT c.merchant_id, 'card.saved', 'card-saved:' || c.id, NULL FROM saved_card c WHERE ${isDemanded("c")}
  UNION ALL
  SELECT c.merchant_id, 'card.expiring', 'expiring:' || c.id || ':' || c.expiring_month, NULL
    FROM saved_card c WHERE c.expiring_month IS NOT NULL
  UNION ALL
  SELECT e.merchant_id, 'card.removed', 'card-removed:' || e.object_id::text, NULL FROM event e
    WHERE e.kind = 'card.saved' AND NOT EXISTS (SELECT FROM saved_card c WHERE c.id = e.object_id::text)
      AND EXISTS (SELECT FROM merchant m WHERE m.id = e.merchant_id)
  UNION ALL SELECT c.merchant_id, 'second_charge.due', 'second-charge:' || c.id, NULL FROM second_charge c WHERE ${isDemanded("c")}
  UNION ALL
  SELECT e.merchant_id, 'subscription.blocked', e.cause, e.object_id::text FROM event e
    WHERE e.kind = 'subscription' AND e.cause LIKE 'blocked:%' AND e.occurred_at >= events_demanded_from() + (
      SELECT m.clock_offset * interval '1 millisecond' FROM merchant m WHERE m.id = e.merchant_id)
  UNION ALL
  SELECT s.merchant_id, 'subscription.created', 'subscription:' || s.id, s.id FROM subscription s WHERE ${isDemanded("s")}
  UNION ALL SELECT i.merchant_id, 'invoice.sent', 'invoice:' || i.id, NULL FROM invoice i WHERE ${isDemanded("i")}
  UNION ALL
  SELECT s.merchant_id, 'session.deleted', 'session-deleted:' || extract(epoch FROM s.deleted_at), s.id::text
    FROM payment_session s WHERE s.deleted_at IS NOT NULL AND ${isDemanded("s")}`;

/** SQL of each object's newest event among the events that begin or end a deletion, cancellation or pause. */
const NEWEST = `
  SELECT DISTINCT ON (merchant_id, object_id, what) merchant_id, object_id::text AS id, what,
      kind IN ('session.deleted', 'subscription.cancel_scheduled', 'subscription.paused') AS began
  FROM (SELECT *, CASE
      WHEN kind IN ('session.deleted', 'session.restored') THEN 'deletion'
      WHEN kind IN ('subscription.cancel_scheduled', 'subscription.cancel_undone') THEN 'cancellation'
      WHEN kind IN ('subscription.paused', 'subscription.resumed') THEN 'pause' END AS what FROM event) e
  WHERE what IS NOT NULL ORDER BY merchant_id, object_id, what, number DESC`;

const IS_LIVE = `s.status NOT IN ('canceled', 'expired')`;

/**
 * SQL of deletions, cancellations and pauses; `began` is true if they last according to the object's row. A
 * session without a row was deleted permanently.
 */
const BEGUN = `
  SELECT s.merchant_id, s.id::text AS id, 'deletion' AS what, s.deleted_at IS NOT NULL AS began
    FROM payment_session s WHERE ${isDemanded("s")}
  UNION ALL
  SELECT DISTINCT a.merchant_id, a.object_id::text, 'deletion', true FROM audit_event a
    WHERE a.action = 'payment.delete' AND a.at >= events_demanded_from()
      AND NOT EXISTS (SELECT FROM payment_session s WHERE s.id = a.object_id::bpchar)
  UNION ALL
  SELECT s.merchant_id, s.id, 'cancellation', s.cancel_at_period_end FROM subscription s WHERE ${IS_LIVE} AND ${isDemanded("s")}
  UNION ALL
  SELECT s.merchant_id, s.id, 'pause', s.paused_at IS NOT NULL FROM subscription s WHERE ${IS_LIVE} AND ${isDemanded("s")}`;

/**
 * SQL of subscription changes without an event. One `subscription.changed` covers all changes of a request;
 * its cause names the last change's number.
 */
const UNTOLD_HISTORY = `
  SELECT h.subscription_id, h.number, h.field FROM subscription_change h
    LEFT JOIN subscription_change before ON before.subscription_id = h.subscription_id AND before.number = h.number - 1
  WHERE h.field IN ('recurring_amount', 'description', 'customer_email', 'backup_card') AND ${isDemanded("h", "changed_at")}
    AND NOT (h.field = 'backup_card' AND h.after IS NULL AND before.field = 'card' AND ${isOneRequest("before", "h")})
    AND NOT EXISTS (
      SELECT FROM event e JOIN subscription_change last ON last.subscription_id = h.subscription_id
        AND e.cause = 'changed:' || h.subscription_id || ':' || last.number
      WHERE e.merchant_id = h.merchant_id AND e.kind = 'subscription.changed' AND last.number >= h.number AND ${isOneRequest("last", "h")})
  UNION ALL
  SELECT h.subscription_id, max(h.number), 'card' FROM subscription_change h
  WHERE h.field = 'card' AND ${isDemanded("h", "changed_at")}
  GROUP BY h.merchant_id, h.subscription_id
  HAVING count(*) > (SELECT count(*) FROM event e WHERE e.merchant_id = h.merchant_id
    AND e.kind = 'subscription.card_changed' AND e.object_id = h.subscription_id::bpchar)`;

/** SQL condition that two rows are of one request: they are written within a second. */
function isOneRequest(one: string, other: string): string {
  return `abs(extract(epoch FROM ${one}.changed_at - ${other}.changed_at)) < 1`;
}

export const EVENT_INVARIANTS: readonly Invariant[] = [
  {
    name: "every recorded change of a kind with events, card, invoice, deletion and movement of a wallet has one event",
    wholeFlowOnly: true,
    sql: `SELECT d.kind, d.cause, d.object, count(e.id)::int AS events FROM (${DEMANDED}) d
          LEFT JOIN event e ON e.cause = d.cause AND e.merchant_id = d.merchant_id AND e.kind = d.kind
            AND (d.object IS NULL OR e.object_id::text = d.object)
          WHERE NOT EXISTS (SELECT FROM archived_table a WHERE a.table_name = 'event')
          GROUP BY 1, 2, 3 HAVING count(e.id) <> 1`,
  },
  {
    name: "the newest event of a deletion, scheduled cancellation and pause agrees with its object",
    wholeFlowOnly: true,
    sql: `SELECT b.id, b.what, b.began FROM (${BEGUN}) b LEFT JOIN (${NEWEST}) n USING (merchant_id, id, what)
          WHERE NOT EXISTS (SELECT FROM archived_table a WHERE a.table_name = 'event')
            AND b.began <> coalesce(n.began, false)`,
  },
  {
    name: "every row of a subscription's history has its event",
    wholeFlowOnly: true,
    sql: `SELECT h.* FROM (${UNTOLD_HISTORY}) h
          WHERE NOT EXISTS (SELECT FROM archived_table a WHERE a.table_name = 'event')`,
  },
  {
    name: "each billing cycle whose payment failed later has the event subscription.blocked",
    wholeFlowOnly: true,
    sql: `SELECT i.id, o.subscription_id FROM payment_issue i JOIN subscription_session o ON o.session_id = i.session_id
          WHERE i.kind = 'cycle_unpaid' AND ${isDemanded("i")}
            AND NOT EXISTS (SELECT FROM archived_table a WHERE a.table_name = 'event')
            AND NOT EXISTS (SELECT FROM event e WHERE e.merchant_id = i.merchant_id AND e.kind = 'subscription.blocked'
              AND e.object_id = o.subscription_id::bpchar AND e.occurred_at >= i.created_at)`,
  },
  {
    name: "the events of state changes of an object are numbered without gaps",
    wholeFlowOnly: false,
    sql: `SELECT merchant_id, kind, id, min(number) AS first, max(number) AS newest, count(*)::int AS events FROM (
            SELECT merchant_id, split_part(kind, '.', 1) AS kind, number,
              CASE WHEN kind LIKE 'invoice.%' THEN object_id ELSE payload::jsonb #>> '{object,id}' END AS id
            FROM event WHERE position('.' in kind) > 0) e
          WHERE NOT EXISTS (SELECT FROM archived_table a WHERE a.table_name = 'event')
          GROUP BY 1, 2, 3 HAVING min(number) <> 1 OR count(*) <> max(number) OR count(DISTINCT number) <> count(*)`,
  },
];
