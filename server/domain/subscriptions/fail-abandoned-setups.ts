/** Writes down what every reader already sees: that a setup was given up. */
import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import { transaction } from "../../db/transaction";
import type { Ctx, Job } from "../../kernel/types";
import { lockSession } from "../sessions";
import { lockSubscription } from "./lock-subscription";
import { moveSubscription } from "./move";
import { hasLapsed, LAPSING_SETUPS } from "./setup-lapse";

const SOURCE: DueSource = {
  table: LAPSING_SETUPS,
  dueAt: Prisma.sql`item.lapses_at`,
  condition: Prisma.sql`true`,
};

async function fail(ctx: Ctx, id: string): Promise<void> {
  const merchantId = ctx.merchant.id;
  await transaction(ctx.db, async (tx) => {
    const found = await tx.subscription.findUnique({ where: { id, merchantId }, select: { setupSessionId: true } });
    if (found === null) return;
    await lockSession(tx, { merchantId, sessionId: found.setupSessionId });
    const locked = await lockSubscription(tx, { merchantId, id });
    // A setup that was retried meanwhile has another session, which this transaction does not hold.
    if (locked === null || locked.subscription.setupSessionId !== found.setupSessionId) return;
    if (await hasLapsed(tx, id, ctx.now()))
      await moveSubscription(ctx, tx, { subscription: locked.subscription, event: "setup_abandoned" });
  });
}

/** A setup whose session failed, was canceled or deleted, or is past its time makes its subscription `setup_failed` (Spec, "Subscription states"). */
export const failAbandonedSetups: Job = {
  name: "fail-abandoned-setups",
  nextAt: (system, scope) => earliestDue(system, scope, SOURCE),
  due: (system, scope, limit) => dueItems(system, scope, { source: SOURCE, limit }),
  run: fail,
};
