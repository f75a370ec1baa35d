import { dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import { writeBatch } from "@/server/db/transactions/write-batch";
import { accepts } from "@/server/kernel/machine";
import type { Ctx, Job } from "@/server/kernel/types";
import { isOpen, SUBSCRIPTION } from "../core/machine";
import { lockSubscription } from "../record/lock-subscription";
import { moveSubscription } from "../record/transitions";
import { SOURCE } from "./statements/expire-subscriptions";

async function expire(ctx: Ctx, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id });
    if (locked === null) return;
    const { subscription, cycle } = locked;
    const dueAt = subscription.expireDueAt;
    if (dueAt === null || dueAt > ctx.now() || (cycle !== null && isOpen(cycle.status))) return;
    if (accepts(SUBSCRIPTION, subscription.status, "ended"))
      await writeBatch(tx, (writes) => moveSubscription(ctx, writes, { subscription, event: "ended" }));
  });
}

/** Ends subscriptions without a next billing cycle at the time when it would have been due. */
export const expireSubscriptions: Job = dueJob(SOURCE, {
  name: "expire-subscriptions",
  shape: "lane",
  run: expire,
});
