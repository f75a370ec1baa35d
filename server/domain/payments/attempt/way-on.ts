/** Where a customer goes on whose charge waits for them on another page. */
import { isOpen } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import { readPayment } from "../record/read-payment";
import { payPageToken } from "./load-pay-page";

/** The page of the attempt leads there; null if nothing waits for the customer. */
export async function wayOn(ctx: Ctx, attemptId: string): Promise<{ kind: "pay"; payPageToken: string } | null> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  return payment !== null && isOpen(payment.attempt) ? { kind: "pay", payPageToken: payPageToken(attemptId) } : null;
}
