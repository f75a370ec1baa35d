import type { Ctx, Tx } from "@/server/kernel/types";
import { decideBlockedTry } from "../core/blocked";
import { NO_GATEWAY } from "../record/statements/active-card";
import { type BlockedCycle, emitBlockedEvent } from "./emit-blocked-event";

/**
 * Handles a due cycle whose gateway account cannot charge (Spec, "Charges of subscriptions" 5 to 8). For 72
 * hours it postpones the cycle by an hour without counting an attempt, and logs an error; the first time it
 * notifies the merchant. Requires the locks of subscription and cycle.
 * @returns null if the cycle was postponed; after 72 hours the instant since which it has been blocked
 */
export async function waitForAccount(ctx: Ctx, tx: Tx, blocked: BlockedCycle): Promise<Date | null> {
  const { subscription, cycle, gatewayCode } = blocked;
  const now = ctx.now();
  const decided = decideBlockedTry(cycle.blockedSince, now);
  const { kind, since: blockedSince } = decided;
  ctx.log.error(
    { subscriptionId: subscription.id, cycleId: cycle.id, gatewayCode, blockedSince, waits: kind === "waits" },
    "A cycle could not be charged: its gateway account is missing or may not charge.",
  );
  if (decided.kind === "counts") return blockedSince;
  await tx.billingCycle.update({
    where: { id: cycle.id },
    data: { dueAt: decided.nextLookAt, blockedSince, updatedAt: now },
    select: { id: true },
  });
  if (decided.isNew) await emitBlockedEvent(ctx, tx, { ...blocked, since: blockedSince, reason: NO_GATEWAY });
  return null;
}
