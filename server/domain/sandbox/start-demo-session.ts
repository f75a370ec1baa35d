import { countFormPost } from "@/server/domain/limits";
import { createSession, type SessionView } from "@/server/domain/sessions";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { testMerchantContext } from "./test-merchant";

export const DEMO_AMOUNT = { amount: "10.500", currency: "KWD" } as const;

/** Seeded gateway accounts by payment method: on the gateway's page, by a typed card, in instalments. */
const WAYS = { one: ["sandbox"], each: ["sandbox", "sandbox-onsite", "sandbox-flex"] } as const;

/**
 * Creates a demo session of the seeded merchant; null if the installation has no merchant in test mode.
 * @throws {RateLimited} above 30 per minute, by all callers together
 */
export async function startDemoSession(
  system: SystemCtx,
  language: Language,
  ways: keyof typeof WAYS = "one",
): Promise<SessionView | null> {
  const ctx = await testMerchantContext(system);
  if (ctx === null) return null;
  await countFormPost(ctx, `demo:${ctx.merchant.id}`);
  return createSession(ctx, {
    type: "payment_request",
    ...DEMO_AMOUNT,
    pgCodes: [...WAYS[ways]],
    language,
    orderNo: "10482",
    customerId: "demo-customer",
    details: {},
  });
}
