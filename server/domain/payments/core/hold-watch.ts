/** When a reservation is looked after (Spec, "Ends of reservations"). Pure. */
import { addSeconds } from "@/server/kernel/time";

const DAY_SECONDS = 86_400;
/** Seconds after its end in which a gateway may still release a reservation. */
const GRACE_SECONDS = 60;
const RETRY_SECONDS = 3_600;

/** A day before the reservation ends, or at its end if that is nearer. */
export function firstWatchAt(now: Date, captureBefore: Date): Date {
  return isEnding(now, captureBefore) ? endWatchAt(captureBefore) : addSeconds(captureBefore, -DAY_SECONDS);
}

/** True from a day before the reservation ends. */
export function isEnding(now: Date, captureBefore: Date): boolean {
  return now >= addSeconds(captureBefore, -DAY_SECONDS);
}

export function endWatchAt(captureBefore: Date): Date {
  return addSeconds(captureBefore, GRACE_SECONDS);
}

/** Hourly for a day after the end, then daily. */
export function nextWatchAt(now: Date, captureBefore: Date): Date {
  return addSeconds(now, isLongOver(now, captureBefore) ? DAY_SECONDS : RETRY_SECONDS);
}

/** True if the gateway has not told for a day how the reservation ended. */
export function isLongOver(now: Date, captureBefore: Date): boolean {
  return now >= addSeconds(captureBefore, DAY_SECONDS);
}
