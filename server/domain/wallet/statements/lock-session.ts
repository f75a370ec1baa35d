import type { Tx } from "@/server/kernel/types";

/** Locks the session's row, if it exists, and returns whether a charge of it is in flight. */
export async function lockSessionRow(tx: Tx, sessionId: string): Promise<{ isInFlight: boolean }> {
  await tx.$queryRaw`SELECT id FROM payment_session WHERE id = ${sessionId} FOR UPDATE`;
  const charges = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM attempt WHERE session_id = ${sessionId} AND state = 'processing'`;
  return { isInFlight: charges.length > 0 };
}
