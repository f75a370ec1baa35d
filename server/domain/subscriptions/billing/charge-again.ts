import { transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { addServiceCharge, decideIssueWithin, finishCharge, lockIssue } from "@/server/domain/payments";
import { currency } from "@/server/kernel/currency";
import { Conflict } from "@/server/kernel/errors";
import { money } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { cardOfAttempt } from "../record/active-card";
import { lockServed } from "../record/lock-served";
import { activeCard } from "../record/statements/active-card";
import { openServiceSession } from "../record/statements/open-service-session";
import type { BegunCycleCharge } from "./begin-cycle-charge";

/**
 * After a person's decision, charges the subscription's card again for a paid cycle whose payment failed
 * later. The gateway is called after the transaction; the outcome is an event of a new session.
 * @throws {NotFound} {Forbidden} {Conflict} as `lockIssue` does; {Conflict} if no card can be charged
 */
export async function chargeAgain(ctx: Ctx, issueId: string, by: string): Promise<void> {
  const { payment, token } = await transaction(ctx.db, (tx) => begin(ctx, tx, { issueId, by }));
  await finishCharge(ctx, payment, { source: { kind: "token", token }, deliverInline: false, suppressWebhook: false });
}

async function begin(
  ctx: Ctx,
  tx: Tx,
  { issueId, by }: { readonly issueId: string; readonly by: string },
): Promise<BegunCycleCharge> {
  const issue = await lockIssue(ctx, tx, issueId);
  if (issue.kind !== "cycle_unpaid") throw new Conflict("Only the payment of a billing cycle can be charged again.");
  const served = await lockServed(tx, { merchantId: ctx.merchant.id, sessionId: issue.sessionId });
  if (served === null) throw new Conflict("The subscription of this payment is gone.");
  const { subscription, service } = served;
  const cycle = await tx.billingCycle.findFirst({
    where: service.cycleId === null ? { sessionId: issue.sessionId } : { id: service.cycleId },
  });
  const { card, account, credentials, problem } = await activeCard(tx, subscription);
  if (cycle === null || card === null || account === null || problem !== null)
    throw new Conflict("The subscription has no card that can be charged.");
  await decideIssueWithin(ctx, tx, { issue, decision: "charged_again", by });
  const session = await openServiceSession(ctx, tx, {
    subscription,
    purpose: "again",
    amount: money(cycle.amountDue.toString(), currency(subscription.currency)),
    cycleId: cycle.id,
    maxServiceAttempts: 1,
  });
  const writes = new WriteBatch();
  const charged = cardOfAttempt(ctx, { card, account });
  const payment = addServiceCharge(ctx, writes, { session, account, credentials, card: charged });
  await writes.flush(tx);
  return { payment, token: card.token };
}
