/** Lets the resolver ask again, later than last time. */

import { laterInquiryAt } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";

/**
 * Counts one inquiry without an answer; does nothing if the attempt has been decided. What waits for a person
 * is asked about once a day.
 * @param attempt.askAfterSeconds what the gateway asked to wait, if that is longer
 */
export async function postponeInquiry(
  ctx: Ctx,
  attempt: {
    readonly id: string;
    readonly inquiries: number;
    readonly parkedAt: Date | null;
    readonly askAfterSeconds?: number | null;
  },
): Promise<void> {
  await ctx.db.attempt.updateMany({
    where: { id: attempt.id, merchantId: ctx.merchant.id, inquireAt: { not: null } },
    data: { inquireAt: laterInquiryAt(ctx.now(), attempt), inquiries: { increment: 1 } },
  });
}
