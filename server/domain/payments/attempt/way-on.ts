import { isOpen } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import { readPayment } from "../record/statements/read-payment";
import { payPageToken } from "./load-pay-page";

/** The pay page to which the customer of an `open` attempt is redirected; null for other attempts. */
export async function wayOn(ctx: Ctx, attemptId: string): Promise<{ kind: "pay"; payPageToken: string } | null> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  return payment !== null && isOpen(payment.attempt) ? { kind: "pay", payPageToken: payPageToken(attemptId) } : null;
}
