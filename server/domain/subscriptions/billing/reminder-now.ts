import { civilDateOf, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { daysUntil, decideReminder } from "../core/reminders";
import type { CycleFacts, SubscriptionFacts } from "../record/subscription";
import type { ReminderFacts } from "./mail-customer";

/** The unsent due reminder of a locked cycle, and the time of the next; null if none is due. */
export function reminderNow(
  ctx: Ctx,
  { subscription, cycle }: { subscription: SubscriptionFacts; cycle: CycleFacts },
): { readonly next: Date | null; readonly mail: ReminderFacts | null } | null {
  const now = ctx.now();
  if (cycle.reminderDueAt === null || cycle.reminderDueAt > now) return null;
  if (subscription.cancelAtPeriodEnd) return { next: null, mail: null };
  const { timezone } = ctx.merchant;
  const today = civilDateOf(now, timezone);
  const plan = { ...subscription, recurringAmount: cycle.amountDue };
  const { send, next } = decideReminder(plan, cycle.scheduledDate, today);
  const daysLeft = daysUntil(cycle.scheduledDate, today);
  return {
    next: next && startOfDay(next, timezone),
    mail: send === null ? null : { subscription, cycle, day: send, daysLeft },
  };
}
