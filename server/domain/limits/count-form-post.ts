/** Limits the forms that are posted to one session, or to one merchant's pages of the test tools. */
import { RateLimited } from "@/server/kernel/errors";
import { secondsLeft, windowStart } from "@/server/kernel/rate";
import type { SystemCtx } from "@/server/kernel/types";

const WINDOW_SECONDS = 60;
const MOST_POSTS = 30;

/**
 * Counts one form post in the present minute of real time. One statement, outside any transaction.
 * @param to the id of the session or of the merchant
 * @throws {RateLimited} the 31st and every later one of the minute (decision 0129)
 */
export async function countFormPost(system: SystemCtx, to: string): Promise<void> {
  const now = system.realNow();
  const [row] = await system.db.$queryRaw<{ count: number }[]>`
    INSERT INTO rate_counter (caller, class, window_start, count)
    VALUES (${`session:${to}`}, 'form_post', ${windowStart(WINDOW_SECONDS, now)}, 1)
    ON CONFLICT (caller, class, window_start) DO UPDATE SET count = rate_counter.count + 1
    RETURNING count`;
  if ((row?.count ?? 1) > MOST_POSTS) throw new RateLimited(secondsLeft(WINDOW_SECONDS, now));
}
