/** When the customer is reminded of a charge (Spec, "Subscription rules" 9, "Subscription mails" 1 to 4). */
import { isZero, type Money } from "@/server/kernel/money";
import { addDays, type CivilDate } from "@/server/kernel/time";
import type { Plan } from "./schedule";
import { FREQUENCIES, type Frequency } from "./words";

const DAYS_BEFORE: Readonly<Record<Frequency, readonly number[]>> = { monthly: [2], yearly: [30, 10, 3] };

/** SQL of the maximum number of reminders of a charge, as the table `reminded (frequency, most)`. */
export const REMINDER_TABLE = `(VALUES ${FREQUENCIES.map((each) => `('${each}', ${DAYS_BEFORE[each].length})`).join(", ")}) AS reminded (frequency, most)`;

export type ReminderTerms = Pick<Plan, "frequency"> & {
  readonly recurringAmount: Money;
  readonly notificationConfig: { readonly pre_charge_enabled: boolean } | null;
};

/** Days of the reminders, earliest first. None for a zero charge, or if the merchant turned them off. */
function reminderDays(plan: ReminderTerms, scheduledDate: CivilDate): readonly CivilDate[] {
  if (plan.notificationConfig?.pre_charge_enabled === false || isZero(plan.recurringAmount)) return [];
  return DAYS_BEFORE[plan.frequency].map((before) => addDays(scheduledDate, -before));
}

/**
 * The first reminder day of a cycle dated `scheduledDate` that is not before `today`; null if none is left. A
 * cycle created after a reminder's day does not get it. Civil dates in the merchant's time zone.
 */
export function firstReminder(plan: ReminderTerms, scheduledDate: CivilDate, today: CivilDate): CivilDate | null {
  return reminderDays(plan, scheduledDate).find((day) => day >= today) ?? null;
}

export type ReminderDecision = {
  /**
   * The day of the reminder to send: the latest that has come. Null before the first, and from the charge's
   * day on.
   */
  readonly send: CivilDate | null;
  readonly next: CivilDate | null;
};

/** The decision on `today`, the merchant's civil date, for a cycle of which no due reminder was sent. */
export function decideReminder(plan: ReminderTerms, scheduledDate: CivilDate, today: CivilDate): ReminderDecision {
  const days = reminderDays(plan, scheduledDate);
  const send = today < scheduledDate ? days.findLast((day) => day <= today) : undefined;
  return { send: send ?? null, next: days.find((day) => day > today) ?? null };
}

export function daysUntil(date: CivilDate, today: CivilDate): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
}
