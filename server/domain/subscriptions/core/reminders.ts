/** When the customer is reminded of a charge (Spec, "Subscription rules" 9; decision §12). */
import { addDays, type CivilDate } from "../../../kernel/time";
import type { Frequency, Plan } from "./schedule";

/** Days before the charge, the earliest reminder first. */
const DAYS_BEFORE: Readonly<Record<Frequency, readonly number[]>> = { monthly: [2], yearly: [30, 10, 3] };

/** The day of the first reminder of a cycle dated `scheduledDate` that is not over on `today`; null where none is left. */
export function firstReminder(
  plan: Pick<Plan, "frequency">,
  scheduledDate: CivilDate,
  today: CivilDate,
): CivilDate | null {
  const days = DAYS_BEFORE[plan.frequency].map((before) => addDays(scheduledDate, -before));
  return days.find((day) => day >= today) ?? null;
}
