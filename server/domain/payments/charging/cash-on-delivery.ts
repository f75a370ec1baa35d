import { transaction } from "@/server/db/transactions/transaction";
import { feeFreeTerms, type GatewayAccount } from "@/server/domain/gateways";
import { lockSession, openAttempt } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import { cancelIfNotDue } from "../settlement/cancel-if-not-due";
import { CASH_AGREED } from "../settlement/charge-outcome";
import { settleWithin } from "../settlement/settle";
import { chargeRefusal, type DirectOutcome } from "./charge-directly";

export type CashOnDelivery = {
  readonly sessionId: string;
  readonly account: GatewayAccount;
  readonly idempotencyKey: string | null;
};

/**
 * Ends the session as `cod` (cash on delivery): its amount without fee counts as settled and not yet paid. A
 * job sends the webhook.
 * @throws {Busy}
 */
export async function recordCashOnDelivery(ctx: Ctx, cash: CashOnDelivery): Promise<DirectOutcome> {
  const { sessionId, account, idempotencyKey } = cash;
  return transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
    if (session === null) return { refusal: "over" };
    const refusal = chargeRefusal(session, { account, card: null, idempotencyKey }, ctx.now());
    if (refusal !== null) return { refusal };
    if (await cancelIfNotDue(ctx, tx, session)) return { refusal: "over" };
    const terms = feeFreeTerms(session.amount);
    const opening = { session, account, terms, formOfPayment: "cash", idempotencyKey, submitted: true };
    const { attempt } = await openAttempt(ctx, tx, opening);
    await settleWithin(ctx, tx, { attemptId: attempt.id, outcome: CASH_AGREED, deliverInline: false });
    return { attemptId: attempt.id };
  });
}
