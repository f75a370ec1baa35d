import { RateLimited } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { secondsLeft, windowStart } from "./core/rate";
import { addToCounter, type CountedEvent } from "./statements/rate-counter";

type Window = Omit<CountedEvent, "start"> & { readonly seconds: number; readonly most: number };

/**
 * Counts an event in fixed windows of real time, outside any transaction.
 * @throws {RateLimited} above `most` events
 */
export async function countWithin(
  system: Pick<SystemCtx, "db" | "realNow">,
  { caller, kind, seconds, most }: Window,
): Promise<void> {
  const now = system.realNow();
  const count = await addToCounter(system, { caller, kind, start: windowStart(seconds, now) });
  if (count > most) throw new RateLimited(secondsLeft(seconds, now));
}
