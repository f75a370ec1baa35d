/** Writes down what every reader already sees: that a due date is past. */

import { dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import type { Ctx, Job } from "@/server/kernel/types";
import { lock, SOURCE, writeOverdue } from "./statements";

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
