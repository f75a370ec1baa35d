/** Reminders are sent at hours of the merchant's day from 09:00 to 21:00 (Spec, "Subscription mails"). */
import { Temporal } from "temporal-polyfill";
import type { CivilDate } from "./time";

const FIRST_HOUR = 9;
const END_HOUR = 21;

/** When a reminder of `day` is due in the IANA zone. */
export function reminderTime(day: CivilDate, zone: string): Date {
  const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: { hour: FIRST_HOUR } });
  return new Date(at.epochMilliseconds);
}

/** `at` if reminders may leave then, otherwise the next instant at which they may. */
export function reminderHourFrom(at: Date, zone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  if (local.hour >= FIRST_HOUR && local.hour < END_HOUR) return at;
  const day = local.toPlainDate().add({ days: local.hour < FIRST_HOUR ? 0 : 1 });
  return reminderTime(day.toString() as CivilDate, zone);
}
