import { contextFor, merchantFacts } from "@/server/context";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { env } from "@/server/env";
import type { Ctx, SystemCtx } from "@/server/kernel/types";

/**
 * The seeded merchant, whose test tools an installation shows without a credential, acting as the service;
 * null if it does not exist or takes real payments: their pages are then closed (Spec, "Payment pages" 11 to
 * 15; decision 0055).
 */
export async function testMerchantContext(system: SystemCtx): Promise<Ctx | null> {
  const row = await system.db.merchant.findFirst({ where: { seeded: true, production: false } });
  return row === null ? null : contextFor(system, merchantFacts(row), { kind: "service" });
}

/**
 * {@link testMerchantContext} for the pages that show mails and events: if BASE_URL is a loopback address for
 * everybody, otherwise for signed-in console users of that merchant.
 */
export async function testToolsContext(system: SystemCtx, user: ConsoleCtx | null): Promise<Ctx | null> {
  const ctx = await testMerchantContext(system);
  if (ctx === null || env.isLoopback) return ctx;
  return user?.console.isOpen && user.merchant.id === ctx.merchant.id ? ctx : null;
}
