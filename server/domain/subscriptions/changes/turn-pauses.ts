import { dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { Ctx, Job, Tx } from "@/server/kernel/types";
import { nextTurn } from "../core/pause";
import { inZoneOf, lockSubscription } from "../record/lock-subscription";
import type { SubscriptionFacts } from "../record/subscription";
import { beginPause } from "./begin-pause";
import { endPause } from "./end-pause";
import { SOURCE } from "./statements/turn-pauses";
import { turnDue } from "./turn-due";

async function turn(begun: Ctx, id: string): Promise<void> {
  await transaction(begun.db, async (tx) => {
    const locked = await lockSubscription(tx, { merchantId: begun.merchant.id, id });
    if (locked === null || locked.subscription.pauseDueAt === null) return;
    const ctx = inZoneOf(begun, locked);
    const { subscription } = locked;
    const isPaused = subscription.pausedAt !== null;
    const day = nextTurn(subscription, subscription, isPaused);
    if (day !== null && day <= civilDateOf(ctx.now(), ctx.merchant.timezone)) {
      if (isPaused) await endPause(ctx, tx, locked, { day, by: null });
      else if (isOver(ctx, subscription, day)) await withdraw(ctx, tx, id);
      else await beginPause(ctx, tx, locked);
      return;
    }
    // Computes the pause's due time again, because the merchant's time zone may have changed.
    const pauseDueAt = turnDue(ctx, subscription, isPaused);
    await tx.subscription.update({ where: { id }, data: { pauseDueAt }, select: { id: true } });
  });
}

function isOver(ctx: Ctx, { cancelOn, expireDueAt }: SubscriptionFacts, day: CivilDate): boolean {
  return (cancelOn !== null && cancelOn <= day) || (expireDueAt !== null && expireDueAt <= ctx.now());
}

async function withdraw(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const data = { pauseOn: null, resumeOn: null, pauseDueAt: null, updatedAt: ctx.now() };
  await tx.subscription.update({ where: { id }, data, select: { id: true } });
}

/** Begins and ends pauses at the first instant of their day in the merchant's time zone. */
export const turnPauses: Job = dueJob(SOURCE, { name: "turn-pauses", run: turn });
