import { dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import { reminderTime } from "@/server/kernel/reminder-hours";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Job, Tx } from "@/server/kernel/types";
import { decideReminder } from "../core/reminders";
import { inZoneOf, lockSubscription } from "../record/lock-subscription";
import type { LockedSubscription } from "../record/statements/lock-subscription";
import type { CycleFacts } from "../record/subscription";
import { writeReminderMails } from "./mail-customer";
import { remindMany } from "./remind-many";
import { reminderNow } from "./reminder-now";
import { checkCardAgain } from "./statements/card-check";
import { REMINDERS } from "./statements/renewal-reminders";

export const renewalReminders: Job = dueJob(REMINDERS, {
  name: "renewal-reminders",
  shape: "lane",
  run: remind,
  batch: { size: 500, oneInstant: true, run: remindMany },
});

async function remind(ctx: Ctx, cycleId: string): Promise<void> {
  const merchantId = ctx.merchant.id;
  const found = await ctx.db.billingCycle.findFirst({
    where: { id: cycleId, merchantId },
    select: { subscriptionId: true },
  });
  if (found === null) return;
  await transaction(ctx.db, async (tx) => {
    const locked = await lockSubscription(tx, { merchantId, id: found.subscriptionId });
    if (locked !== null && locked.cycle?.id === cycleId)
      await remindLocked(inZoneOf(ctx, locked), tx, locked, locked.cycle);
  });
}

async function remindLocked(
  ctx: Ctx,
  tx: Tx,
  { subscription }: LockedSubscription,
  cycle: NonNullable<LockedSubscription["cycle"]>,
): Promise<void> {
  const decided = reminderNow(ctx, { subscription, cycle });
  if (decided === null) return;
  await tx.billingCycle.update({
    where: { id: cycle.id },
    data: { reminderDueAt: decided.next },
    select: { id: true },
  });
  if (decided.mail !== null) await writeReminderMails(ctx, tx, [decided.mail]);
}

export async function stopReminding(tx: Tx, cycle: Pick<CycleFacts, "id">): Promise<void> {
  await tx.billingCycle.updateMany({ where: { id: cycle.id }, data: { reminderDueAt: null, cardCheckDueAt: null } });
}

/**
 * Sends the last missed reminder at once, otherwise schedules the next; none is sent twice. `ctx` has the
 * merchant's current time zone.
 */
export async function remindAgain(ctx: Ctx, tx: Tx, { subscription, cycle }: LockedSubscription): Promise<void> {
  if (cycle?.status !== "scheduled" || cycle.chargeType !== "mit" || cycle.held) return;
  if (subscription.cancelAtPeriodEnd) return;
  const { timezone } = ctx.merchant;
  const plan = { ...subscription, recurringAmount: cycle.amountDue };
  const { send, next } = decideReminder(plan, cycle.scheduledDate, civilDateOf(ctx.now(), timezone));
  // Reminders that were due before the cycle's creation are not sent.
  const missed = send !== null && send >= civilDateOf(cycle.createdAt, timezone) ? send : null;
  const day = missed ?? next;
  const reminderDueAt = day && reminderTime(day, timezone);
  await tx.billingCycle.updateMany({ where: { id: cycle.id }, data: { reminderDueAt } });
  await checkCardAgain(ctx, tx, { subscription, cycle });
}
