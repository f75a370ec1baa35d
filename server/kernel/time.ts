/** Civil dates for billing, instants for all else. Nothing in this file reads a clock. */
import { Temporal } from "temporal-polyfill";

export type CivilDate = string & { readonly civilDate: unique symbol };

const SECONDS_PER_DAY = 86_400;

const FIRST_INSTANT = Date.parse("0001-01-01T00:00:00Z");
const LAST_INSTANT = Date.parse("9999-12-31T23:59:59.999Z");

/** The nearest instant that the database stores. */
export function storable(epochMilliseconds: number): Date {
  return new Date(Math.min(Math.max(epochMilliseconds, FIRST_INSTANT), LAST_INSTANT));
}

/** Parses a date from the year 0001 on, as in the database; null if the day does not exist. */
export function parseCivilDate(text: string): CivilDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith("0000")) return null;
  try {
    return civil(Temporal.PlainDate.from(text, { overflow: "reject" }));
  } catch {
    return null;
  }
}

function civil(date: Temporal.PlainDate): CivilDate {
  return date.toString() as CivilDate;
}

/** True for IANA time zones that this runtime knows; an offset such as `+03:00` is not a zone. */
export function isTimeZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export function civilDateOf(instant: Date, zone: string): CivilDate {
  return civil(Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDate());
}

/**
 * The day's first instant: midnight or, if clocks skip it, the first instant after it; the nearest that is
 * {@link storable}.
 */
export function startOfDay(date: CivilDate, zone: string): Date {
  const { epochMilliseconds } = Temporal.PlainDate.from(date).toZonedDateTime(zone);
  return storable(epochMilliseconds);
}

/** The time zone's offset from UTC in milliseconds; negative west of Greenwich. */
export function offsetAt(instant: Date, zone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return civil(Temporal.PlainDate.from(date).add({ days }));
}

/** The same time of day in the time zone, `days` later. */
export function addLocalDays(instant: Date, days: number, zone: string): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  return new Date(start.add({ days }).epochMilliseconds);
}

export function addMonths(date: CivilDate, months: number): CivilDate {
  return civil(Temporal.PlainDate.from(date).add({ months }, { overflow: "constrain" }));
}

export function startOfWeek(date: CivilDate): CivilDate {
  return addDays(date, -(Temporal.PlainDate.from(date).dayOfWeek % 7));
}

export function addSeconds(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

/**
 * Parses `HH:MM:SS` (hours unbounded) or `D HH:MM:SS` to seconds, or null (Spec, "Session requests" 1 to 8).
 */
export function parseLifetime(text: string): number | null {
  const match = /^(?:(\d{1,4}) )?(\d{1,6}):([0-5]\d):([0-5]\d)$/.exec(text);
  if (!match) return null;
  const [, days, hours, minutes, seconds] = match;
  if (days !== undefined && Number(hours) > 23) return null;
  return Number(days ?? 0) * SECONDS_PER_DAY + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Formats seconds as `HH:MM:SS` with unbounded hours (Spec, "Session requests" 1 to 8). */
export function formatLifetime(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
}

/** Formats the instant as `YYYY-MM-DD HH:MM:SS` in UTC, as in `timestamp_utc` of webhooks. */
export function timestampUtc(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace("T", " ");
}

/** Parses an ISO 8601 instant with an offset; null for any other text. */
export function parseInstant(text: string): Date | null {
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    return null;
  }
}

/**
 * Adds an ISO 8601 duration such as `P1M` or `PT90M`, calendar units in `zone`; null if it is not positive.
 */
export function addIsoDuration(instant: Date, duration: string, zone: string): Date | null {
  try {
    const span = Temporal.Duration.from(duration);
    if (span.sign <= 0) return null;
    const start = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
    return new Date(start.add(span).epochMilliseconds);
  } catch {
    return null;
  }
}
