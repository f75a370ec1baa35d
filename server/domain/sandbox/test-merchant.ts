/** Finds the merchant whose test tools an installation shows without a credential. */
import { contextFor, merchantFacts } from "@/server/context";
import type { Ctx, SystemCtx } from "@/server/kernel/types";

/**
 * The context of the merchant that the seed made, acting as the service; null if there is none or it takes
 * real payments, and then the test tools' pages are closed (Spec, "Occasions and receipts" 11 to 15; decision
 * 0055).
 */
export async function testMerchantContext(system: SystemCtx): Promise<Ctx | null> {
  const row = await system.db.merchant.findFirst({ where: { seeded: true, production: false } });
  return row === null ? null : contextFor(system, merchantFacts(row), { kind: "service" });
}
