/** Deletes counters and keys that no request will look at again. */
import type { SystemCtx } from "@/server/kernel/types";
import { KEPT_HOURS } from "./with-idempotency";

/** Older than the longest window, a day, by another day. */
const COUNTERS_KEPT_HOURS = 48;

/**
 * Deletes rate counters of past windows and Idempotency-Keys past their 24 hours; returns how many rows went.
 * Real time.
 */
export async function pruneCounters(system: SystemCtx): Promise<number> {
  const before = (hours: number): Date => new Date(system.realNow().getTime() - hours * 3_600_000);
  const counters = await system.db.rateCounter.deleteMany({
    where: { windowStart: { lt: before(COUNTERS_KEPT_HOURS) } },
  });
  const keys = await system.db.idempotencyKey.deleteMany({ where: { createdAt: { lt: before(KEPT_HOURS) } } });
  return counters.count + keys.count;
}
