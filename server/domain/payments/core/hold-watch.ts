/** When the end of a reservation is checked (Spec, "Ends of reservations"). Pure. */
import { addSeconds } from "@/server/kernel/time";

const DAY_SECONDS = 86_400;
/** Seconds after its end in which a gateway may still release a reservation. */
const GRACE_SECONDS = 60;
const RETRY_SECONDS = 3_600;

/** The first check: a day before the reservation ends, or at its end if less than a day is left. */
export function firstWatchAt(now: Date, captureBefore: Date): Date {
  return isEnding(now, captureBefore) ? endWatchAt(captureBefore) : addSeconds(captureBefore, -DAY_SECONDS);
}

export function isEnding(now: Date, captureBefore: Date): boolean {
  return now >= addSeconds(captureBefore, -DAY_SECONDS);
}

export function endWatchAt(captureBefore: Date): Date {
  return addSeconds(captureBefore, GRACE_SECONDS);
}

/** The next check: hourly for a day after the reservation's end, then daily. */
export function nextWatchAt(now: Date, captureBefore: Date): Date {
  return addSeconds(now, isLongOver(now, captureBefore) ? DAY_SECONDS : RETRY_SECONDS);
}

/** True if a reservation ended a day ago or earlier. */
export function isLongOver(now: Date, captureBefore: Date): boolean {
  return now >= addSeconds(captureBefore, DAY_SECONDS);
}
