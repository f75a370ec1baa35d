import { rowsOfBatch, type StatementCall } from "@/server/db/driver/named-statement";
import type { Tx } from "@/server/kernel/types";
import type { SessionWithAttempts } from "./session";
import { LOCK, LOCKED, LOCKED_TO_CHARGE } from "./statements/lock-session";
import { type SessionToCharge, sessionToCharge, sessionWithAttempts } from "./statements/session-row";

export type LockedSession = SessionWithAttempts;

export type SessionKey = { readonly merchantId: string; readonly sessionId: string; readonly deleted?: boolean };

/**
 * Locks the session's row, then runs `read`, which sees what earlier lock holders committed.
 * @returns the rows; null for an unknown session
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
 * Locks the session until the transaction ends, and reads it with its attempts, oldest first. Must be the
 * first lock of a transaction that changes a session.
 * @param key.deleted true also finds a deleted session, to record the outcome of its operations
 * @returns null for an unknown session
 */
export async function lockSession(tx: Tx, key: SessionKey): Promise<LockedSession | null> {
  const rows = await lockAndRead(tx, key, { statement: LOCKED, values: [key.sessionId, key.merchantId] });
  return rows?.[0] === undefined ? null : sessionWithAttempts(rows[0]);
}

export async function lockSessionToCharge(tx: Tx, key: SessionKey): Promise<SessionToCharge | null> {
  const rows = await lockAndRead(tx, key, { statement: LOCKED_TO_CHARGE, values: [key.sessionId, key.merchantId] });
  return rows?.[0] === undefined ? null : sessionToCharge(rows[0]);
}
