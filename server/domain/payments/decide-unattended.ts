/** Has a simulating gateway decide a charge that no customer finished, as the session's `extra` tells it to (Spec, "Simulated gateway rules" 6). */
import type { Ctx } from "../../kernel/types";
import { type GatewayResult, gatewayOf } from "../gateways";
import { chargedTotal } from "./core/amounts";
import type { PaymentFacts } from "./payment-facts";

const KEEPS_A_CARD = new Set(["auto_debit", "auto_pay", "save_card"]);

/** The decision, recorded once per reference by the gateway; null where the gateway does not simulate. */
export async function decideUnattended(ctx: Ctx, { session, attempt }: PaymentFacts): Promise<GatewayResult | null> {
  const gateway = gatewayOf(attempt.connector);
  if (gateway.decideUnattended === undefined) return null;
  return gateway.decideUnattended(ctx, {
    gatewayCode: attempt.pgCode,
    referenceNumber: attempt.referenceNumber,
    operation: attempt.operation,
    total: chargedTotal(attempt),
    save: KEEPS_A_CARD.has(session.paymentType),
    sessionExtra: session.extra ?? {},
  });
}
