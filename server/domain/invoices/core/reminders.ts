/** Decides when the customer of an unpaid invoice is reminded (Spec, "Invoice reminders"). */
import { reminderHourFrom, reminderTime } from "@/server/kernel/reminder-hours";
import { addDays, type CivilDate, civilDateOf } from "@/server/kernel/time";

export type ReminderPlan = {
  readonly dueDate: CivilDate;
  /** Days of the reminder counted from the invoice's due day, negative before it. */
  readonly days: readonly number[];
  readonly timezone: string;
};

export function nextReminder({ dueDate, days, timezone }: ReminderPlan, now: Date): Date | null {
  const times = days.map((day) => reminderTime(addDays(dueDate, day), timezone));
  return times.filter((time) => time > now).sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/**
 * Days from the due day to today if a reminder is due now, otherwise null. A reminder of an earlier day is
 * not sent.
 */
export function reminderNow({ dueDate, days, timezone }: ReminderPlan, now: Date): number | null {
  const today = civilDateOf(now, timezone);
  const day = days.find((each) => addDays(dueDate, each) === today);
  return day !== undefined && reminderHourFrom(now, timezone) <= now ? day : null;
}
