/** Calendar months in the merchant's time zone, such as `2027-01`. */
import { addDays, addMonths, type CivilDate, parseCivilDate } from "@/server/kernel/time";
import { hasFigures, type Span } from "./span";

export function parseMonth(text: string): Span | null {
  const from = /^\d{4}-\d{2}$/.test(text) ? parseCivilDate(`${text}-01`) : null;
  return from === null || !hasFigures(from) ? null : spanFrom(from);
}

export function monthOf(day: CivilDate): Span {
  return spanFrom(`${day.slice(0, 8)}01` as CivilDate);
}

export function monthName({ from }: Span): string {
  return from.slice(0, 7);
}

export function monthAfter({ from }: Span, months: number): Span {
  return spanFrom(addMonths(from, months));
}

export function isClosed({ to }: Span, today: CivilDate): boolean {
  return to < today;
}

function spanFrom(from: CivilDate): Span {
  return { from, to: addDays(addMonths(from, 1), -1) };
}
