/**
 * Periods of reports: civil days, weeks, months and years in the merchant's time zone (Spec, "Report
 * periods").
 */
import {
  addDays,
  addMonths,
  addSeconds,
  type CivilDate,
  civilDateOf,
  startOfDay,
  startOfWeek,
} from "@/server/kernel/time";
import { INTERVALS, type Interval } from "./words";

export function interval(text: string): Interval {
  const found = INTERVALS.find((each) => each === text);
  if (found === undefined) throw new RangeError(`Unknown interval ${text}`);
  return found;
}

/**
 * Seconds after a period's end within which rows of the period may still be written (Spec, "Report periods").
 */
export const GRACE_SECONDS = 300;

export type Period = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly firstDay: CivilDate;
  readonly lastDay: CivilDate;
};

const MONTHS = { monthly: 1, yearly: 12 } as const;

function firstDayOf(interval: Interval, day: CivilDate): CivilDate {
  const [, month, date] = day.split("-").map(Number);
  switch (interval) {
    case "daily":
      return day;
    case "weekly":
      return startOfWeek(day);
    case "monthly":
      return addDays(day, 1 - (date ?? 1));
    case "yearly":
      return addMonths(addDays(day, 1 - (date ?? 1)), 1 - (month ?? 1));
  }
}

function dayAfter(interval: Interval, first: CivilDate): CivilDate {
  if (interval === "daily") return addDays(first, 1);
  return interval === "weekly" ? addDays(first, 7) : addMonths(first, MONTHS[interval]);
}

export function spanOfDays(firstDay: CivilDate, lastDay: CivilDate, zone: string): Period {
  return {
    startsAt: startOfDay(firstDay, zone),
    endsAt: startOfDay(addDays(lastDay, 1), zone),
    firstDay,
    lastDay,
  };
}

export function periodAt(interval: Interval, instant: Date, zone: string): Period {
  const first = firstDayOf(interval, civilDateOf(instant, zone));
  return spanOfDays(first, addDays(dayAfter(interval, first), -1), zone);
}

export function lastFinished(interval: Interval, now: Date, zone: string): Period {
  const { startsAt } = periodAt(interval, now, zone);
  return periodAt(interval, addSeconds(startsAt, -1), zone);
}

/**
 * The part of the period at `instant` that no report covers. After a change of the time zone it begins where
 * the last report ended, so that there is no gap or overlap.
 */
export function uncoveredPeriod(interval: Interval, at: { instant: Date; coveredTo: Date; zone: string }): Period {
  const period = periodAt(interval, at.instant, at.zone);
  return at.coveredTo > period.startsAt ? { ...period, startsAt: at.coveredTo } : period;
}

export function reportDueAt({ endsAt }: Pick<Period, "endsAt">): Date {
  return addSeconds(endsAt, GRACE_SECONDS);
}

const DAYS_KEPT = 90;

/**
 * When a report's file is removed: at the first start of a month at which it is 90 days old, so that a
 * month's files go together.
 */
export function removedAt(now: Date, zone: string): Date {
  const last = addDays(civilDateOf(now, zone), DAYS_KEPT);
  const { startsAt, endsAt } = periodAt("monthly", startOfDay(last, zone), zone);
  return startsAt.getTime() === startOfDay(last, zone).getTime() ? startsAt : endsAt;
}

/**
 * A report's name, such as `transactions_daily_2026-03-01`. If the report starts within its first day, the
 * name includes hour and minute in the zone.
 */
export function reportName(interval: Interval | "custom", period: Period, zone: string): string {
  const { firstDay, lastDay, startsAt } = period;
  const days: Record<Interval | "custom", string> = {
    daily: firstDay,
    weekly: `${firstDay}_${lastDay}`,
    monthly: firstDay.slice(0, 7),
    yearly: firstDay.slice(0, 4),
    custom: `${firstDay}_${lastDay}`,
  };
  return `transactions_${interval}_${days[interval]}${lateStart(startsAt, firstDay, zone)}`;
}

function lateStart(startsAt: Date, firstDay: CivilDate, zone: string): string {
  if (startsAt.getTime() <= startOfDay(firstDay, zone).getTime()) return "";
  const [hour, minute] = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  })
    .format(startsAt)
    .split(":");
  return `_from_${civilDateOf(startsAt, zone)}_${hour}${minute}`;
}
