import { addDays, type CivilDate, parseCivilDate, startOfDay } from "@/server/kernel/time";

export type Span = { readonly from: CivilDate; readonly to: CivilDate };

export const RANGES = ["today", "7-days", "30-days", "this-month"] as const;
export type NamedRange = (typeof RANGES)[number];

const MOST_DAYS = 366;

export function namedSpan(range: NamedRange, today: CivilDate): Span {
  switch (range) {
    case "today":
      return { from: today, to: today };
    case "7-days":
      return { from: addDays(today, -6), to: today };
    case "30-days":
      return { from: addDays(today, -29), to: today };
    case "this-month":
      return { from: `${today.slice(0, 8)}01` as CivilDate, to: today };
  }
}

/** False where a day before or after may not exist. */
export function hasFigures(day: CivilDate): boolean {
  return day >= "1970-01-01" && day < "9999-01-01";
}

/** The range between two days given as texts; null if they are invalid or too far apart. */
export function spanBetween(from: string, to: string): Span | null {
  const span = { from: parseCivilDate(from), to: parseCivilDate(to) };
  if (span.from === null || span.to === null || span.to < span.from || !hasFigures(span.from)) return null;
  return addDays(span.from, MOST_DAYS - 1) < span.to ? null : { from: span.from, to: span.to };
}

export function daysOf({ from, to }: Span): readonly CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export function spanBefore(span: Span): Span {
  return { from: addDays(span.from, -daysOf(span).length), to: addDays(span.from, -1) };
}

export function instantsOf({ from, to }: Span, zone: string): { readonly start: Date; readonly end: Date } {
  return { start: startOfDay(from, zone), end: startOfDay(addDays(to, 1), zone) };
}
