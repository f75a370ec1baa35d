/** Whether a session of a subscription has anything left to pay: its cycle is paid once, whichever session does it. */
import type { Tx } from "../../kernel/types";

/**
 * False once the cycle that the session pays is paid by another one, or canceled, or its subscription is over and no charge of the session is in
 * flight; true where it pays none. A session that was given up may still succeed late, or be asked about by a status query. One statement.
 */
export async function isStillOwed(tx: Tx, { id }: { id: string }): Promise<boolean> {
  const over = await tx.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM subscription_session x
    JOIN billing_cycle c ON c.id = x.cycle_id JOIN subscription s ON s.id = x.subscription_id
    WHERE x.session_id = ${id} AND (c.status IN ('paid', 'canceled') OR (s.status IN ('canceled', 'expired')
      AND NOT EXISTS (SELECT FROM attempt a WHERE a.session_id = x.session_id AND a.state = 'processing')))`;
  return over.length === 0;
}
