/** When a failed charge is tried again, and with which card (Spec, "Retries and a second card"). */
import { addLocalDays, addSeconds } from "@/server/kernel/time";

/** Seconds between hourly retries, counted from the known failure (Spec, "Subscription rules" 7). */
const RETRY_SECONDS = 3600;

/** `days` after `firstFailedAt`, ascending, in the merchant's zone; without days retries are hourly. */
type RetrySchedule = { readonly days: readonly number[]; readonly firstFailedAt: Date; readonly timezone: string };

/** When attempt `number` of a cycle (1, 2, 3 …), which failed at `failedAt`, is followed by the next. */
export function retryAt({ days, firstFailedAt, timezone }: RetrySchedule, number: number, failedAt: Date): Date {
  const day = days[number - 1];
  if (day === undefined) return addSeconds(failedAt, RETRY_SECONDS);
  const at = addLocalDays(firstFailedAt, day, timezone);
  return at > failedAt ? at : failedAt;
}

/** True if the next attempt uses the second card: every second attempt does. */
export function usesBackup(made: number): boolean {
  return made % 2 === 1;
}
