import { reminderHourFrom, reminderTime } from "@/server/kernel/reminder-hours";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { isSkipped } from "../core/pause";
import { daysUntil, decideReminder, firstReminder, type ReminderTerms } from "../core/reminders";
import type { CycleFacts, SubscriptionFacts } from "../record/subscription";
import type { ReminderFacts } from "./mail-customer";

export function reminderNow(
  ctx: Ctx,
  { subscription, cycle }: { subscription: SubscriptionFacts; cycle: CycleFacts },
): { readonly next: Date | null; readonly mail: ReminderFacts | null } | null {
  const now = ctx.now();
  if (cycle.reminderDueAt === null || cycle.reminderDueAt > now) return null;
  if (subscription.cancelAtPeriodEnd || isSkipped(subscription, cycle.scheduledDate)) return { next: null, mail: null };
  const { timezone } = ctx.merchant;
  const allowedAt = reminderHourFrom(now, timezone);
  if (allowedAt > now) return { next: allowedAt, mail: null };
  const today = civilDateOf(now, timezone);
  const plan = { ...subscription, recurringAmount: cycle.amountDue };
  const { send, next } = decideReminder(plan, cycle.scheduledDate, today);
  const daysLeft = daysUntil(cycle.scheduledDate, today);
  return {
    next: next && reminderTime(next, timezone),
    mail: send === null ? null : { subscription, cycle, day: send, daysLeft },
  };
}

export function firstReminderTime(ctx: Ctx, plan: ReminderTerms, date: CivilDate): Date | null {
  const { timezone } = ctx.merchant;
  const day = firstReminder(plan, date, civilDateOf(ctx.now(), timezone));
  return day && reminderTime(day, timezone);
}
