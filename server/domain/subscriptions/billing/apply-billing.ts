import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { BillingDecision, BillingState } from "../core/billing";
import { cancelOnAfter } from "../core/cancellation";
import type { SubscriptionEvent } from "../core/machine";
import { billedOn, hasPause, laterOf } from "../core/pause";
import { hasRoom } from "../core/schedule";
import type { LockedSubscription } from "../record/statements/lock-subscription";
import {
  type CycleColumns,
  moveCycle,
  type SubscriptionColumns,
  setSubscription,
} from "../record/statements/transitions";
import { columnOfDate, type SubscriptionFacts } from "../record/subscription";
import { cancelDate, moveSubscription } from "../record/transitions";
import { addCycle, type NextCycle } from "./add-cycle";

export type BillingChange = LockedSubscription & {
  readonly billing: BillingDecision;
  readonly cycleSet?: CycleColumns;
  readonly set?: SubscriptionColumns;
};

export function billingState(ctx: Ctx, { subscription, cycle }: LockedSubscription): BillingState {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  return { plan: subscription, status: subscription.status, cycle, today };
}

/**
 * Moves the billing cycle, then the subscription, and creates the next cycle. Sets the day of a pending
 * cancellation if the change determines it.
 */
export function applyBilling(ctx: Ctx, writes: WriteBatch, applying: BillingChange): void {
  const { subscription, cycle, billing, cycleSet = {} } = applying;
  const { subscription: event, cycle: events, next } = billing;
  if (events.length > 0 && cycle === null) throw new Error("A cycle that is not there cannot move.");
  const after = cycle === null || events.length === 0 ? null : moveCycle(ctx, writes, { cycle, events, set: cycleSet });
  const charged = { ...subscription, ...cardIn(applying.set) };
  const following = next === null ? {} : placeNext(ctx, writes, { subscription: charged, ...next, after });
  const dates = event === null ? {} : cancellationDates(ctx, subscription, { event, next: next?.date ?? null });
  const set = { ...applying.set, ...dates, ...following };
  if (event !== null) moveSubscription(ctx, writes, { subscription, event, set });
  else if (applying.set !== undefined) setSubscription(writes, subscription.id, { ...set, updatedAt: ctx.now() });
  else if (Object.keys(following).length > 0) setSubscription(writes, subscription.id, set);
}

function cardIn({ cardId }: SubscriptionColumns = {}): { readonly cardId?: string } {
  return typeof cardId === "string" ? { cardId } : {};
}

/**
 * Creates the next billing cycle. While a pause skips its date, only the date is stored; afterwards the cycle
 * gets the first scheduled date that follows.
 */
function placeNext(ctx: Ctx, writes: WriteBatch, next: NextCycle): SubscriptionColumns {
  const { subscription, number } = next;
  const date = laterOf(next.date, subscription.nextFrom);
  const placed = billedOn(subscription, subscription, date);
  if (hasRoom(subscription, { date, number }) && (placed === null || (placed !== date && hasPause(subscription))))
    return { nextOn: columnOfDate(date) };
  const expireDueAt = addCycle(ctx, writes, { ...next, date: placed ?? date });
  return expireDueAt === null ? {} : { expireDueAt };
}

type Step = { readonly event: SubscriptionEvent; readonly next: CivilDate | null };

/** Columns of a pending cancellation's day; empty if the day does not change. */
function cancellationDates(ctx: Ctx, subscription: SubscriptionFacts, { event, next }: Step) {
  if (!subscription.cancelAtPeriodEnd) return {};
  if (event !== "setup_paid" && event !== "setup_saved" && event !== "balance_paid" && event !== "retries_exhausted")
    return {};
  return cancelDate(ctx, cancelOnAfter(event, subscription, next ?? subscription.startDate));
}
