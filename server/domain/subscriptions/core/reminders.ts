/**
 * Decides when the customer is reminded of a charge (Spec, "Subscription rules" 9, "Subscription mails" 1 to
 * 4).
 */
import { isZero, type Money } from "@/server/kernel/money";
import { addDays, type CivilDate } from "@/server/kernel/time";
import type { Plan } from "./schedule";
import { FREQUENCIES, type Frequency } from "./words";

const DAYS_BEFORE: Readonly<Record<Frequency, readonly number[]>> = { monthly: [2], yearly: [30, 10, 3] };

export const REMINDER_TABLE = `(VALUES ${FREQUENCIES.map((each) => `('${each}', ${DAYS_BEFORE[each].length})`).join(", ")}) AS reminded (frequency, most)`;

export type ReminderTerms = Pick<Plan, "frequency"> & {
  readonly recurringAmount: Money;
  readonly notificationConfig: { readonly pre_charge_enabled: boolean } | null;
};

/**
 * Days of a charge's reminders, earliest first. Empty for a zero charge, or if the merchant turned reminders
 * off.
 */
function reminderDays(plan: ReminderTerms, scheduledDate: CivilDate): readonly CivilDate[] {
  if (plan.notificationConfig?.pre_charge_enabled === false || isZero(plan.recurringAmount)) return [];
  return DAYS_BEFORE[plan.frequency].map((before) => addDays(scheduledDate, -before));
}

/**
 * The first reminder day, not before `today`, of a cycle dated `scheduledDate`; null if none is left. Civil
 * dates are in the merchant's time zone.
 */
export function firstReminder(plan: ReminderTerms, scheduledDate: CivilDate, today: CivilDate): CivilDate | null {
  return reminderDays(plan, scheduledDate).find((day) => day >= today) ?? null;
}

export type ReminderDecision = {
  readonly send: CivilDate | null;
  readonly next: CivilDate | null;
};

/**
 * Decides which reminder to send on `today`, the merchant's civil date, for a cycle whose due reminders were
 * not sent.
 */
export function decideReminder(plan: ReminderTerms, scheduledDate: CivilDate, today: CivilDate): ReminderDecision {
  const days = reminderDays(plan, scheduledDate);
  const send = today < scheduledDate ? days.findLast((day) => day <= today) : undefined;
  return { send: send ?? null, next: days.find((day) => day > today) ?? null };
}

export function daysUntil(date: CivilDate, today: CivilDate): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
}
