/** Whether a session of a subscription has anything left to pay: its cycle is paid once, whichever session does it. */
import type { Tx } from "../../kernel/types";
import { lockNewerSetup } from "./lock-newer-setup";
import { serves } from "./serves";

/**
 * False once the cycle that the session pays is paid by another one, or canceled, or its subscription is over and no charge of the session is in
 * flight; true where it pays none. A session that was given up may still succeed late, or be asked about by a status query. The caller holds the
 * session's lock; the subscription's is taken here, so that of two sessions that succeed at once the second finds the cycle paid (decision 0101).
 */
export async function isStillOwed(tx: Tx, { id }: { id: string }): Promise<boolean> {
  const service = await serves(tx, id);
  if (service === null) return true;
  await lockNewerSetup(tx, { service, sessionId: id });
  await tx.$queryRaw`SELECT id FROM subscription WHERE id = ${service.subscriptionId} FOR UPDATE`;
  const over = await tx.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM billing_cycle c JOIN subscription s ON s.id = c.subscription_id
    WHERE c.id = ${service.cycleId} AND (c.status IN ('paid', 'canceled') OR (s.status IN ('canceled', 'expired')
      AND NOT EXISTS (SELECT FROM attempt a WHERE a.session_id = ${id} AND a.state = 'processing')))`;
  return over.length === 0;
}
