import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import { alwaysKeepsCard } from "@/server/kernel/payment-types";
import type { Ctx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";
import { accountOf } from "./gateway-call";

/**
 * Decides an unfinished charge by the session's `extra` at a simulating gateway (Spec, "Simulated gateway
 * rules" 6), recorded once per reference; null if the gateway does not simulate.
 */
export async function simulateCharge(ctx: Ctx, payment: Payment): Promise<GatewayResult | null> {
  const { session, attempt } = payment;
  const gateway = gatewayOf(attempt.connector);
  if (gateway.decideUnattended === undefined) return null;
  return gateway.decideUnattended(ctx, {
    account: accountOf(payment),
    referenceNumber: attempt.referenceNumber,
    firstSentAt: attempt.startedAt,
    operation: attempt.operation,
    total: chargedTotal(attempt),
    save: alwaysKeepsCard(session.paymentType),
    sessionExtra: session.extra ?? {},
  });
}
