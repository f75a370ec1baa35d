import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import type { Ctx } from "@/server/kernel/types";

export type ItemRow = {
  readonly position: number;
  readonly sessionId: string;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly eventId: string | null;
  readonly address: string | null;
};

export const UNFINISHED_BULKS: DueSource = {
  table: Prisma.sql`bulk_action`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
  leaseUntil: Prisma.sql`item.lease_until`,
};

/**
 * Marks the next items as begun and returns them; of a stopped action, only items that were begun by a
 * process that died.
 */
export async function beginItems(ctx: Ctx, actionId: string, limit: number): Promise<ItemRow[]> {
  return ctx.db.$queryRaw<ItemRow[]>`
    WITH taken AS (
      SELECT i.position FROM bulk_item i JOIN bulk_action b ON b.id = i.action_id
      WHERE i.action_id = ${actionId} AND i.merchant_id = ${ctx.merchant.id} AND i.outcome IS NULL
        AND (b.stopped_at IS NULL OR i.begun_at IS NOT NULL)
      ORDER BY i.position LIMIT ${limit} FOR UPDATE OF i SKIP LOCKED)
    UPDATE bulk_item i SET begun_at = coalesce(i.begun_at, ${ctx.now()}) FROM taken
    WHERE i.action_id = ${actionId} AND i.position = taken.position
    RETURNING i.position, i.session_id AS "sessionId", i.amount::text, i.currency, i.event_id AS "eventId", i.address`;
}

const FAILS = 3;

export async function failingAddresses(ctx: Ctx, actionId: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.$queryRaw<{ address: string }[]>`
    SELECT address FROM bulk_item WHERE action_id = ${actionId} AND merchant_id = ${ctx.merchant.id} AND reason = 'not_delivered'
      AND address IS NOT NULL
    GROUP BY 1 HAVING count(*) >= ${FAILS}`;
  return new Set(rows.map(({ address }) => address));
}
