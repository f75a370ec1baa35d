import type { SystemCtx } from "@/server/kernel/types";

/**
 * Counts the billing cycles of all merchants that wait for a gateway account (Spec, "Charges of
 * subscriptions" 5 to 8).
 */
export async function countBlockedCycles({ db }: SystemCtx): Promise<number> {
  return db.billingCycle.count({ where: { blockedSince: { not: null } } });
}
