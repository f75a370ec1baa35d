import type { Invariant } from "./invariant";

/** State changes, ledger entries and objects that must have an event, with its kind and cause. */
const DEMANDED = `
  SELECT c.merchant_id, event_kind_of(c.machine, c.event, c.to_state) AS kind, 'step:' || c.id AS cause, c.month
    FROM state_change c WHERE c.id > last_change_without_event() AND event_kind_of(c.machine, c.event, c.to_state) IS NOT NULL
      AND (c.machine <> 'second_charge' OR c.id > last_return_without_event())
  UNION ALL
  SELECT merchant_id, 'wallet.' || direction || 'ed', 'entry:' || id, NULL
    FROM wallet_entry WHERE id > last_entry_without_event() AND entry_type NOT IN ('reserve', 'release')`;

export const EVENT_INVARIANTS: readonly Invariant[] = [
  {
    name: "every recorded state change of a kind with events, and every movement of a wallet, has one event",
    wholeFlowOnly: true,
    sql: `SELECT d.kind, d.cause, count(e.id)::int AS events FROM (${DEMANDED}) d
          LEFT JOIN event e ON e.cause = d.cause AND e.merchant_id = d.merchant_id AND e.kind = d.kind
          WHERE NOT EXISTS (SELECT FROM archived_table a WHERE a.table_name = 'event')
          GROUP BY 1, 2 HAVING count(e.id) <> 1`,
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
