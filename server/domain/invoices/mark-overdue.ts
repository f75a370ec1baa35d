/** Writes down what every reader already sees: that a due date is past. */
import { Prisma } from "@/server/db/client";
import { type DueSource, dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import { step } from "@/server/kernel/machine";
import type { Ctx, Job, Tx } from "@/server/kernel/types";
import { INVOICE } from "./core/machine";

const SOURCE: DueSource = {
  table: Prisma.sql`invoice`,
  dueAt: Prisma.sql`item.overdue_at`,
  condition: Prisma.sql`item.overdue_at IS NOT NULL`,
};

/**
 * Invoices that nobody has paid become `overdue` as the day after their due date begins in the merchant's
 * time zone (Spec, "Invoices" 6).
 */
export const markOverdueInvoices: Job = dueJob(SOURCE, {
  name: "mark-overdue-invoices",
  shape: "drain",
  run: async (ctx, id) => void (await mark(ctx, { ids: [id], waits: true })),
  batch: { size: 1_000, run: (ctx, ids) => mark(ctx, { ids, waits: false }) },
});

/** @returns the ids that were locked by others, and so left */
async function mark(ctx: Ctx, of: { ids: readonly string[]; waits: boolean }): Promise<readonly string[]> {
  if (of.ids.length === 0) return [];
  return transaction(ctx.db, async (tx) => {
    const free = await lock(ctx, tx, of);
    // In a statement of its own, which sees what the holders before us have written.
    if (free.length > 0) await writeOverdue(ctx, tx, free);
    return of.ids.filter((id) => !free.includes(id));
  });
}

async function lock(ctx: Ctx, tx: Tx, { ids, waits }: { ids: readonly string[]; waits: boolean }): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM invoice WHERE id = ANY(${ids}) AND merchant_id = ${ctx.merchant.id}
    ORDER BY id FOR UPDATE ${waits ? Prisma.empty : Prisma.sql`SKIP LOCKED`}`;
  return rows.map(({ id }) => id);
}

/** While the test clock is advanced many instants pass at once, and each row keeps its own. */
async function writeOverdue(ctx: Ctx, tx: Tx, ids: readonly string[]): Promise<void> {
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
