import { contextFor, merchantFacts } from "@/server/context";
import type { Ctx, SystemCtx } from "@/server/kernel/types";

/**
 * The seeded merchant, whose test tools an installation shows without a credential, acting as the service;
 * null if it does not exist or takes real payments: the test tools' pages are then closed (Spec, "Occasions
 * and receipts" 11 to 15; decision 0055).
 */
export async function testMerchantContext(system: SystemCtx): Promise<Ctx | null> {
  const row = await system.db.merchant.findFirst({ where: { seeded: true, production: false } });
  return row === null ? null : contextFor(system, merchantFacts(row), { kind: "service" });
}
