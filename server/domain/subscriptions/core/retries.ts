/** Decides when a failed charge is retried, and with which card (Spec, "Retries and a second card"). */
import { addLocalDays, addSeconds } from "@/server/kernel/time";

/** Seconds from a known failure to an hourly retry (Spec, "Retries and a second card" 1). */
const RETRY_SECONDS = 3600;

/**
 * Retries are `days` (ascending) after `firstFailedAt` in the merchant's time zone; without `days` they are
 * hourly.
 */
type RetrySchedule = { readonly days: readonly number[]; readonly firstFailedAt: Date; readonly timezone: string };

/** Returns when a cycle is tried again after its attempt `number` (from 1) failed at `failedAt`. */
export function retryAt({ days, firstFailedAt, timezone }: RetrySchedule, number: number, failedAt: Date): Date {
  const day = days[number - 1];
  const at = day === undefined ? failedAt : addLocalDays(firstFailedAt, day, timezone);
  return at > failedAt ? at : addSeconds(failedAt, RETRY_SECONDS);
}

/**
 * @param isPreferred true if declines forbid further charges of the active card but not of the second card
 */
export function usesBackup(made: number, isPreferred: boolean): boolean {
  return isPreferred || made % 2 === 1;
}
