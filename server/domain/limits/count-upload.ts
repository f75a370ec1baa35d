import { RateLimited } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { secondsLeft, windowStart } from "./core/rate";
import { addToCounter } from "./statements/rate-counter";

const WINDOW_SECONDS = 3_600;
const MOST_UPLOADS = 20;

/**
 * Counts the merchant's logos and icons by the hour of real time. One statement, outside any transaction.
 * @throws {RateLimited} from the 21st of the hour on
 */
export async function countUpload(ctx: Ctx): Promise<void> {
  const now = ctx.realNow();
  const start = windowStart(WINDOW_SECONDS, now);
  const count = await addToCounter(ctx, { caller: `images:${ctx.merchant.id}`, kind: "upload", start });
  if (count > MOST_UPLOADS) throw new RateLimited(secondsLeft(WINDOW_SECONDS, now));
}
