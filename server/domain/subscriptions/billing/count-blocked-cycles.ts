/** Tells the operator how many cycles wait for their gateway account (decision 0153). */
import type { SystemCtx } from "@/server/kernel/types";

/** The blocked cycles of all merchants. One statement. */
export async function countBlockedCycles({ db }: SystemCtx): Promise<number> {
  return db.billingCycle.count({ where: { blockedSince: { not: null } } });
}
