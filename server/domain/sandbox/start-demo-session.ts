/** The one-click payment of the start page. */

import { createSession } from "@/server/domain/sessions";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { testMerchantContext } from "./test-merchant";

/** What the demo costs, as the wire writes it. */
export const DEMO_AMOUNT = { amount: "10.500", currency: "KWD" } as const;

/**
 * A new session of the seeded merchant in `language`; null if the installation has no merchant in test mode.
 */
export async function startDemoSession(system: SystemCtx, language: Language): Promise<{ sessionId: string } | null> {
  const ctx = await testMerchantContext(system);
  if (ctx === null) return null;
  const session = await createSession(ctx, {
    type: "payment_request",
    ...DEMO_AMOUNT,
    pgCodes: ["sandbox"],
    language,
    orderNo: "10482",
    customerId: "demo-customer",
    details: {},
  });
  return { sessionId: session.session_id };
}
