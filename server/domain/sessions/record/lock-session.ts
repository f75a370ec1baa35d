/** Locks a session until the transaction ends. */

import { type NamedStatement, rowsOf } from "@/server/db/named-statement";
import type { Tx } from "@/server/kernel/types";
import type { SessionWithAttempts } from "./session";
import { SESSION_WITH_ATTEMPTS, type SessionWithAttemptsRow, sessionWithAttempts } from "./session-row";

/** A session whose row this transaction has locked. */
export type LockedSession = SessionWithAttempts;

const LOCK: NamedStatement<{ id: string }> = {
  name: "lock_session",
  text: `SELECT id FROM payment_session
    WHERE id = $1 AND merchant_id = $2 AND (deleted_at IS NULL OR $3::boolean) FOR UPDATE`,
};

/** A statement of its own: what it reads besides the session is what the lock has waited for. */
const LOCKED: NamedStatement<SessionWithAttemptsRow> = {
  name: "locked_session",
  text: `SELECT ${SESSION_WITH_ATTEMPTS} FROM payment_session s WHERE s.id = $1 AND s.merchant_id = $2`,
};

export type SessionKey = { readonly merchantId: string; readonly sessionId: string; readonly deleted?: boolean };

/**
 * Locks the session's row, for who reads it by a statement of his own afterwards. One statement.
 * @returns false if the merchant has no such session
 */
export async function holdSession(tx: Tx, { sessionId, merchantId, deleted = false }: SessionKey): Promise<boolean> {
  return (await rowsOf(tx, LOCK, [sessionId, merchantId, deleted])).length > 0;
}

/**
 * Locks the session's row and reads it with its attempts, oldest first, as every earlier holder of the lock
 * left them. Always the first statement of a transaction that changes a session. Two statements.
 * @param key.deleted true finds a deleted session, too: what the gateway says of its operations still counts
 * @returns null if the merchant has no such session
 */
export async function lockSession(tx: Tx, key: SessionKey): Promise<LockedSession | null> {
  if (!(await holdSession(tx, key))) return null;
  const [row] = await rowsOf(tx, LOCKED, [key.sessionId, key.merchantId]);
  return row === undefined ? null : sessionWithAttempts(row);
}
