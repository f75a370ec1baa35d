/**
 * Computes the days on which a subscription is charged (Spec, "Subscription rules" 6, "Creating and billing
 * subscriptions"), always from the first date, never from the previous one.
 */
import { addMonths, type CivilDate } from "@/server/kernel/time";
import { FREQUENCIES, type Frequency } from "./words";

/** A subscription's schedule. Civil dates are in the merchant's time zone. */
export type Plan = {
  readonly frequency: Frequency;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate | null;
  /** Maximum number of cycles, including the customer's first charge; null for no limit. */
  readonly totalCycles: number | null;
};

const MONTHS: Readonly<Record<Frequency, number>> = { monthly: 1, yearly: 12 };

export const PERIOD_TABLE = `(VALUES ${FREQUENCIES.map((each) => `('${each}', ${MONTHS[each]})`).join(", ")}) AS period (frequency, months)`;

/**
 * SQL of the monthly income from subscriptions `sub`: the sums of each frequency, divided by its months.
 * Trials and ended subscriptions do not count.
 */
export const MONTHLY_INCOME = FREQUENCIES.map(
  (each) =>
    `coalesce(sum(sub.recurring_amount) FILTER (WHERE sub.status IN ('active', 'past_due') AND sub.frequency = '${each}'), 0) / ${MONTHS[each]}`,
).join(" + ");

/** The date `k` periods after the first date; the last day of the month if the anchor day does not exist. */
export function scheduledDate(plan: Pick<Plan, "frequency" | "startDate">, k: number): CivilDate {
  return addMonths(plan.startDate, k * MONTHS[plan.frequency]);
}

export function firstOnOrAfter(plan: Pick<Plan, "frequency" | "startDate">, day: CivilDate): CivilDate {
  return first(plan, day, (date) => date >= day);
}

export function firstAfter(plan: Pick<Plan, "frequency" | "startDate">, day: CivilDate): CivilDate {
  return first(plan, day, (date) => date > day);
}

/**
 * The first scheduled date that `fits` accepts. The search starts one period before the month of `day`, so it
 * tries at most three dates.
 */
function first(
  plan: Pick<Plan, "frequency" | "startDate">,
  day: CivilDate,
  fits: (date: CivilDate) => boolean,
): CivilDate {
  const behind = Math.floor((monthOf(day) - monthOf(plan.startDate)) / MONTHS[plan.frequency]);
  for (let k = Math.max(0, behind); ; k += 1) {
    const date = scheduledDate(plan, k);
    if (fits(date)) return date;
  }
}

function monthOf(date: CivilDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

/**
 * True if the plan includes cycle `number` on `date`; a cycle on the plan's end date is billed (Spec,
 * "Creating and billing subscriptions").
 */
export function hasRoom(
  plan: Pick<Plan, "endDate" | "totalCycles">,
  { date, number }: { date: CivilDate; number: number },
): boolean {
  return (plan.endDate === null || date <= plan.endDate) && (plan.totalCycles === null || number <= plan.totalCycles);
}

/**
 * True after the plan's last day, when the subscription can no longer be set up (Spec, "The checkout of a
 * plan" 4 and 5).
 */
export function isPlanOver({ endDate }: Pick<Plan, "endDate">, today: CivilDate): boolean {
  return endDate !== null && today > endDate;
}
