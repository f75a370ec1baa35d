/**
 * Returns money that a gateway took for a session which no longer takes it: canceled, paid by another
 * attempt, or changed to another amount; or whose wallet part, or whose purpose, is gone (decisions 0043 and
 * 0095).
 */

import { transaction } from "@/server/db/transaction";
import { type FollowUpCall, type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { chargedTotal, endAttempt, isInFlight } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { accountOf, chargeNameOf } from "../attempt/gateway-call";
import { postponeInquiry } from "../attempt/postpone-inquiry";
import { CREDIT_GONE } from "../core/pages";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { isRepriced } from "../settlement/decide-settlement";

const REVERSED = "The charge came too late and was reversed.";

/**
 * Voids an authorization or refunds a purchase, whole, under a reference of its own that is the same every
 * time, so that a repeated reversal returns nothing twice. It sends no event: the session's own event
 * reported the outcome.
 */
export async function reverseCharge(ctx: Ctx, payment: Payment): Promise<void> {
  const { attempt, session } = payment;
  const names = { attemptId: attempt.id, sessionId: session.id, referenceNumber: attempt.referenceNumber };
  try {
    const result = await requestReversal(ctx, payment);
    if (result !== null && result.outcome !== "success") {
      ctx.log.error(
        { ...names, outcome: result.outcome, reason: result.message },
        "A charge that came too late could not be reversed yet.",
      );
      await postponeInquiry(ctx, attempt);
      return;
    }
  } catch (error) {
    ctx.log.error({ ...names, err: error }, "A charge that came too late could not be reversed yet.");
    await postponeInquiry(ctx, attempt);
    return;
  }
  await closeReversed(ctx, payment);
  ctx.log.warn({ ...names, sessionState: session.state }, "A charge that came too late was reversed at the gateway.");
}

/** Null if no money moved: a card was only kept. */
async function requestReversal(ctx: Ctx, payment: Payment): Promise<GatewayResult | null> {
  const { attempt } = payment;
  const amount = chargedTotal(attempt);
  if (isZero(amount)) return null;
  const gateway = gatewayOf(attempt.connector);
  const call: FollowUpCall = {
    account: accountOf(payment),
    referenceNumber: `${attempt.referenceNumber}-REV`,
    firstSentAt: null,
    charge: chargeNameOf(payment),
    amount,
    extra: {},
    sessionExtra: {},
  };
  return attempt.operation === "authorize" ? gateway.void(ctx, call) : gateway.refund(ctx, call);
}

/** An attempt in flight ends `canceled`; one that had counted as failed stays so. */
async function closeReversed(ctx: Ctx, { attempt, session }: Payment): Promise<void> {
  const lacksCredit = attempt.reversalDue && !isZero(attempt.walletAmount) && !isRepriced({ session, attempt });
  const message = lacksCredit ? CREDIT_GONE : REVERSED;
  await transaction(ctx.db, async (tx) => {
    const locked = await lockPayment(tx, ctx.merchant.id, attempt.id);
    if (locked === null) return;
    if (isInFlight(locked.attempt))
      await endAttempt(ctx, tx, { attempt: locked.attempt, event: "canceled", set: { message } });
    else await tx.attempt.updateMany({ where: { id: attempt.id }, data: { inquireAt: null, message } });
  });
}
