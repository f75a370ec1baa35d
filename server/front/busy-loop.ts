import { performance } from "node:perf_hooks";

const WINDOW_MS = 100;
const MOST_UTILIZATION = 0.5;

/** Whether the event loop was busy for most of the time since the last look, at least 100 ms ago. */
export function busyLoop(): () => boolean {
  let last = performance.eventLoopUtilization();
  let endsAt = performance.now() + WINDOW_MS;
  let isBusy = false;
  return () => {
    const now = performance.now();
    if (now < endsAt) return isBusy;
    endsAt = now + WINDOW_MS;
    const next = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(next, last).utilization > MOST_UTILIZATION;
    last = next;
    return isBusy;
  };
}
