import type { NamedStatement } from "@/server/db/driver/named-statement";
import { rowLock } from "@/server/db/transactions/row-lock";
import type { BookLine } from "../core/follow-up";

export type LineRow = { kind: BookLine["kind"]; outcome: string; amount: string; currency: string };

export type FollowUpRow = LineRow & { referenceNumber: string; answer: unknown };

/**
 * Locks a charge's ledger entry, which never changes; data read before the lock is outdated only if an
 * operation was added.
 */
export const CHARGE = rowLock<LineRow>({
  name: "lock_gateway_charge",
  columns: "c.kind, c.outcome, c.amount, c.currency",
  tables: "simulated_gateway_entry c",
  where:
    "c.merchant_id = $1 AND c.gateway_code = $2 AND c.reference_number = $3 AND c.kind IN ('purchase', 'authorize')",
  values: 3,
  of: "c",
  version: `(SELECT count(*) FROM simulated_gateway_entry f
    WHERE f.merchant_id = c.merchant_id AND f.gateway_code = c.gateway_code AND f.charge_reference = c.reference_number)::text`,
});

export const FOLLOW_UPS: NamedStatement<FollowUpRow> = {
  name: "gateway_follow_ups",
  pipelined: true,
  text: `SELECT kind, CASE WHEN (answer->>'failsAt')::timestamptz <= $4 THEN 'failed' ELSE outcome END AS outcome,
      amount, currency, reference_number AS "referenceNumber", answer FROM simulated_gateway_entry
    WHERE merchant_id = $1 AND gateway_code = $2 AND charge_reference = $3`,
};
