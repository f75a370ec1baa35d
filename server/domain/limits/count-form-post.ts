import { RateLimited } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { secondsLeft, windowStart } from "./core/rate";
import { addToCounter } from "./statements/rate-counter";

const WINDOW_SECONDS = 60;
const MOST_POSTS = 30;

/**
 * Counts submits of a form by the minute of real time. One statement, outside any transaction.
 * @param to the id of the session or the merchant
 * @param most submits a minute
 * @throws {RateLimited} for more (Spec, "Session states" 9 and 10)
 */
export async function countFormPost(system: SystemCtx, to: string, most = MOST_POSTS): Promise<void> {
  const now = system.realNow();
  const start = windowStart(WINDOW_SECONDS, now);
  const count = await addToCounter(system, { caller: `session:${to}`, kind: "form_post", start });
  if (count > most) throw new RateLimited(secondsLeft(WINDOW_SECONDS, now));
}
