/** Stores that invoices are past their due date; until then, readers compute `overdue` themselves. */

import { dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import type { Ctx, Job } from "@/server/kernel/types";
import { lock, SOURCE, writeOverdue } from "./statements/mark-overdue";

/**
 * Marks unpaid invoices as `overdue` at the start of the day after their due date, in the merchant's time
 * zone (Spec, "Invoices" 6).
 */
export const markOverdueInvoices: Job = dueJob(SOURCE, {
  name: "mark-overdue-invoices",
  shape: "lane",
  run: async (ctx, id) => void (await mark(ctx, { ids: [id], waits: true })),
  batch: { size: 1_000, run: (ctx, ids) => mark(ctx, { ids, waits: false }) },
});

/** @returns ids of skipped invoices, which other transactions lock */
async function mark(ctx: Ctx, of: { ids: readonly string[]; waits: boolean }): Promise<readonly string[]> {
  if (of.ids.length === 0) return [];
  return transaction(ctx.db, async (tx) => {
    const free = await lock(ctx, tx, of);
    // A separate statement after the lock sees what earlier lock holders committed.
    if (free.length > 0) await writeOverdue(ctx, tx, free);
    return of.ids.filter((id) => !free.includes(id));
  });
}
