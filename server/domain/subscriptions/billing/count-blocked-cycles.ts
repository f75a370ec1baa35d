import type { SystemCtx } from "@/server/kernel/types";

/**
 * Counts the cycles of all merchants that wait for their gateway account (Spec, "Charges of subscriptions" 5
 * to 8).
 */
export async function countBlockedCycles({ db }: SystemCtx): Promise<number> {
  return db.billingCycle.count({ where: { blockedSince: { not: null } } });
}
