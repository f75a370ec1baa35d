/** When a failed charge is tried again, and with which card (Spec, "Retries and a second card"). */
import { addSeconds } from "@/server/kernel/time";

/** Seconds between hourly retries, counted from the known failure (Spec, "Subscription rules" 7). */
const RETRY_SECONDS = 3600;

const DAY_SECONDS = 86_400;

/**
 * When a cycle is charged again after attempt `number` (1, 2, 3 …) failed at `failedAt`.
 * @param days days after the first failure, ascending; empty for hourly retries
 */
export function retryAt(days: readonly number[], number: number, failedAt: Date): Date {
  const day = days[number - 1];
  if (day === undefined) return addSeconds(failedAt, RETRY_SECONDS);
  return addSeconds(failedAt, (day - (days[number - 2] ?? 0)) * DAY_SECONDS);
}

/** True if the next attempt uses the second card: every second attempt does. */
export function usesBackup(made: number): boolean {
  return made % 2 === 1;
}
