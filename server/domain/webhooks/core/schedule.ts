/** When a failed delivery is tried again (Spec, "Webhook deliveries"). */
import { addSeconds } from "@/server/kernel/time";

const MINUTE = 60;
const HOUR = 3_600;

/** Seconds from each failure to the next try. */
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

/**
 * The share by which a wait may be shorter or longer, so that a receiver that comes back is not met by all at
 * once.
 */
const SPREAD = 0.2;

/** No receiver can put a delivery off for longer than the schedule's own longest wait. */
const LONGEST_RETRY_AFTER = 24 * HOUR;

export type Failure = {
  /** Tries so far, this one included. */
  readonly attempts: number;
  /** On the merchant's clock. */
  readonly failedAt: Date;
  /** From 0 up to, not including, 1. */
  readonly random: number;
  /** What the receiver asked for, or null. */
  readonly retryAfterSeconds: number | null;
};

/**
 * When to try again, on the merchant's clock; null when no retry is left. A `Retry-After` never makes the
 * wait shorter.
 */
export function retryAt({ attempts, failedAt, random, retryAfterSeconds }: Failure): Date | null {
  const wait = RETRY_WAITS[attempts - 1];
  if (wait === undefined) return null;
  const spread = wait * (1 - SPREAD + 2 * SPREAD * random);
  return addSeconds(failedAt, Math.max(spread, Math.min(retryAfterSeconds ?? 0, LONGEST_RETRY_AFTER)));
}

/** The seconds of a `Retry-After` header in either of its forms; null if it is absent or malformed. */
export function retryAfterSeconds(header: string | null, realNow: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const date = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - realNow.getTime()) / 1000));
}
