/** Which setups can no longer be completed: that of a session past its time is over at once, before a job has written it (decision §12). */
import { Prisma } from "../../db/client";
import type { Db, Tx } from "../../kernel/types";

/**
 * The subscriptions whose setup ends without a payment, and when: `id`, `merchant_id`, `lapses_at` on the merchant's clock. A session past its
 * time waits for a charge in flight; one that failed, was canceled or deleted has ended already.
 */
export const LAPSING_SETUPS: Prisma.Sql = Prisma.sql`(
  SELECT s.id, s.merchant_id,
    coalesce(CASE WHEN p.state IN ('created', 'pending', 'attempted') THEN p.expires_at ELSE p.updated_at END, s.updated_at)
      AS lapses_at
  FROM subscription s LEFT JOIN payment_session p ON p.id = s.setup_session_id AND p.deleted_at IS NULL
  WHERE s.status = 'pending_setup'
    AND (p.id IS NULL OR p.state IN ('failed', 'canceled', 'expired', 'invalided')
      OR (p.state IN ('created', 'pending', 'attempted')
        AND NOT EXISTS (SELECT FROM attempt a WHERE a.session_id = p.id AND a.state = 'processing'))))`;

/** The status as every reader sees it, of the row aliased `sub`. @param now on the merchant's clock */
export function statusAt(now: Date): Prisma.Sql {
  return Prisma.sql`CASE WHEN sub.status = 'pending_setup'
      AND EXISTS (SELECT FROM ${LAPSING_SETUPS} lapsing WHERE lapsing.id = sub.id AND lapsing.lapses_at <= ${now})
    THEN 'setup_failed' ELSE sub.status END`;
}

/** True when the subscription's setup is over at `now`, on the merchant's clock. */
export async function hasLapsed(db: Db | Tx, id: string, now: Date): Promise<boolean> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT lapsing.id FROM ${LAPSING_SETUPS} lapsing WHERE lapsing.id = ${id} AND lapsing.lapses_at <= ${now}`;
  return rows.length > 0;
}
