/** When a request is sent again, and after how long. Pure: time and chance are arguments. */
import { ConflictError, ConnectionError, RateLimitError, type SarrafError, ServiceError } from "../errors";

/**
 * What may be done twice. `always`: asking, or changing to a state that is named. `keyed`: the request has a
 * key under which the service does it once. `never`: whoever repeats it may do it twice.
 */
export type Repeatability = "always" | "keyed" | "never";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** Whoever is asked to wait longer is told so instead. */
const MOST_PATIENCE_MS = 60_000;

/** The request that failed. */
export type FailedTry = {
  readonly repeatability: Repeatability;
  /** How often it was sent before this try. */
  readonly before: number;
  readonly maxRetries: number;
};

/**
 * Milliseconds to wait before the request is sent again; null if it must not be.
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
  // Nothing was done: it was refused before anybody looked at it, or never arrived.
  if (error instanceof RateLimitError || (error instanceof ConnectionError && error.isUnsent)) return true;
  if (repeatability === "never") return false;
  // The try before this one is still at work under the key.
  if (error instanceof ConflictError) return repeatability === "keyed" && before > 0;
  if (error instanceof ConnectionError) return true;
  return error instanceof ServiceError && (error.status ?? 0) >= 500;
}

/** The seconds of a `Retry-After`: a number, or a date. @param now milliseconds since 1970 */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1_000));
}
