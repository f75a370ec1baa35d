import type { SystemCtx } from "@/server/kernel/types";
import { KEPT_HOURS } from "./with-idempotency";

/** Hours for which counters are kept: the longest window, a day, and another day. */
const COUNTERS_KEPT_HOURS = 48;

/**
 * Hours for which restricted keys' spending is kept: a merchant's day may begin or end 14 hours from UTC's,
 * and a test clock is never behind real time.
 */
const SPENDING_KEPT_HOURS = 72;

/** Hours without a sign-in after which a browser or address counts as new. */
const PLACES_KEPT_HOURS = 400 * 24;

/**
 * Deletes rate counters and password failures of past windows, sums of restricted keys of past days, unused
 * sign-in browsers and addresses, and Idempotency-Keys older than 24 hours, all in real time.
 */
export async function pruneCounters(system: SystemCtx): Promise<number> {
  const before = (hours: number): Date => new Date(system.realNow().getTime() - hours * 3_600_000);
  const counters = await system.db.rateCounter.deleteMany({
    where: { windowStart: { lt: before(COUNTERS_KEPT_HOURS) } },
  });
  const failures = await system.db.passwordAttempt.deleteMany({
    where: { since: { lt: before(COUNTERS_KEPT_HOURS) } },
  });
  const spendings = await system.db.keySpending.deleteMany({ where: { day: { lt: before(SPENDING_KEPT_HOURS) } } });
  const places = await system.db.signInPlace.deleteMany({ where: { seenAt: { lt: before(PLACES_KEPT_HOURS) } } });
  const keys = await system.db.idempotencyKey.deleteMany({ where: { createdAt: { lt: before(KEPT_HOURS) } } });
  return [counters, failures, spendings, places, keys].reduce((sum, { count }) => sum + count, 0);
}
