/** Asks the attempt's gateway to charge, under the attempt's own reference. */

import { type ChargeSource, type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";
import { saleOf } from "./gateway-call";

/**
 * The gateway's answer. Within the replay window the same attempt again gets the first answer.
 * @param charge.firstSentAt when it was sent before; null on the first try
 * @throws {GatewayUnreachable} or any error of a broken connector: the outcome is unknown
 */
export function sendCharge(
  ctx: Ctx,
  payment: Payment,
  { source, firstSentAt = null, shape }: { source: ChargeSource; firstSentAt?: Date | null; shape?: string | null },
): Promise<GatewayResult> {
  const call = { ...saleOf(ctx, payment, firstSentAt), ...(shape && { shape }) };
  return gatewayOf(payment.attempt.connector).charge(ctx, { ...call, source });
}
