const DAY_MS = 86_400_000;

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}

export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const next = addMonths(first, 1);
  const begins = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const weeks: string[][] = [];
  for (let week = begins; week < next; week = addDays(week, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(week, index)));
  return weeks;
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
