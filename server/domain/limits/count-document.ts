import { RateLimited } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { secondsLeft, windowStart } from "./core/rate";
import { addToCounter } from "./statements/rate-counter";

const WINDOW_SECONDS = 60;
export const MOST_DOCUMENTS = 30;

/**
 * Counts by the minute of real time. One statement, outside any transaction.
 * @throws {RateLimited} from the 31st request of the minute on
 */
export async function countDocument(system: SystemCtx, invoiceId: number): Promise<void> {
  const now = system.realNow();
  const start = windowStart(WINDOW_SECONDS, now);
  const count = await addToCounter(system, { caller: `invoice:${invoiceId}`, kind: "document", start });
  if (count > MOST_DOCUMENTS) throw new RateLimited(secondsLeft(WINDOW_SECONDS, now));
}
