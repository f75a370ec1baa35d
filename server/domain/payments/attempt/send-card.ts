import { type GatewayResult, gatewayOf, NotSent, type TypedSource } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { ChargedPayment } from "../record/payment";
import { accountOf } from "./gateway-call";
import { sendCharge } from "./send-charge";

/**
 * Sends a typed card only to the gateway: charges it, or saves it if the amount is zero (Spec, "Session
 * requests" 1 to 8).
 * @throws {NotSent} if the amount is zero and the gateway saves no card without a payment
 * @throws {GatewayUnreachable} or any error of a broken connector: the outcome is unknown
 */
export async function sendCard(
  ctx: Ctx,
  payment: ChargedPayment,
  { source, shape }: { readonly source: TypedSource; readonly shape: string | null },
): Promise<GatewayResult> {
  const { attempt } = payment;
  const { connector, referenceNumber } = attempt;
  const total = chargedTotal(attempt);
  if (!isZero(total)) return sendCharge(ctx, payment, { source, shape });
  const gateway = gatewayOf(connector);
  if (gateway.tokenise === undefined || source.kind !== "card")
    throw new NotSent(`${connector} keeps no card without a payment.`);
  const call = { account: accountOf(payment), referenceNumber, firstSentAt: null, ...(shape && { shape }) };
  return gateway.tokenise(ctx, { ...call, currency: total.currency, source });
}
