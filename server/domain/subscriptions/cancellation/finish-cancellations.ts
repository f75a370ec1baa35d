import { dueJob } from "@/server/db/due-items";
import { writeBatch } from "@/server/db/transactions/write-batch";
import { accepts } from "@/server/kernel/machine";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Job, Tx } from "@/server/kernel/types";
import { isOpen, SUBSCRIPTION } from "../core/machine";
import { inZoneOf } from "../record/lock-subscription";
import { moveCycle } from "../record/statements/transitions";
import { cancelDate, moveSubscription } from "../record/transitions";
import { cancelUnfinished } from "../record/unfinished-sessions";
import { type LockedWithSessions, withLockedSubscription } from "../record/with-locked-subscription";
import { SOURCE } from "./statements";

async function finish(begun: Ctx, id: string): Promise<void> {
  await withLockedSubscription(begun, id, async (tx, held) => {
    const ctx = inZoneOf(begun, held);
    const { subscription } = held;
    if (subscription.cancelDueAt === null) return;
    const waits = subscription.status === "past_due" && subscription.cancellationInitiator === "customer";
    const cancelOn = waits ? null : subscription.cancelOn;
    if (cancelOn !== null && cancelOn <= civilDateOf(ctx.now(), ctx.merchant.timezone)) await end(ctx, tx, held);
    // Computes the cancellation's due time again, because the merchant's time zone may have changed.
    else await tx.subscription.update({ where: { id }, data: cancelDate(ctx, cancelOn), select: { id: true } });
  });
}

/**
 * Cancels the open cycle uncharged, but waits for a cycle before the cancellation's day, unless a pause holds
 * it. The customer's unfinished payments are also canceled.
 */
async function end(ctx: Ctx, tx: Tx, { subscription, cycle, sessions }: LockedWithSessions): Promise<void> {
  if (!accepts(SUBSCRIPTION, subscription.status, "period_ended") || subscription.cancelOn === null) return;
  const open = cycle !== null && isOpen(cycle.status) ? cycle : null;
  if (open !== null && !open.held && open.scheduledDate < subscription.cancelOn) return;
  for (const session of sessions) await cancelUnfinished(ctx, tx, session);
  await writeBatch(tx, (writes) => {
    if (open !== null) moveCycle(ctx, writes, { cycle: open, events: ["canceled"] });
    moveSubscription(ctx, writes, { subscription, event: "period_ended" });
  });
}

/** Ends subscriptions at the first instant of their cancellation's day in the merchant's time zone. */
export const finishCancellations: Job = dueJob(SOURCE, {
  name: "finish-cancellations",
  run: finish,
});
