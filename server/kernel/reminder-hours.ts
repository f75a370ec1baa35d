/** Reminders are sent between 09:00 and 21:00 of the merchant's time zone (Spec, "Subscription mails"). */
import { Temporal } from "temporal-polyfill";
import type { CivilDate } from "./time";

const FIRST_HOUR = 9;
const END_HOUR = 21;

/**
 * The instant at which a reminder of `day` is due.
 * @param zone IANA time zone
 */
export function reminderTime(day: CivilDate, zone: string): Date {
  const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: { hour: FIRST_HOUR } });
  return new Date(at.epochMilliseconds);
}

/** The instant `at` if reminders may be sent then, otherwise the next instant at which they may be sent. */
export function reminderHourFrom(at: Date, zone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  if (local.hour >= FIRST_HOUR && local.hour < END_HOUR) return at;
  const day = local.toPlainDate().add({ days: local.hour < FIRST_HOUR ? 0 : 1 });
  return reminderTime(day.toString() as CivilDate, zone);
}
