/** When the customer is reminded of a charge (Spec, "Subscription rules" 9; decision 0107). */
import { isZero, type Money } from "@/server/kernel/money";
import { addDays, type CivilDate } from "@/server/kernel/time";
import type { Plan } from "./schedule";
import type { Frequency } from "./words";

/** Days before the charge, the earliest reminder first. */
const DAYS_BEFORE: Readonly<Record<Frequency, readonly number[]>> = { monthly: [2], yearly: [30, 10, 3] };

/** What decides whether a cycle's charge is announced at all. */
export type ReminderTerms = Pick<Plan, "frequency"> & {
  readonly recurringAmount: Money;
  readonly notificationConfig: { readonly pre_charge_enabled: boolean } | null;
};

/**
 * The days of a cycle's reminders, the earliest first. None for a zero charge, and none if the merchant
 * turned them off.
 */
function reminderDays(plan: ReminderTerms, scheduledDate: CivilDate): readonly CivilDate[] {
  if (plan.notificationConfig?.pre_charge_enabled === false || isZero(plan.recurringAmount)) return [];
  return DAYS_BEFORE[plan.frequency].map((before) => addDays(scheduledDate, -before));
}

/**
 * The day of the first reminder of a cycle dated `scheduledDate` that is not over on `today`; null if none is
 * left. A cycle made after a reminder's day does not get it. All dates are civil dates in the merchant's time
 * zone.
 */
export function firstReminder(plan: ReminderTerms, scheduledDate: CivilDate, today: CivilDate): CivilDate | null {
  return reminderDays(plan, scheduledDate).find((day) => day >= today) ?? null;
}

/** What is to be done about the reminders of a cycle now. */
export type ReminderDecision = {
  /**
   * The day whose reminder is sent: of several that have come, the nearest to the charge. Null when none has,
   * and from the charge's day on.
   */
  readonly send: CivilDate | null;
  /** The day of the next one; null when none is left. */
  readonly next: CivilDate | null;
};

/** Decides on `today`, the merchant's civil date, for a cycle none of whose due reminders has been sent. */
export function decideReminder(plan: ReminderTerms, scheduledDate: CivilDate, today: CivilDate): ReminderDecision {
  const days = reminderDays(plan, scheduledDate);
  const send = today < scheduledDate ? days.findLast((day) => day <= today) : undefined;
  return { send: send ?? null, next: days.find((day) => day > today) ?? null };
}

/** Whole days from `today` to `date`, both civil dates. */
export function daysUntil(date: CivilDate, today: CivilDate): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
}
