import { writeBatch } from "@/server/db/transactions/write-batch";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { isPlanOver } from "../core/schedule";
import { isSetupAbandoned } from "../record/statements/abandoned-setup";
import { openServiceSession } from "../record/statements/open-service-session";
import { moveSubscription } from "../record/transitions";
import { type LockedWithSessions, withLockedSubscription } from "../record/with-locked-subscription";
import type { SelfServiceOutcome } from "./page-views";
import { postedBy, type SelfServiceRequest } from "./self-service-request";

/**
 * Creates a new setup session for a failed setup and redirects to its checkout: `setup_failed` becomes
 * `pending_setup`, and the customer's cycle 1 is reused (Spec, "The self-service page" 9 to 11). A canceled
 * subscription is not set up again.
 * @throws {Busy}
 */
export async function retrySetup(system: SystemCtx, request: SelfServiceRequest): Promise<SelfServiceOutcome> {
  const holder = await postedBy(system, request.token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  const sessionId = await withLockedSubscription(ctx, subscriptionId, (tx, held) => retry(ctx, tx, held));
  return sessionId === null ? { kind: "page" } : { kind: "checkout", sessionId };
}

async function retry(ctx: Ctx, tx: Tx, { subscription, cycle, timezone }: LockedWithSessions): Promise<string | null> {
  const today = civilDateOf(ctx.now(), timezone);
  if (subscription.cancelAtPeriodEnd || isPlanOver(subscription, today)) return null;
  if (subscription.status === "pending_setup") {
    if (!(await isSetupAbandoned(tx, subscription.id, ctx.now()))) return subscription.setupSessionId;
    await writeBatch(tx, (writes) => moveSubscription(ctx, writes, { subscription, event: "setup_abandoned" }));
  } else if (subscription.status !== "setup_failed") return null;
  const first = cycle?.chargeType === "cit" ? cycle : null;
  const { id: setupSessionId } = await openServiceSession(ctx, tx, {
    subscription,
    purpose: "setup",
    amount: subscription.firstPaymentAmount,
    cycleId: first?.id ?? null,
    maxServiceAttempts: null,
  });
  const failed = { ...subscription, status: "setup_failed" as const };
  const retried = { subscription: failed, event: "setup_retried", set: { setupSessionId } } as const;
  await writeBatch(tx, (writes) => moveSubscription(ctx, writes, retried));
  if (first !== null) {
    const data = { sessionId: setupSessionId, updatedAt: ctx.now() };
    await tx.billingCycle.update({ where: { id: first.id }, data, select: { id: true } });
  }
  return setupSessionId;
}
