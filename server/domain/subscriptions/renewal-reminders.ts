/** The job that reminds customers of charges to come (Spec, "Subscription rules" 9). */
import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import { transaction } from "../../db/transaction";
import { civilDateOf, startOfDay } from "../../kernel/time";
import type { Ctx, Job, Tx } from "../../kernel/types";
import { daysUntil, decideReminder } from "./core/reminders";
import { inZoneOf, type LockedSubscription, lockSubscription } from "./lock-subscription";
import { writeReminderMail } from "./mail-customer";

/** A pending cancellation hides the row; once it is undone the reminder is due again, and its day decides whether it still makes sense. */
const REMINDERS: DueSource = {
  table: Prisma.sql`billing_cycle`,
  dueAt: Prisma.sql`item.reminder_due_at`,
  condition: Prisma.sql`item.reminder_due_at IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM subscription s WHERE s.id = item.subscription_id AND s.cancel_at_period_end)`,
};

/** Its items are cycles. */
export const renewalReminders: Job = {
  name: "renewal-reminders",
  nextAt: (system, scope) => earliestDue(system, scope, REMINDERS),
  due: (system, scope, limit) => dueItems(system, scope, { source: REMINDERS, limit }),
  run: remind,
};

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

/** Sends what is due and sets the next; a merchant who has moved to another time zone moves the days with it. */
async function remindLocked(
  ctx: Ctx,
  tx: Tx,
  { subscription }: LockedSubscription,
  cycle: NonNullable<LockedSubscription["cycle"]>,
): Promise<void> {
  const now = ctx.now();
  if (cycle.reminderDueAt === null || cycle.reminderDueAt > now || subscription.cancelAtPeriodEnd) return;
  const { timezone } = ctx.merchant;
  const today = civilDateOf(now, timezone);
  const plan = { ...subscription, recurringAmount: cycle.amountDue };
  const { send, next } = decideReminder(plan, cycle.scheduledDate, today);
  await tx.billingCycle.update({
    where: { id: cycle.id },
    data: { reminderDueAt: next && startOfDay(next, timezone) },
    select: { id: true },
  });
  if (send === null) return;
  const daysLeft = daysUntil(cycle.scheduledDate, today);
  await writeReminderMail(ctx, tx, { subscription, cycle, day: send, daysLeft });
}
