import { transaction } from "@/server/db/transactions/transaction";
import { isPayableAt, isUnsubmitted, submitAttempt } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { cancelIfNotDue } from "../settlement/cancel-if-not-due";
import { extendWalletHold } from "../wallet-hold/extend-hold";

/**
 * Submits an attempt that was begun earlier: makes it `processing`. Null if another request has submitted the
 * attempt, the session can no longer be paid, or the wallet's part is no longer available.
 * @throws {Busy}
 */
export async function submitStarted(
  ctx: Ctx,
  { attemptId, formOfPayment }: { attemptId: string; formOfPayment: string },
): Promise<Payment | null> {
  return transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    if (payment === null || !isUnsubmitted(payment.attempt)) return null;
    if (!isPayableAt(payment.session, ctx.now())) return null;
    if (await cancelIfNotDue(ctx, tx, payment.session)) return null;
    if (!(await extendWalletHold(ctx, tx, payment))) return null;
    await submitAttempt(ctx, tx, { attemptId, formOfPayment });
    return payment;
  });
}
