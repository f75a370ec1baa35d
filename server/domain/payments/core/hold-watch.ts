/** Decides when the end of a reservation is checked (Spec, "Ends of reservations"). */
import { addSeconds } from "@/server/kernel/time";

const DAY_SECONDS = 86_400;
/** Seconds after a reservation's end in which the gateway may still release it. */
const GRACE_SECONDS = 60;
const RETRY_SECONDS = 3_600;

type ReservedCharge = {
  readonly startedAt: Date | null;
  readonly pageExpiresAt: Date | null;
  readonly paidAt: Date | null;
};

/** A reservation's end, `days` after the payment or, if its time is unknown, after the gateway page's end. */
export function endAfterDays(now: Date, charge: ReservedCharge, days: number): Date {
  const { startedAt, pageExpiresAt, paidAt } = charge;
  const times = [now, pageExpiresAt ?? startedAt ?? now, paidAt ?? now].map((time) => time.getTime());
  const from = new Date(Math.max(Math.min(...times), startedAt?.getTime() ?? 0));
  return addSeconds(from, days * DAY_SECONDS);
}

/** The first check of a reservation: a day before its end, or at its end if that is less than a day away. */
export function firstWatchAt(now: Date, captureBefore: Date): Date {
  return isEnding(now, captureBefore) ? endWatchAt(captureBefore) : addSeconds(captureBefore, -DAY_SECONDS);
}

export function isEnding(now: Date, captureBefore: Date): boolean {
  return now >= addSeconds(captureBefore, -DAY_SECONDS);
}

export function endWatchAt(captureBefore: Date): Date {
  return addSeconds(captureBefore, GRACE_SECONDS);
}

export function nextWatchAt(now: Date, captureBefore: Date): Date {
  return addSeconds(now, isLongOver(now, captureBefore) ? DAY_SECONDS : RETRY_SECONDS);
}

export function isLongOver(now: Date, captureBefore: Date): boolean {
  return now >= addSeconds(captureBefore, DAY_SECONDS);
}
