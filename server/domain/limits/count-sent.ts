import type { Ctx } from "@/server/kernel/types";
import { countWithin } from "./count-within";

type Sent = { readonly what: string; readonly seconds: number; readonly most: number };

/**
 * Counts mails that a user of the console asks for.
 * @throws {RateLimited} above `most` of the merchant's `what` in a window of `seconds`
 */
export function countSent(ctx: Ctx, { what, seconds, most }: Sent): Promise<void> {
  return countWithin(ctx, { caller: `sent:${ctx.merchant.id}:${what}`, kind: "mail", seconds, most });
}
