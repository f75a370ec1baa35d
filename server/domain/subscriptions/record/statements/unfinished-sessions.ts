import { Prisma } from "@/server/db/client";
import { PAYABLE_STATES } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";

/**
 * Ids of unfinished sessions in a fixed order that prevents deadlocks: the newest setup last, because the
 * request that settles an older setup already holds its lock.
 */
export async function unfinishedSessions(ctx: Ctx, tx: Tx, subscriptionId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM subscription_session s JOIN payment_session p ON p.id = s.session_id
      JOIN subscription sub ON sub.id = s.subscription_id
    WHERE s.subscription_id = ${subscriptionId} AND p.merchant_id = ${ctx.merchant.id}
      AND p.deleted_at IS NULL AND p.state IN (${Prisma.join([...PAYABLE_STATES])})
    ORDER BY p.id = sub.setup_session_id, p.id`;
  return rows.map(({ id }) => id);
}
