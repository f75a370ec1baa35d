import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { step } from "@/server/kernel/machine";
import { type CivilDate, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { isTerminal, SUBSCRIPTION, type SubscriptionEvent } from "../core/machine";
import { type SubscriptionColumns, setSubscription } from "./statements/transitions";

import { columnOfDate, type SubscriptionFacts } from "./subscription";

const ENDED = {
  cancelDueAt: null,
  expireDueAt: null,
  pauseDueAt: null,
  pausedAt: null,
  pauseOn: null,
  resumeOn: null,
  nextOn: null,
};

/**
 * Moves the locked subscription by `event` and records the state change; sets the time of a cancellation, and
 * clears the due times and the pause of an ended subscription.
 * @throws {IllegalTransition} if the subscription's state does not accept the event
 */
export function moveSubscription(
  ctx: Ctx,
  writes: WriteBatch,
  move: { subscription: SubscriptionFacts; event: SubscriptionEvent; set?: SubscriptionColumns },
): void {
  const { id, merchantId, status } = move.subscription;
  const at = ctx.now();
  const taken = step(SUBSCRIPTION, status, move.event);
  const over = isTerminal(taken.to) ? ENDED : {};
  const canceled = taken.to === "canceled" ? { canceledAt: at } : {};
  setSubscription(writes, id, { ...move.set, ...over, ...canceled, updatedAt: at }, taken.to);
  writes.record([{ merchantId, machine: "subscription", objectId: id, ...taken, at }]);
}

/**
 * Columns of a pending cancellation, which takes effect at the day's first instant in the merchant's time
 * zone.
 * @param cancelOn null if the cancellation has no day yet
 */
export function cancelDate(ctx: Ctx, cancelOn: CivilDate | null) {
  return {
    cancelOn: cancelOn && columnOfDate(cancelOn),
    cancelDueAt: cancelOn && startOfDay(cancelOn, ctx.merchant.timezone),
  };
}
