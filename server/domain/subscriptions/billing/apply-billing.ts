/** Does what `core/billing.ts` decided, under the subscription's lock. */
import type { Prisma } from "@/server/db/generated/client";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { BillingDecision, BillingState } from "../core/billing";
import { cancelOnAfter } from "../core/cancellation";
import type { SubscriptionEvent } from "../core/machine";
import type { LockedSubscription } from "../record/lock-subscription";
import type { SubscriptionFacts } from "../record/subscription";
import { type CycleColumns, cancelDate, moveCycle, moveSubscription } from "../record/transitions";
import { addCycle } from "./add-cycle";

/** A decision about the locked subscription, with what else is written. */
export type BillingChange = LockedSubscription & {
  readonly billing: BillingDecision;
  /** Columns written with the cycle's last step. */
  readonly cycleSet?: CycleColumns;
  /** Columns written with the subscription, whether it moves or not. */
  readonly set?: Pick<
    Prisma.SubscriptionUncheckedUpdateInput,
    "cardId" | "setupSessionId" | "language" | "merchantReference" | "customerName" | "customerPhone" | "planName"
  >;
};

/** The subscription and its newest cycle as the decisions look at them, today. */
export function billingState(ctx: Ctx, { subscription, cycle }: LockedSubscription): BillingState {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  return { plan: subscription, status: subscription.status, cycle, today };
}

/**
 * Moves the cycle, then the subscription, then makes the next cycle; a pending cancellation is dated with the
 * step that dates it.
 */
export async function applyBilling(ctx: Ctx, tx: Tx, applying: BillingChange): Promise<void> {
  const { subscription, billing, set } = applying;
  await applyCycleEvents(ctx, tx, applying);
  const { subscription: event, next } = billing;
  if (event !== null) {
    const dates = cancellationDates(ctx, subscription, { event, next: next?.date ?? null });
    await moveSubscription(ctx, tx, { subscription, event, set: { ...set, ...dates } });
  } else if (set !== undefined) {
    const data = { ...set, updatedAt: ctx.now() };
    await tx.subscription.update({ where: { id: subscription.id }, data, select: { id: true } });
  }
  if (next !== null) await addCycle(ctx, tx, { subscription, ...next });
}

async function applyCycleEvents(ctx: Ctx, tx: Tx, { cycle: locked, billing, cycleSet }: BillingChange): Promise<void> {
  let cycle = locked;
  for (const [index, event] of billing.cycle.entries()) {
    if (cycle === null) throw new Error("A cycle that is not there cannot move.");
    const last = index === billing.cycle.length - 1;
    cycle = await moveCycle(ctx, tx, { cycle, event, ...(last && cycleSet ? { set: cycleSet } : {}) });
  }
}

type Step = { readonly event: SubscriptionEvent; readonly next: CivilDate | null };

/** Nothing if no cancellation is pending, or if the step does not change its day. */
function cancellationDates(ctx: Ctx, subscription: SubscriptionFacts, { event, next }: Step) {
  if (!subscription.cancelAtPeriodEnd) return {};
  if (event !== "setup_paid" && event !== "setup_saved" && event !== "balance_paid" && event !== "retries_exhausted")
    return {};
  return cancelDate(ctx, cancelOnAfter(event, subscription, next ?? subscription.startDate));
}
