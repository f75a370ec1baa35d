import type { Invariant } from "./invariant";

const COUNTED_ROWS = `
  SELECT c.merchant_id, c.list, s.type, 0::smallint AS month FROM counted_list c
    JOIN payment_session s ON s.merchant_id = c.merchant_id AND s.created_at < c.until AND s.deleted_at IS NULL
    WHERE c.list = 'transactions'
  UNION ALL
  SELECT c.merchant_id, c.list, coalesce(s.type, sub.type, ''), e.month FROM counted_list c
    JOIN event e ON e.merchant_id = c.merchant_id AND e.occurred_at < c.until
    LEFT JOIN payment_session s ON s.id = e.object_id AND s.merchant_id = e.merchant_id
    LEFT JOIN subscription sub ON sub.id = e.object_id AND sub.merchant_id = e.merchant_id
    WHERE c.list = 'events' AND s.deleted_at IS NULL`;

export const COUNT_INVARIANTS: readonly Invariant[] = [
  {
    name: "what was counted of a list is what it has",
    wholeFlowOnly: false,
    sql: `SELECT merchant_id, list, type, month, sum(kept)::int AS kept, sum(found)::int AS found FROM (
            SELECT merchant_id, list, type, month, rows AS kept, 0 AS found FROM counted_part
            UNION ALL SELECT merchant_id, list, type, month, 0, 1 FROM (${COUNTED_ROWS}) counted) each
          GROUP BY 1, 2, 3, 4 HAVING sum(kept) <> sum(found)`,
  },
];
