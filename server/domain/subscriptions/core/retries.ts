/** When a failed charge is tried again, and with which card (Spec, "Retries and a second card"). */
import { addLocalDays, addSeconds } from "@/server/kernel/time";

/** Seconds from a known failure to a retry without a later day (Spec, "Retries and a second card" 1). */
const RETRY_SECONDS = 3600;

/** `days` after `firstFailedAt`, ascending, in the merchant's zone; without days retries are hourly. */
type RetrySchedule = { readonly days: readonly number[]; readonly firstFailedAt: Date; readonly timezone: string };

/** When attempt `number` of a cycle (1, 2, 3 …), which failed at `failedAt`, is followed by the next. */
export function retryAt({ days, firstFailedAt, timezone }: RetrySchedule, number: number, failedAt: Date): Date {
  const day = days[number - 1];
  const at = day === undefined ? failedAt : addLocalDays(firstFailedAt, day, timezone);
  return at > failedAt ? at : addSeconds(failedAt, RETRY_SECONDS);
}

/** True if the next attempt uses the second card: every second attempt does. */
export function usesBackup(made: number): boolean {
  return made % 2 === 1;
}
