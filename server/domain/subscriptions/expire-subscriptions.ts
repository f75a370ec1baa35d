/** Ends subscriptions that have no cycle left. */
import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import { transaction } from "../../db/transaction";
import { accepts } from "../../kernel/machine";
import type { Ctx, Job } from "../../kernel/types";
import { isOpen, SUBSCRIPTION } from "./core/machine";
import { lockSubscription } from "./lock-subscription";
import { moveSubscription } from "./move";

/** Trials expire like active subscriptions; a `past_due` one never does (decision §12). */
const SOURCE: DueSource = {
  table: Prisma.sql`subscription`,
  dueAt: Prisma.sql`item.expire_due_at`,
  condition: Prisma.sql`item.expire_due_at IS NOT NULL AND item.status IN ('trialing', 'active')`,
};

async function expire(ctx: Ctx, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id });
    if (locked === null) return;
    const { subscription, cycle } = locked;
    const dueAt = subscription.expireDueAt;
    if (dueAt === null || dueAt > ctx.now() || (cycle !== null && isOpen(cycle.status))) return;
    if (accepts(SUBSCRIPTION, subscription.status, "ended"))
      await moveSubscription(ctx, tx, { subscription, event: "ended" });
  });
}

/** Subscriptions become `expired` when the cycle after their last one would have been due. */
export const expireSubscriptions: Job = {
  name: "expire-subscriptions",
  nextAt: (system, scope) => earliestDue(system, scope, SOURCE),
  due: (system, scope, limit) => dueItems(system, scope, { source: SOURCE, limit }),
  run: expire,
};
