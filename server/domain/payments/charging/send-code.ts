import { gatewayOf } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import { codeCallOf } from "../attempt/code-call";
import { readPayment } from "../record/statements/read-payment";

/**
 * Makes a mobile wallet send its code, after the attempt was written. A failure is logged; the customer can
 * request another code.
 */
export async function sendCode(ctx: Ctx, attemptId: string): Promise<void> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  const code = await ctx.db.walletCode.findUnique({ where: { attemptId }, select: { phone: true } });
  if (payment === null || code === null) return;
  const desk = gatewayOf(payment.attempt.connector).mobileWallets;
  if (desk === undefined) return;
  try {
    await desk.sendCode(ctx, codeCallOf(payment, code.phone));
  } catch (error) {
    ctx.log.error({ attemptId, err: error }, "A mobile wallet's code could not be sent.");
  }
}
