import { Prisma } from "@/server/db/client";
import type { Ctx, Tx } from "@/server/kernel/types";

export type LockedLink = {
  readonly id: string;
  readonly closedAt: Date | null;
  readonly maxPayments: number | null;
  readonly payments: number;
  readonly isCounted: boolean;
};

/** Locks the payment link of a session, whose lock the caller holds. Null if the session pays no link. */
export async function lockLinkOf(ctx: Ctx, tx: Tx, sessionId: string): Promise<LockedLink | null> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM payment_link l WHERE l.merchant_id = ${ctx.merchant.id}
      AND l.id = (SELECT link_id FROM payment_session WHERE id = ${sessionId}) FOR UPDATE`;
  if (found.length === 0) return null;
  const [row] = await tx.$queryRaw<LockedLink[]>`
    SELECT l.id, l.closed_at AS "closedAt", l.max_payments AS "maxPayments", l.payments,
      s.link_counted_at IS NOT NULL AS "isCounted"
    FROM payment_session s JOIN payment_link l ON l.id = s.link_id
    WHERE s.id = ${sessionId} AND s.merchant_id = ${ctx.merchant.id}`;
  return row ?? null;
}

/**
 * Locks a payment link before it is closed, so that every payment begun before the closing has an earlier
 * time.
 */
export async function lockLink(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM payment_link WHERE id = ${id} AND merchant_id = ${ctx.merchant.id} FOR UPDATE`;
}

export function counting(
  ctx: Ctx,
  { sessionId, counts }: { readonly sessionId: string; readonly counts: boolean },
): Prisma.Sql {
  const sign = Prisma.raw(counts ? "+" : "-");
  return Prisma.sql`
    WITH counted AS (
      UPDATE payment_session SET link_counted_at = ${counts ? ctx.now() : null}::timestamptz
      WHERE id = ${sessionId} AND merchant_id = ${ctx.merchant.id} AND (link_counted_at IS NULL) = ${counts}
      RETURNING link_id, amount)
    UPDATE payment_link l SET payments = l.payments ${sign} 1, paid_amount = l.paid_amount ${sign} counted.amount
    FROM counted WHERE l.id = counted.link_id AND l.merchant_id = ${ctx.merchant.id}`;
}

export async function count(ctx: Ctx, tx: Tx, of: Parameters<typeof counting>[1]): Promise<void> {
  await tx.$executeRaw(counting(ctx, of));
}
