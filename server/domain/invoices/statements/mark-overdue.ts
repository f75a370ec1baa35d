import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import { step } from "@/server/kernel/machine";
import type { Ctx, Tx } from "@/server/kernel/types";
import { INVOICE } from "../core/machine";

export const SOURCE: DueSource = {
  table: Prisma.sql`invoice`,
  dueAt: Prisma.sql`item.overdue_at`,
  condition: Prisma.sql`item.overdue_at IS NOT NULL`,
};

export async function lock(
  ctx: Ctx,
  tx: Tx,
  { ids, waits }: { ids: readonly string[]; waits: boolean },
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM invoice WHERE id = ANY(${ids}) AND merchant_id = ${ctx.merchant.id}
    ORDER BY id FOR UPDATE ${waits ? Prisma.empty : Prisma.sql`SKIP LOCKED`}`;
  return rows.map(({ id }) => id);
}

/** Marks invoices as overdue; while a test clock is advanced, each at its due instant. */
export async function writeOverdue(ctx: Ctx, tx: Tx, ids: readonly string[]): Promise<void> {
  const { from, event, to } = step(INVOICE, "sent", "due_date_passed");
  const now = ctx.now();
  await tx.$executeRaw`
    WITH late AS (
      SELECT id, CASE WHEN ${ctx.walk !== undefined} THEN overdue_at ELSE ${now}::timestamptz END AS at FROM invoice
      WHERE id = ANY(${ids}) AND status = ${from} AND overdue_at <= ${now}
    ), moved AS (
      UPDATE invoice i SET status = ${to}, overdue_at = NULL, updated_at = late.at FROM late WHERE i.id = late.id
      RETURNING i.id, i.merchant_id, late.at
    )
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
    SELECT merchant_id, 'invoice', id, ${from}, ${event}, ${to}, at FROM moved`;
}
