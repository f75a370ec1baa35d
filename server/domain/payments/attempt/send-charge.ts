import { openHandle } from "@/server/domain/cards";
import { type ChargeSource, type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import type { ChargedPayment } from "../record/payment";
import { customerDeviceOf } from "./customer-device";
import { saleOf } from "./gateway-call";

/**
 * Charges under the attempt's reference. While the gateway recognizes a repeat, it returns the first answer.
 * @param charge.firstSentAt when the charge was first sent; null at the first call
 * @throws {GatewayUnreachable} or any error of a broken connector: the outcome is unknown
 */
export async function sendCharge(
  ctx: Ctx,
  payment: ChargedPayment,
  charge: { source: ChargeSource; firstSentAt?: Date | null; shape?: string | null },
): Promise<GatewayResult> {
  const { source, firstSentAt = null, shape } = charge;
  const sale = saleOf(ctx, payment, firstSentAt);
  const opened = await openedSource(ctx, payment, source);
  const device = await customerDeviceOf(ctx, payment.attempt, firstSentAt);
  const { agreement } = sale;
  const networkTransactionId = opened.networkTransactionId ?? undefined;
  return gatewayOf(payment.attempt.connector).charge(ctx, {
    ...sale,
    mayLeadOn: payment.attempt.leadsOn,
    ...(device && { device }),
    ...(shape && { shape }),
    ...(agreement && networkTransactionId && { agreement: { ...agreement, networkTransactionId } }),
    source: opened.source,
  });
}

type OpenedSource = { readonly source: ChargeSource; readonly networkTransactionId: string | null };

async function openedSource(ctx: Ctx, { attempt }: ChargedPayment, source: ChargeSource): Promise<OpenedSource> {
  if (source.kind !== "token") return { source, networkTransactionId: null };
  const { pgCode: gatewayCode, customerId } = attempt;
  const opened = await openHandle(ctx, { gatewayCode, customerId, token: source.token });
  if (opened === null) return { source, networkTransactionId: null };
  return { source: { ...source, handle: opened.handle }, networkTransactionId: opened.networkTransactionId };
}
