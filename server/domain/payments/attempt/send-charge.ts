/** Asks the attempt's gateway to charge, under the attempt's own reference. */

import { type ChargeSource, type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";

/**
 * The gateway's answer. The same attempt again gets the first answer: a reference is never charged twice.
 * @throws {GatewayUnreachable} or any error of a broken connector: the outcome is unknown
 */
export function sendCharge(
  ctx: Ctx,
  { session, attempt }: Pick<Payment, "session" | "attempt">,
  source: ChargeSource,
): Promise<GatewayResult> {
  return gatewayOf(attempt.connector).charge(ctx, {
    gatewayCode: attempt.pgCode,
    referenceNumber: attempt.referenceNumber,
    operation: attempt.operation,
    total: chargedTotal(attempt),
    source,
    sessionExtra: session.extra ?? {},
  });
}
