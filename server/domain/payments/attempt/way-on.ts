import { isOpen } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import { readPayment } from "../record/statements/read-payment";
import type { ChargedOutcome } from "../views";
import { payPageToken } from "./load-pay-page";

/** Returns the attempt if the bank requires something of the customer before the charge; otherwise null. */
export async function wayOn(
  ctx: Ctx,
  attemptId: string,
): Promise<Extract<ChargedOutcome, { kind: "challenge" }> | null> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  if (payment === null || !isOpen(payment.attempt)) return null;
  return { kind: "challenge", sessionId: payment.session.id, token: payPageToken(attemptId) };
}
