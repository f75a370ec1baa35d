/** Schedules retries of failed deliveries (Spec, "Webhook deliveries"). */
import { addSeconds } from "@/server/kernel/time";

const MINUTE = 60;
const HOUR = 3_600;

/** Seconds from each failed delivery to the next attempt. */
export const RETRY_WAITS: readonly number[] = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Random share of each wait, so that retries do not reach a recovered receiver all at once. */
const SPREAD = 0.2;

/** Maximum delay in seconds that a receiver can request: the schedule's longest wait. */
const LONGEST_RETRY_AFTER = 24 * HOUR;

export type Failure = {
  readonly attempts: number;
  readonly failedAt: Date;
  readonly random: number;
  readonly retryAfterSeconds: number | null;
};

/** When a failed delivery is tried again; null if no retry is left. `Retry-After` never shortens the wait. */
export function retryAt({ attempts, failedAt, random, retryAfterSeconds }: Failure): Date | null {
  const wait = RETRY_WAITS[attempts - 1];
  if (wait === undefined) return null;
  const spread = wait * (1 - SPREAD + 2 * SPREAD * random);
  return addSeconds(failedAt, Math.max(spread, Math.min(retryAfterSeconds ?? 0, LONGEST_RETRY_AFTER)));
}
