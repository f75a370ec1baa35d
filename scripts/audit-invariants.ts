import type { Invariant } from "./invariant";

export const AUDIT_INVARIANTS: readonly Invariant[] = [
  {
    name: "every audit event is as it was written, and is a link of its merchant's chain or noted for it",
    wholeFlowOnly: false,
    sql: `SELECT coalesce(e.id, l.event_id, u.event_id) AS event_id, coalesce(l.merchant_id, u.merchant_id, e.merchant_id) AS merchant_id,
            l.number, e.action
          FROM audit_event e FULL JOIN audit_link l ON l.event_id = e.id
          FULL JOIN audit_unchained u ON u.event_id = coalesce(e.id, l.event_id)
          LEFT JOIN audit_link before ON before.merchant_id = l.merchant_id AND before.number = l.number - 1
          WHERE e.id IS NULL OR (l.event_id IS NULL) = (u.event_id IS NULL) OR coalesce(l.merchant_id, u.merchant_id) <> e.merchant_id
            OR (l.number > 1 AND before.hash IS NULL)
            OR l.hash <> sha256(coalesce(before.hash, '') || audit_event_digest(e))
            OR u.digest <> audit_event_digest(e)`,
  },
  {
    name: "the last link of each merchant's audit chain is the one that the chain names",
    wholeFlowOnly: false,
    sql: `SELECT coalesce(c.merchant_id, last.merchant_id) AS merchant_id, c.number, last.number AS last_link
          FROM audit_chain c FULL JOIN (
            SELECT DISTINCT ON (merchant_id) merchant_id, number, hash FROM audit_link ORDER BY merchant_id, number DESC
          ) last ON last.merchant_id = c.merchant_id
          WHERE last.number IS DISTINCT FROM c.number OR last.hash IS DISTINCT FROM c.hash`,
  },
];
