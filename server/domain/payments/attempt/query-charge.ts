/** Asks a gateway what became of an attempt. */

import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";

/**
 * The gateway's answer about the attempt's charge, or about its card if no money was asked for; null if it
 * knows nothing of it.
 * @throws {GatewayUnreachable} or any error of a broken connector: the outcome is unknown
 */
export function queryCharge(ctx: Ctx, { attempt }: Pick<Payment, "attempt">): Promise<GatewayResult | null> {
  const kind = isZero(chargedTotal(attempt)) && attempt.formOfPayment !== "token" ? "tokenise" : "charge";
  return gatewayOf(attempt.connector).inquire(ctx, {
    gatewayCode: attempt.pgCode,
    referenceNumber: attempt.referenceNumber,
    kind,
  });
}
