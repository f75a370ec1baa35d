/** Decides when to retry a request and after which delay. Pure: time and randomness are arguments. */
import { ConflictError, ConnectionError, RateLimitError, type SarrafError, ServiceError } from "../errors";

/**
 * Whether a retry is safe. `always`: a read, or a change that has the same result each time. `keyed`: an
 * idempotency key makes the service execute the request once. `never`: a retry might execute it twice.
 */
export type Repeatability = "always" | "keyed" | "never";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** Longest accepted `Retry-After` in milliseconds; after a longer one the call fails at once. */
const MOST_PATIENCE_MS = 60_000;

export type FailedTry = {
  readonly repeatability: Repeatability;
  /** Number of earlier attempts to send the request. */
  readonly before: number;
  readonly maxRetries: number;
};

/**
 * Milliseconds to wait before the retry; null for no retry.
 * @param random from 0 to 1
 */
export function waitBeforeRepeat(error: SarrafError, tried: FailedTry, random: number): number | null {
  if (tried.before >= tried.maxRetries || !mayRepeat(error, tried)) return null;
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tried.before);
  const wait = longest / 2 + (longest / 2) * random;
  const asked = (error.retryAfterSeconds ?? 0) * 1_000;
  return asked > MOST_PATIENCE_MS ? null : Math.max(wait, asked);
}

function mayRepeat(error: SarrafError, { repeatability, before }: FailedTry): boolean {
  // A request that was refused before processing, or never arrived, can be retried safely.
  if (error instanceof RateLimitError || (error instanceof ConnectionError && error.isUnsent)) return true;
  if (repeatability === "never") return false;
  // The previous attempt of the request is still running under the same idempotency key.
  if (error instanceof ConflictError) return repeatability === "keyed" && before > 0;
  if (error instanceof ConnectionError) return true;
  return error instanceof ServiceError && (error.status ?? 0) >= 500;
}

/**
 * Parses `Retry-After`, a number of seconds or a date, into seconds.
 * @param now milliseconds since 1970
 */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1_000));
}
