/** Asks the attempt's gateway to charge, under the attempt's own reference. */
import type { Ctx } from "../../kernel/types";
import { type ChargeSource, type GatewayResult, gatewayOf } from "../gateways";
import { chargedTotal } from "./core/amounts";
import type { PaymentFacts } from "./payment-facts";

/**
 * The gateway's answer. The same attempt again gets the first answer: a reference is never charged twice.
 * @throws {GatewayUnreachable} or whatever a broken connector throws: nobody knows
 */
export function chargeAt(
  ctx: Ctx,
  { session, attempt }: Pick<PaymentFacts, "session" | "attempt">,
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
