import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { readPayment } from "../record/statements/read-payment";
import { withWalletTransactions } from "../wallet-hold/commit-hold";
import { type DirectChargeResult, signedEventOf } from "./settlement-rows";

/** @throws {NotFound} */
export async function directChargeResult(ctx: Ctx, attemptId: string): Promise<DirectChargeResult> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  if (payment === null) throw new NotFound();
  const { state, message, gatewayResponse } = payment.attempt;
  return {
    state,
    message,
    gatewayResponse: gatewayResponse ?? {},
    event: signedEventOf(await withWalletTransactions(ctx, ctx.db, payment), ctx.now()),
  };
}
