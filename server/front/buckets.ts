import { forgetOldest } from "@/server/kernel/forget-oldest";

/** A token bucket: `size` requests at once, then `perSecond` requests per second. */
export type BucketRule = { readonly size: number; readonly perSecond: number };

/**
 * Maximum number of remembered callers. Beyond it the least recently seen caller is forgotten, which refills
 * that caller's bucket.
 */
const MOST_CALLERS = 20_000;

export type Buckets = {
  /**
   * Takes the cost from the caller's bucket and returns 0, or takes nothing and returns the milliseconds to
   * wait.
   */
  take(caller: string, rule: BucketRule, cost: number): number;
};

export function buckets(now: () => number = () => performance.now()): Buckets {
  const levels = new Map<string, { readonly level: number; readonly at: number }>();
  return {
    take(caller, { size, perSecond }, cost) {
      const at = now();
      const last = levels.get(caller) ?? { level: size, at };
      const level = Math.min(size, last.level + ((at - last.at) * perSecond) / 1_000);
      const isEnough = level >= cost;
      levels.delete(caller);
      levels.set(caller, { level: isEnough ? level - cost : level, at });
      forgetOldest(levels, MOST_CALLERS);
      return isEnough ? 0 : ((cost - level) * 1_000) / perSecond;
    },
  };
}
