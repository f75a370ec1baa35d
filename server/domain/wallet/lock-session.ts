/**
 * Locks a session before its holds. Sessions stand above wallets, so the job that releases holds cannot call their module, and still keeps
 * everybody's order of locks: session first, account after it.
 */
import type { Tx } from "../../kernel/types";

/** Holds the session's row, where it still exists, and tells whether a charge of it is in flight. Two statements. */
export async function lockSessionRow(tx: Tx, sessionId: string): Promise<{ inFlight: boolean }> {
  await tx.$queryRaw`SELECT id FROM payment_session WHERE id = ${sessionId} FOR UPDATE`;
  const charges = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM attempt WHERE session_id = ${sessionId} AND state = 'processing'`;
  return { inFlight: charges.length > 0 };
}
