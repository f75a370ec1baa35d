/** Asks a gateway what became of an attempt. */
import { isZero } from "../../kernel/money";
import type { Ctx } from "../../kernel/types";
import { type GatewayResult, gatewayOf } from "../gateways";
import { chargedTotal } from "./core/amounts";
import type { PaymentFacts } from "./payment-facts";

/**
 * What the gateway says of the attempt's charge, or of its card where no money was asked for; null when it knows nothing of it.
 * @throws {GatewayUnreachable} or whatever a broken connector throws: nobody knows
 */
export function askGateway(ctx: Ctx, { attempt }: Pick<PaymentFacts, "attempt">): Promise<GatewayResult | null> {
  const kind = isZero(chargedTotal(attempt)) && attempt.formOfPayment !== "token" ? "tokenise" : "charge";
  return gatewayOf(attempt.connector).inquire(ctx, {
    gatewayCode: attempt.pgCode,
    referenceNumber: attempt.referenceNumber,
    kind,
  });
}
