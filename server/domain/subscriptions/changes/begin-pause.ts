import { recordEvent } from "@/server/domain/webhooks";
import type { Ctx, Tx } from "@/server/kernel/types";
import { holdForPause } from "../billing/hold-for-pause";
import { isSkipped } from "../core/pause";
import type { LockedSubscription } from "../record/statements/lock-subscription";
import { mailPaused } from "./mail-changes";
import { turnDue } from "./turn-due";

export async function beginPause(
  ctx: Ctx,
  tx: Tx,
  { subscription, cycle }: Pick<LockedSubscription, "subscription" | "cycle">,
): Promise<void> {
  const now = ctx.now();
  await tx.subscription.update({
    where: { id: subscription.id },
    data: { pausedAt: now, pauseDueAt: turnDue(ctx, subscription, true), updatedAt: now },
    select: { id: true },
  });
  const waits = cycle?.status === "scheduled" && cycle.chargeType === "mit" && !cycle.held;
  if (waits && isSkipped(subscription, cycle.scheduledDate)) await holdForPause(tx, cycle);
  const { id: objectId } = subscription;
  await recordEvent(ctx, tx, { kind: "subscription.paused", objectId, cause: `paused:${objectId}:${now.getTime()}` });
  await mailPaused(ctx, tx, objectId);
}
