/** Charges one cycle that is due (Spec, "Billing cycle statuses"; decision 0101). */
import { transaction } from "@/server/db/transaction";
import { finishCharge } from "@/server/domain/payments";
import { lockSession } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import { civilDateOf, startOfDay } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { zeroPaid } from "../core/billing";
import { isBilled } from "../core/machine";
import { inZoneOf, type LockedSubscription, lockSubscription } from "../record/lock-subscription";
import type { CycleFacts } from "../record/subscription";
import { applyBilling, billingState } from "./apply-billing";
import { type BegunCycleCharge, beginCycleCharge } from "./begin-cycle-charge";

/**
 * Charges the active card once, or marks a zero cycle as paid. The gateway is called between two short
 * transactions: the first makes cycle and attempt `processing`, so that a parallel run charges nothing;
 * without an answer the resolver asks. Running it twice is harmless.
 */
export async function chargeCycle(ctx: Ctx, cycleId: string): Promise<void> {
  const cycle = await ctx.db.billingCycle.findUnique({
    where: { id: cycleId, merchantId: ctx.merchant.id },
    select: { subscriptionId: true, sessionId: true },
  });
  if (cycle === null) return;
  const begun = await transaction(ctx.db, (tx) => begin(ctx, tx, { id: cycleId, ...cycle }));
  if (begun === null) return;
  const { payment, token } = begun;
  await finishCharge(ctx, payment, { source: { kind: "token", token }, deliverInline: false, suppressWebhook: false });
}

type CycleReference = { readonly id: string; readonly subscriptionId: string; readonly sessionId: string | null };

/**
 * Null if nothing is left for the gateway to do. A retried cycle's session is locked first (lock order:
 * session, subscription, cycle).
 */
async function begin(
  begun: Ctx,
  tx: Tx,
  { id, subscriptionId, sessionId }: CycleReference,
): Promise<BegunCycleCharge | null> {
  const merchantId = begun.merchant.id;
  const session = sessionId === null ? null : await lockSession(tx, { merchantId, sessionId, deleted: true });
  const locked = await lockSubscription(tx, { merchantId, id: subscriptionId });
  const cycle = locked?.cycle ?? null;
  if (locked === null || cycle === null || cycle.id !== id || cycle.sessionId !== sessionId) return null;
  const ctx = inZoneOf(begun, locked);
  if (!isDue(ctx, { ...locked, cycle })) return null;
  if (cycle.status === "scheduled" && civilDateOf(ctx.now(), ctx.merchant.timezone) < cycle.scheduledDate) {
    await postpone(ctx, tx, cycle);
    return null;
  }
  if (isZero(cycle.amountDue)) {
    await applyBilling(ctx, tx, { ...locked, billing: zeroPaid(billingState(ctx, locked)) });
    return null;
  }
  return beginCycleCharge(ctx, tx, { subscription: locked.subscription, cycle, session });
}

type CycleToCharge = LockedSubscription & { readonly cycle: CycleFacts };

/**
 * Asked again under the lock. A cycle dated on the day of a pending cancellation, or after it, is never
 * charged.
 */
function isDue(ctx: Ctx, { subscription, cycle }: CycleToCharge): boolean {
  const { status, cancelOn } = subscription;
  if (!isBilled(status)) return false;
  if (cycle.status !== "scheduled" && cycle.status !== "retry_scheduled") return false;
  if (cancelOn !== null && cycle.scheduledDate >= cancelOn) return false;
  return cycle.dueAt !== null && cycle.dueAt <= ctx.now();
}

/** The merchant's time zone has changed after the day was translated into an instant. */
async function postpone(ctx: Ctx, tx: Tx, cycle: CycleFacts): Promise<void> {
  const dueAt = startOfDay(cycle.scheduledDate, ctx.merchant.timezone);
  await tx.billingCycle.updateMany({ where: { id: cycle.id }, data: { dueAt, updatedAt: ctx.now() } });
}
