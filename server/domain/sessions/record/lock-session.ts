/** Locks a session until the transaction ends. */

import type { Tx } from "@/server/kernel/types";
import { exactAttempts } from "../attempts/exact-attempts";
import { NEWEST_ATTEMPTS, type SessionWithAttempts, withAttempts } from "./session";

/** A session whose row this transaction has locked. */
export type LockedSession = SessionWithAttempts;

/**
 * Locks the session's row and reads it with its attempts, oldest first, as every earlier holder of the lock
 * left them. Always the first statement of a transaction that changes a session.
 * @param key.deleted true finds a deleted session, too: what the gateway says of its operations still counts
 * @returns null if the merchant has no such session
 */
export async function lockSession(
  tx: Tx,
  key: { merchantId: string; sessionId: string; deleted?: boolean },
): Promise<LockedSession | null> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM payment_session WHERE id = ${key.sessionId} AND merchant_id = ${key.merchantId}
      AND (deleted_at IS NULL OR ${key.deleted ?? false}) FOR UPDATE`;
  if (rows.length === 0) return null;
  const found = await tx.paymentSession.findUnique({
    where: { id: key.sessionId },
    include: { attempts: NEWEST_ATTEMPTS },
  });
  if (found === null) return null;
  const { attempts, ...row } = found;
  return withAttempts(row, await exactAttempts(tx, attempts));
}
