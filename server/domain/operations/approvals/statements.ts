import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import type { Ctx, Tx } from "@/server/kernel/types";

type Expiry = { ids: readonly string[]; canceled: string; expired: string };

/**
 * Cancels or expires requests that are due and not locked, and records the changes to the states `canceled`
 * and `expired`.
 */
export async function expireRequests(ctx: Ctx, tx: Tx, { ids, canceled, expired }: Expiry): Promise<{ id: string }[]> {
  const now = ctx.now();
  return tx.$queryRaw<{ id: string }[]>`
      WITH over AS (
        SELECT id, merchant_id, state AS from_state, expires_at FROM operation_request
        WHERE id = ANY(${ids}) AND merchant_id = ${ctx.merchant.id} AND expires_at <= ${now} FOR UPDATE SKIP LOCKED
      ), moved AS (
        UPDATE operation_request r SET expires_at = NULL,
          state = CASE over.from_state WHEN 'pending' THEN ${canceled} ELSE ${expired} END
        FROM over WHERE r.id = over.id
        RETURNING r.id, r.merchant_id, over.from_state, r.state,
          CASE WHEN ${ctx.walk !== undefined} THEN over.expires_at ELSE ${now}::timestamptz END AS at
      ), steps AS (
        INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
        SELECT merchant_id, 'approval', id, from_state, 'timed_out', state, at FROM moved
      ) SELECT id FROM moved`;
}

export const AWAITED: DueSource = {
  table: Prisma.sql`operation_request`,
  dueAt: Prisma.sql`item.expires_at`,
  condition: Prisma.sql`item.expires_at IS NOT NULL`,
};

export async function lockRequestRow(ctx: Ctx, tx: Tx, id: string): Promise<{ id: string }[]> {
  return tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM operation_request WHERE id = ${id} AND merchant_id = ${ctx.merchant.id} FOR UPDATE`;
}
