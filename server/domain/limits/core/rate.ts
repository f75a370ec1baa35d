/**
 * Rate limits: fixed windows of real UTC time per caller (Spec, "Limits", "Rate limits and repeated
 * requests").
 */
import { RateLimited } from "@/server/kernel/errors";

/** Utility endpoints and report downloads have a separate counter besides the general one. */
export type RateClass = "general" | "utility" | "reports";

/**
 * Names of counters. `public` counts per minute, public key and address, besides the daily counter `general`.
 */
export type Counter = RateClass | "public";

type Limit = { readonly requests: number; readonly windowSeconds: number };

export const LIMITS: Readonly<Record<Counter, Limit>> = {
  general: { requests: 90_000, windowSeconds: 86_400 },
  utility: { requests: 10, windowSeconds: 60 },
  reports: { requests: 25, windowSeconds: 3_600 },
  public: { requests: 600, windowSeconds: 60 },
};

export type Quota = {
  readonly rateClass: Counter | "failed_auth";
  readonly limit: number;
  readonly windowSeconds: number;
  readonly used: number;
  /** Seconds until the rate limit's window ends, at least 1. */
  readonly resetSeconds: number;
};

/** The counters that a request increments, always in the same order to avoid deadlocks. */
export function countersOf(rateClass: RateClass, isPublic = false): readonly Counter[] {
  const counters: Counter[] = isPublic ? ["general", "public"] : ["general"];
  return rateClass === "general" ? counters : [...counters, rateClass];
}

export function windowStart(windowSeconds: number, instant: Date): Date {
  const milliseconds = windowSeconds * 1000;
  return new Date(Math.floor(instant.getTime() / milliseconds) * milliseconds);
}

/** Whole seconds from an instant to the end of its window, at least 1. */
export function secondsLeft(windowSeconds: number, instant: Date): number {
  const end = windowStart(windowSeconds, instant).getTime() + windowSeconds * 1000;
  return Math.max(1, Math.ceil((end - instant.getTime()) / 1000));
}

export function windowOf(rateClass: Counter, instant: Date): Date {
  return windowStart(LIMITS[rateClass].windowSeconds, instant);
}

export function quota(rateClass: Counter, used: number, instant: Date): Quota {
  const { requests, windowSeconds } = LIMITS[rateClass];
  return { rateClass, limit: requests, windowSeconds, used, resetSeconds: secondsLeft(windowSeconds, instant) };
}

export function isExhausted(quotas: readonly Quota[]): boolean {
  return quotas.some((each) => each.used > each.limit);
}

/** @throws {RateLimited} with the longest wait of the exhausted counters */
export function enforce(quotas: readonly Quota[]): void {
  const waits = quotas.filter((each) => each.used > each.limit).map((each) => each.resetSeconds);
  if (waits.length > 0) throw new RateLimited(Math.max(...waits));
}
