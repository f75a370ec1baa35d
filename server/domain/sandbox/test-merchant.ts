import { contextFor, merchantFacts } from "@/server/context";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { env } from "@/server/env";
import type { Ctx, SystemCtx } from "@/server/kernel/types";

/**
 * The context of the seeded merchant, whose test tools need no credential; null if it does not exist or takes
 * real payments, so that the pages are closed (Spec, "Payment pages" 11 to 15; decision 0055).
 */
export async function testMerchantContext(system: SystemCtx): Promise<Ctx | null> {
  const row = await system.db.merchant.findFirst({ where: { seeded: true, production: false } });
  return row === null ? null : contextFor(system, merchantFacts(row), { kind: "service" });
}

/**
 * The context for the pages that show mails and events: like {@link testMerchantContext}, but only for
 * signed-in console users of that merchant unless BASE_URL is a loopback address.
 */
export async function testToolsContext(system: SystemCtx, user: ConsoleCtx | null): Promise<Ctx | null> {
  const ctx = await testMerchantContext(system);
  if (ctx === null || env.isLoopback) return ctx;
  return user?.console.isOpen && user.merchant.id === ctx.merchant.id ? ctx : null;
}
