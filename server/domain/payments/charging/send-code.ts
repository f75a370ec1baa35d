/** Has a mobile wallet send its code, after the row that says so was written. */
import { gatewayOf } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import { readPayment } from "../record/read-payment";

/** A code that did not leave is logged: the customer asks for another one. */
export async function sendCode(ctx: Ctx, attemptId: string): Promise<void> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  const code = await ctx.db.walletCode.findUnique({ where: { attemptId }, select: { phone: true } });
  if (payment === null || code === null) return;
  const { attempt } = payment;
  const { connector, pgCode: gatewayCode, referenceNumber } = attempt;
  const desk = gatewayOf(connector).mobileWallets;
  if (desk === undefined) return;
  const call = {
    gatewayCode,
    referenceNumber,
    wallet: "stc_pay" as const,
    phone: code.phone,
    total: chargedTotal(attempt),
  };
  try {
    await desk.sendCode(ctx, call);
  } catch (error) {
    ctx.log.error({ attemptId, err: error }, "A mobile wallet's code could not be sent.");
  }
}
