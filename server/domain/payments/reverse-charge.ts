/**
 * Gives money back that a gateway took for a session which no longer takes it: canceled, or paid by another attempt (decision §5), or asking for
 * another amount; or whose wallet part, or whose purpose, is gone.
 */
import { transaction } from "../../db/transaction";
import { isZero } from "../../kernel/money";
import type { Ctx } from "../../kernel/types";
import { type FollowUpCall, type GatewayResult, gatewayOf } from "../gateways";
import { chargedTotal } from "./core/amounts";
import { CREDIT_GONE } from "./core/pages";
import { isRepriced } from "./decide-settlement";
import type { PaymentFacts } from "./payment-facts";
import { postponeInquiry } from "./postpone-inquiry";

const REVERSED = "The charge came too late and was reversed.";

/**
 * Voids an authorization or refunds a purchase, whole, under a reference of its own that is the same every time, so that a
 * repeated reversal gives back nothing twice. Merchants hear nothing: the session's own event said how it ended.
 */
export async function reverseCharge(ctx: Ctx, facts: PaymentFacts): Promise<void> {
  const { attempt, session } = facts;
  const names = { attemptId: attempt.id, sessionId: session.id, referenceNumber: attempt.referenceNumber };
  try {
    const result = await askBack(ctx, facts);
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
  await closeReversed(ctx, facts);
  ctx.log.warn({ ...names, sessionState: session.state }, "A charge that came too late was reversed at the gateway.");
}

/** Null where no money moved: a card was only kept. */
async function askBack(ctx: Ctx, { attempt }: PaymentFacts): Promise<GatewayResult | null> {
  const amount = chargedTotal(attempt);
  if (isZero(amount)) return null;
  const gateway = gatewayOf(attempt.connector);
  const call: FollowUpCall = {
    gatewayCode: attempt.pgCode,
    referenceNumber: `${attempt.referenceNumber}-REV`,
    chargeReference: attempt.referenceNumber,
    amount,
    extra: {},
    sessionExtra: {},
  };
  return attempt.operation === "authorize" ? gateway.void(ctx, call) : gateway.refund(ctx, call);
}

/** An attempt in flight ends `canceled`; one that had counted as failed stays so. */
async function closeReversed(ctx: Ctx, { attempt, session }: PaymentFacts): Promise<void> {
  const at = ctx.now();
  const lacksCredit = attempt.reversing && !isZero(attempt.walletAmount) && !isRepriced({ session, attempt });
  const message = lacksCredit ? CREDIT_GONE : REVERSED;
  await transaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT 1 AS locked FROM payment_session WHERE id = ${session.id} FOR UPDATE`;
    await tx.$executeRaw`
      WITH closed AS (
        UPDATE attempt SET state = 'canceled', finished_at = ${at}
        WHERE id = ${attempt.id} AND merchant_id = ${ctx.merchant.id} AND state = 'processing' RETURNING id
      )
      INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
      SELECT ${ctx.merchant.id}, 'attempt', id, 'processing', 'canceled', 'canceled', ${at} FROM closed`;
    await tx.attempt.updateMany({
      where: { id: attempt.id, merchantId: ctx.merchant.id },
      data: { inquireAt: null, message },
    });
  });
}
