import { dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import { writeBatch } from "@/server/db/transactions/write-batch";
import { lockSession } from "@/server/domain/sessions";
import type { Ctx, Job } from "@/server/kernel/types";
import { lockSubscription } from "../record/lock-subscription";
import { isSetupAbandoned } from "../record/statements/abandoned-setup";
import { moveSubscription } from "../record/transitions";
import { SOURCE } from "./statements";

async function fail(ctx: Ctx, id: string): Promise<void> {
  const merchantId = ctx.merchant.id;
  await transaction(ctx.db, async (tx) => {
    const found = await tx.subscription.findUnique({ where: { id, merchantId }, select: { setupSessionId: true } });
    if (found === null) return;
    await lockSession(tx, { merchantId, sessionId: found.setupSessionId });
    const locked = await lockSubscription(tx, { merchantId, id });
    // Does nothing for a retried setup, whose new session this transaction has not locked.
    if (locked === null || locked.subscription.setupSessionId !== found.setupSessionId) return;
    if (!(await isSetupAbandoned(tx, id, ctx.now()))) return;
    const { subscription } = locked;
    await writeBatch(tx, (writes) => moveSubscription(ctx, writes, { subscription, event: "setup_abandoned" }));
  });
}

/**
 * Moves a subscription to `setup_failed` if its setup session failed, was canceled or deleted, or is overdue
 * (Spec, "Subscription states").
 */
export const failAbandonedSetups: Job = dueJob(SOURCE, {
  name: "fail-abandoned-setups",
  shape: "lane",
  run: fail,
});
