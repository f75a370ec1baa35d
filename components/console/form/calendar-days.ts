/** Days as `YYYY-MM-DD`, without Temporal, whose polyfill is large. */

const DAY_MS = 86_400_000;

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}

/** False before 1900, because such years are mistyped, and in 9999, whose calendar needs the year 10000. */
export function hasCalendar(day: string): boolean {
  return day >= "1900-01-01" && day <= "9998-12-31";
}

function dateOf(year: number, month: number, date: number): Date {
  return new Date(new Date(0).setUTCFullYear(year, month, date));
}

export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = dateOf(year, month + months, 0).getUTCDate();
  return isoDay(dateOf(year, month - 1 + months, Math.min(date, last)));
}

export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const ahead = weekday(first);
  const [year = 0, month = 0] = day.split("-").map(Number);
  const days = ahead + dateOf(year, month, 0).getUTCDate();
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => addDays(first, week * 7 + index - ahead)),
  );
}

const STEPS: Readonly<Record<string, (day: string, ahead: number) => string>> = {
  ArrowRight: (day, ahead) => addDays(day, ahead),
  ArrowLeft: (day, ahead) => addDays(day, -ahead),
  ArrowDown: (day) => addDays(day, 7),
  ArrowUp: (day) => addDays(day, -7),
  PageDown: (day) => addMonths(day, 1),
  PageUp: (day) => addMonths(day, -1),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
};

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function dayAfterKey(key: string, day: string, isRightToLeft: boolean): string | null {
  return STEPS[key]?.(day, isRightToLeft ? -1 : 1) ?? null;
}
