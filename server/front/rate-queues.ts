import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type BucketRule, buckets } from "./buckets";

export type QueueRule = BucketRule & { readonly mostWaiting: number };

export type QueuedRequest = {
  readonly rule: QueueRule;
  readonly cost: number;
  readonly response: ServerResponse;
};

type Queue = { last: Promise<void>; waiting: number };

/**
 * Delays requests until their caller's rate allows them; those of disconnected clients leave the queue.
 * Returns false, and starts nothing, if too many requests of the caller wait.
 */
export function rateQueues(): (caller: string, queued: QueuedRequest, start: () => void) => boolean {
  const levels = buckets();
  const queues = new Map<string, Queue>();
  const take = (caller: string, { rule, cost }: QueuedRequest): number =>
    levels.take(caller, rule, Math.min(cost, rule.size));
  const untilAllowed = async (caller: string, queued: QueuedRequest): Promise<void> => {
    while (!queued.response.destroyed) {
      const wait = take(caller, queued);
      if (wait === 0) return;
      await sleep(wait, undefined, { ref: false });
    }
  };
  return (caller, queued, start) => {
    const known = queues.get(caller);
    if (known === undefined && take(caller, queued) === 0) {
      start();
      return true;
    }
    const queue = known ?? { last: Promise.resolve(), waiting: 0 };
    if (queue.waiting >= queued.rule.mostWaiting) return false;
    queue.waiting += 1;
    queue.last = queue.last
      .then(() => untilAllowed(caller, queued))
      .then(() => {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(caller);
        start();
      });
    queues.set(caller, queue);
    return true;
  };
}
