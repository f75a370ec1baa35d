import { z } from "zod";
import { addDays, type CivilDate, parseCivilDate, startOfDay } from "./time";
import { type Field, field, instant } from "./wire";

/**
 * One end of a time range: an instant, or a day, which is included as a whole; `next` is the following day.
 */
export type RangeEnd =
  | { readonly kind: "instant"; readonly instant: Date }
  | { readonly kind: "day"; readonly day: CivilDate; readonly next: CivilDate };

const DAY = /^(19|20|21)\d\d-/;

const RANGE_END = {
  type: "string",
  description: "A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset.",
};

/** Reads one end of a time range: `YYYY-MM-DD`, or ISO 8601 with an offset. */
export function rangeEnd(): Field<RangeEnd> {
  const moment = instant();
  return field((value) => value, RANGE_END).transform((value, context): RangeEnd => {
    const day = dayBound(value);
    if (day !== null) return day;
    const result = moment.safeParse(value);
    if (result.success) return { kind: "instant", instant: result.data };
    for (const { message } of result.error.issues) context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

function dayBound(value: unknown): RangeEnd | null {
  const day = typeof value === "string" && DAY.test(value) ? parseCivilDate(value) : null;
  return day === null ? null : { kind: "day", day, next: addDays(day, 1) };
}

/** @param zone IANA time zone of the days */
export function rangeStart(bound: RangeEnd, zone: string): Date {
  return bound.kind === "day" ? startOfDay(bound.day, zone) : bound.instant;
}

/** True if the range ends before it begins; lists are then empty (Spec, "HTTP requests" 15). */
export function isReversed(from: RangeEnd, to: RangeEnd, zone: string): boolean {
  const start = rangeStart(from, zone);
  return to.kind === "day" ? startOfDay(to.next, zone) <= start : to.instant < start;
}
