/** The calendar of the billing model, which counts days without the tested code. */

export type ModelPlan = {
  readonly frequency: "monthly" | "yearly";
  /** `YYYY-MM-DD`. */
  readonly start: string;
  readonly end: string | null;
  readonly totalCycles: number | null;
  readonly firstAmount: number;
  readonly recurringAmount: number;
  readonly retryCount: number;
  /** Days from the first failed attempt to each retry; null for hourly retries. */
  readonly retryDays: readonly number[] | null;
};

export const HOURS = 24;

/** The first hour of a civil date. */
export function hourOf(date: string, hour = 0): number {
  return Date.parse(`${date}T00:00:00Z`) / 3_600_000 + hour;
}

/** The civil date that contains an hour. */
export function dateOf(hour: number): string {
  return new Date(Math.floor(hour / HOURS) * HOURS * 3_600_000).toISOString().slice(0, 10);
}

/** The plan's dates in order, computed from year, month and day. */
function* datesOf({ frequency, start }: ModelPlan): Generator<string> {
  const [year = 0, month = 0, anchor = 0] = start.split("-").map(Number);
  const period = frequency === "monthly" ? 1 : 12;
  for (let months = year * 12 + month - 1; ; months += period) {
    const [y, m] = [Math.floor(months / 12), (months % 12) + 1];
    const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
    const length = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0;
    yield `${y}-${String(m).padStart(2, "0")}-${String(Math.min(anchor, length)).padStart(2, "0")}`;
  }
}

export function firstDate(plan: ModelPlan, fits: (date: string) => boolean): string {
  for (const date of datesOf(plan)) if (fits(date)) return date;
  throw new Error("unreachable");
}

export type ModelCycle = {
  number: number;
  type: "cit" | "mit";
  date: string;
  status: string;
  attempts: number;
  amount: number;
  /** True if a pause prevents the cycle's charge. */
  held: boolean;
};

/** The first day without charges, and the first day with charges again. */
export type ModelPause = { readonly on: string; readonly until: string | null; readonly begun: boolean };

/** The hour at which the pause next begins or ends as planned. */
export function turnOf({ end }: ModelPlan, pause: ModelPause | null): number | null {
  if (pause === null) return null;
  const { on, until, begun } = pause;
  if (!begun) return hourOf(on);
  const over = end === null ? null : hourOf(end, HOURS);
  if (until === null) return over;
  return over === null ? hourOf(until) : Math.min(hourOf(until), over);
}

/**
 * The hour of the next try after `made` tries: on its planned day after the first failure, or in an hour if
 * that day has passed.
 */
export function nextTry({ retryDays }: ModelPlan, made: number, at: { first: number; now: number }): number {
  const hour = at.first + (retryDays?.[made - 1] ?? 0) * HOURS;
  return hour > at.now ? hour : at.now + 1;
}

export function reminderDays({ frequency }: ModelPlan, { date, amount }: ModelCycle): string[] {
  if (amount === 0) return [];
  const before = frequency === "monthly" ? [2] : [30, 10, 3];
  return before.map((days) => dateOf(hourOf(date) - days * HOURS));
}

export function hasRoom({ end, totalCycles }: ModelPlan, number: number, date: string): boolean {
  return (end === null || date <= end) && (totalCycles === null || number <= totalCycles);
}

export function isSkipped(pause: Pick<ModelPause, "on" | "until"> | null, date: string): boolean {
  return pause !== null && date >= pause.on && (pause.until === null || date < pause.until);
}
