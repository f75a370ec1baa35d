/** Deletes what no request will read again. Every process does it, regardless of what drives its jobs. */
import { systemContext } from "@/server/context";
import { sweepAttachments } from "@/server/domain/attachments";
import { pruneCounters } from "@/server/domain/limits";

const HOUR_MS = 3_600_000;

/** Sweeps now and every hour. */
export function startHousekeeping(): { stop(): void } {
  const system = systemContext("housekeeping");
  const sweep = (): void => {
    pruneCounters(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Old rate counters and idempotency keys could not be deleted.");
    });
    sweepAttachments(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Files that nothing names could not be deleted.");
    });
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS).unref();
  return { stop: () => clearInterval(timer) };
}
