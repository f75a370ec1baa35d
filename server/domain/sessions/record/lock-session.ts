/** Locks a session until the transaction ends. */

import { type NamedStatement, rowsOfBatch, type StatementCall } from "@/server/db/driver/named-statement";
import { rowLock } from "@/server/db/transactions/row-lock";
import type { Tx } from "@/server/kernel/types";
import type { SessionWithAttempts } from "./session";
import {
  SESSION_TO_CHARGE,
  SESSION_WITH_ATTEMPTS,
  type SessionToCharge,
  type SessionToChargeRow,
  type SessionWithAttemptsRow,
  sessionToCharge,
  sessionWithAttempts,
} from "./session-row";

/** A session whose row this transaction has locked. */
export type LockedSession = SessionWithAttempts;

/**
 * The version of the session `s`: an expression that changes with its row, its attempts, its operations and
 * the rows that `more` selects. `xmin` is the transaction that last wrote a row.
 */
export function sessionVersion(...more: string[]): string {
  const lists = [
    "SELECT xmin FROM attempt WHERE session_id = s.id ORDER BY number",
    "SELECT xmin FROM operation WHERE session_id = s.id ORDER BY id",
    ...more,
  ];
  return `ROW(s.xmin, ${lists.map((list) => `ARRAY(${list})`).join(", ")})::text`;
}

const LOCK = rowLock<{ id: string }>({
  name: "lock_session",
  columns: "s.id",
  tables: "payment_session s",
  where: "s.id = $1 AND s.merchant_id = $2 AND (s.deleted_at IS NULL OR $3::boolean)",
  values: 3,
  of: "s",
  version: sessionVersion(),
});

/** A statement after the lock, so that it reads what earlier holders wrote. */
const LOCKED: NamedStatement<SessionWithAttemptsRow> = {
  name: "locked_session",
  pipelined: true,
  text: `SELECT ${SESSION_WITH_ATTEMPTS} FROM payment_session s WHERE s.id = $1 AND s.merchant_id = $2`,
};

const LOCKED_TO_CHARGE: NamedStatement<SessionToChargeRow> = {
  name: "locked_session_to_charge",
  pipelined: true,
  text: `SELECT ${SESSION_TO_CHARGE} FROM payment_session s WHERE s.id = $1 AND s.merchant_id = $2`,
};

export type SessionKey = { readonly merchantId: string; readonly sessionId: string; readonly deleted?: boolean };

/**
 * Locks the session's row, and then reads by `read` what earlier lock holders wrote. Two statements in one
 * round trip.
 * @returns the rows; null if the merchant has no such session
 */
export async function lockAndRead<Row extends object>(
  tx: Tx,
  { sessionId, merchantId, deleted = false }: SessionKey,
  read: StatementCall<Row>,
): Promise<Row[] | null> {
  const lock = { statement: LOCK, values: [sessionId, merchantId, deleted] };
  const [held, rows] = await rowsOfBatch<[{ id: string }, Row]>(tx, [lock, read]);
  return held.length === 0 ? null : rows;
}

/**
 * Locks the session and reads it with its attempts, oldest first. Always the first lock of a transaction that
 * changes a session. Two statements in one round trip.
 * @param key.deleted true also finds a deleted session, for the outcome of its operations
 * @returns null if the merchant has no such session
 */
export async function lockSession(tx: Tx, key: SessionKey): Promise<LockedSession | null> {
  const rows = await lockAndRead(tx, key, { statement: LOCKED, values: [key.sessionId, key.merchantId] });
  return rows?.[0] === undefined ? null : sessionWithAttempts(rows[0]);
}

/** {@link lockSession} with the accounts that may charge it. */
export async function lockSessionToCharge(tx: Tx, key: SessionKey): Promise<SessionToCharge | null> {
  const rows = await lockAndRead(tx, key, { statement: LOCKED_TO_CHARGE, values: [key.sessionId, key.merchantId] });
  return rows?.[0] === undefined ? null : sessionToCharge(rows[0]);
}
