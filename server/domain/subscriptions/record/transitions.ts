/** Steps of the two machines, written beside the change itself. */
import type { Prisma } from "@/server/db/generated/client";
import { recordChanges } from "@/server/db/state-changes";
import { transition } from "@/server/kernel/machine";
import { type CivilDate, startOfDay } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { CYCLE, type CycleEvent, SUBSCRIPTION, type SubscriptionEvent } from "../core/machine";
import { type CycleFacts, columnOfDate, type SubscriptionFacts } from "./subscription";

/** Columns written with a step; states and `updated_at` follow from it. */
type SubscriptionColumns = Omit<Prisma.SubscriptionUncheckedUpdateInput, "status" | "updatedAt">;
/** Columns written with a step of a cycle. */
export type CycleColumns = Omit<Prisma.BillingCycleUncheckedUpdateInput, "status" | "updatedAt" | "paidAt">;

/**
 * Moves the locked subscription along `event` and records the step; a canceled one carries when, and nothing
 * is due of one that is over.
 * @throws {IllegalTransition} when its state does not accept the event
 */
export async function moveSubscription(
  ctx: Ctx,
  tx: Tx,
  step: { subscription: SubscriptionFacts; event: SubscriptionEvent; set?: SubscriptionColumns },
): Promise<void> {
  const { id, merchantId, status: from } = step.subscription;
  const to = transition(SUBSCRIPTION, from, step.event);
  const at = ctx.now();
  const over = to === "canceled" || to === "expired" ? { cancelDueAt: null, expireDueAt: null } : {};
  const data = { ...step.set, ...over, ...(to === "canceled" ? { canceledAt: at } : {}), status: to, updatedAt: at };
  await tx.subscription.update({ where: { id }, data, select: { id: true } });
  await recordChanges(tx, [{ merchantId, machine: "subscription", objectId: id, from, event: step.event, to, at }]);
}

/**
 * Moves the locked cycle along `event` and records the step; a paid one carries when. Unless it waits for a
 * charge, it has no due time afterwards, and unless `set` says so it is not blocked.
 * @throws {IllegalTransition} when its state does not accept the event
 */
export async function moveCycle(
  ctx: Ctx,
  tx: Tx,
  step: { cycle: CycleFacts; event: CycleEvent; set?: CycleColumns },
): Promise<CycleFacts> {
  const { id, merchantId, status: from } = step.cycle;
  const to = transition(CYCLE, from, step.event);
  const at = ctx.now();
  const paidAt = to === "paid" ? { paidAt: at, failureReason: null } : {};
  const data = {
    dueAt: null,
    reminderDueAt: null,
    blockedSince: null,
    ...step.set,
    ...paidAt,
    status: to,
    updatedAt: at,
  };
  await tx.billingCycle.update({ where: { id }, data, select: { id: true } });
  await recordChanges(tx, [{ merchantId, machine: "cycle", objectId: id, from, event: step.event, to, at }]);
  return { ...step.cycle, status: to };
}

/**
 * The columns of the day on which a pending cancellation takes effect: from its first instant in the
 * merchant's zone; null while it waits.
 */
export function cancelDate(ctx: Ctx, cancelOn: CivilDate | null) {
  return {
    cancelOn: cancelOn && columnOfDate(cancelOn),
    cancelDueAt: cancelOn && startOfDay(cancelOn, ctx.merchant.timezone),
  };
}
