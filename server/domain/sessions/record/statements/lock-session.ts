import type { NamedStatement } from "@/server/db/driver/named-statement";
import { rowLock } from "@/server/db/transactions/row-lock";
import {
  SESSION_TO_CHARGE,
  SESSION_WITH_ATTEMPTS,
  type SessionToChargeRow,
  type SessionWithAttemptsRow,
} from "./session-row";

/**
 * An SQL expression that changes with the row of session `s`, its attempts, operations and disputes, and the
 * rows that `more` selects. `xmin` is the transaction that last wrote a row.
 */
export function sessionVersion(...more: string[]): string {
  const lists = [
    "SELECT xmin FROM attempt WHERE session_id = s.id ORDER BY number",
    "SELECT xmin FROM operation WHERE session_id = s.id ORDER BY id",
    "SELECT xmin FROM dispute WHERE session_id = s.id AND merchant_id = s.merchant_id ORDER BY id",
    ...more,
  ];
  return `ROW(s.xmin, ${lists.map((list) => `ARRAY(${list})`).join(", ")})::text`;
}

export const LOCK = rowLock<{ id: string }>({
  name: "lock_session",
  columns: "s.id",
  tables: "payment_session s",
  where: "s.id = $1 AND s.merchant_id = $2 AND (s.deleted_at IS NULL OR $3::boolean)",
  values: 3,
  of: "s",
  version: sessionVersion(),
});

/** A separate statement after the lock sees what earlier lock holders committed. */
export const LOCKED: NamedStatement<SessionWithAttemptsRow> = {
  name: "locked_session",
  pipelined: true,
  text: `SELECT ${SESSION_WITH_ATTEMPTS} FROM payment_session s WHERE s.id = $1 AND s.merchant_id = $2`,
};

export const LOCKED_TO_CHARGE: NamedStatement<SessionToChargeRow> = {
  name: "locked_session_to_charge",
  pipelined: true,
  text: `SELECT ${SESSION_TO_CHARGE} FROM payment_session s WHERE s.id = $1 AND s.merchant_id = $2`,
};
