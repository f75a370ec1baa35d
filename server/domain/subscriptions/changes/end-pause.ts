import { WriteBatch } from "@/server/db/transactions/write-batch";
import { recordEvent } from "@/server/domain/webhooks";
import { type CivilDate, startOfDay } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { addCycle } from "../billing/add-cycle";
import { firstReminderTime } from "../billing/reminder-now";
import { remindAgain } from "../billing/renewal-reminders";
import { checkCardAgain } from "../billing/statements/card-check";
import { dateAfterPause, endedOn, isSkipped, type Pause } from "../core/pause";
import { hasRoom } from "../core/schedule";
import { type ChangedBy, recordChanges } from "../record/record-changes";
import type { LockedSubscription } from "../record/statements/lock-subscription";
import { moveCycle, type SubscriptionColumns, setSubscription } from "../record/statements/transitions";
import { type CycleFacts, columnOfDate, type SubscriptionFacts } from "../record/subscription";
import { mailResumed } from "./mail-changes";

/**
 * Ends a subscription's pause on `day`, or withdraws a pause that has not begun. A prevented charge gets its
 * date or, if past, the first scheduled date from `day` on; without such a date the subscription expires.
 * Requires the subscription's lock.
 * @param by null if the pause ends as planned
 */
export async function endPause(
  ctx: Ctx,
  tx: Tx,
  { subscription, cycle, timezone }: LockedSubscription,
  { day, by }: { readonly day: CivilDate; readonly by: ChangedBy | null },
): Promise<void> {
  const rest = endedOn(subscription, day);
  const resumed = { ...subscription, ...rest, pausedAt: null, pauseDueAt: null, nextOn: null };
  const writes = new WriteBatch();
  const placed = await placeCharge(ctx, tx, { writes, subscription, resumed, cycle, day });
  setSubscription(writes, subscription.id, {
    pauseOn: rest.pauseOn && columnOfDate(rest.pauseOn),
    resumeOn: rest.resumeOn && columnOfDate(rest.resumeOn),
    pausedAt: null,
    pauseDueAt: null,
    nextOn: null,
    ...placed,
    updatedAt: ctx.now(),
  });
  if (by !== null)
    recordChanges(ctx, writes, subscription, {
      by,
      changes: [
        { field: "pause_on", before: subscription.pauseOn, after: rest.pauseOn },
        { field: "resume_on", before: subscription.resumeOn, after: rest.resumeOn },
      ],
    });
  await writes.flush(tx);
  if (cycle !== null && !isPrevented(subscription, cycle, day))
    await remindAgain(ctx, tx, { subscription: resumed, cycle, timezone });
  if (subscription.pausedAt === null) return;
  const { id: objectId, pausedAt } = subscription;
  const cause = `resumed:${objectId}:${pausedAt.getTime()}`;
  await recordEvent(ctx, tx, { kind: "subscription.resumed", objectId, cause });
  await mailResumed(ctx, tx, objectId);
}

function isPrevented(pause: Pause, { held, status, chargeType, scheduledDate }: CycleFacts, day: CivilDate): boolean {
  if (held) return true;
  return status === "scheduled" && chargeType === "mit" && scheduledDate < day && isSkipped(pause, scheduledDate);
}

type PreventedCharge = {
  readonly writes: WriteBatch;
  readonly subscription: SubscriptionFacts;
  readonly resumed: SubscriptionFacts;
  readonly cycle: CycleFacts | null;
  readonly day: CivilDate;
};

/**
 * Dates the charge that a pause prevented.
 * @returns the subscription's expiry if the plan includes no such charge
 */
async function placeCharge(
  ctx: Ctx,
  tx: Tx,
  { writes, subscription, resumed, cycle, day }: PreventedCharge,
): Promise<SubscriptionColumns> {
  if (cycle === null) return {};
  const { timezone } = ctx.merchant;
  if (!isPrevented(subscription, cycle, day)) {
    if (subscription.nextOn === null) return {};
    const date = dateAfterPause(subscription, subscription.nextOn, day);
    const expireDueAt = addCycle(ctx, writes, { subscription: resumed, number: cycle.number + 1, date, after: null });
    return expireDueAt === null ? {} : { expireDueAt };
  }
  const date = dateAfterPause(subscription, cycle.scheduledDate, day);
  if (!hasRoom(subscription, { date, number: cycle.number })) {
    moveCycle(ctx, writes, { cycle, events: ["canceled"] });
    return { expireDueAt: startOfDay(date, timezone) };
  }
  const terms = { ...resumed, recurringAmount: cycle.amountDue };
  const dueAt = startOfDay(date, timezone);
  await tx.billingCycle.update({
    where: { id: cycle.id },
    data: {
      held: false,
      scheduledDate: columnOfDate(date),
      dueAt,
      reminderDueAt: resumed.cancelAtPeriodEnd ? null : firstReminderTime(ctx, terms, date),
      updatedAt: ctx.now(),
    },
    select: { id: true },
  });
  await checkCardAgain(ctx, tx, { subscription: resumed, cycle: { ...cycle, held: false, scheduledDate: date } });
  return {};
}
