/** Lets the resolver ask again, later than last time. */
import type { Ctx } from "../../kernel/types";
import { nextInquiryAt } from "./core/backoff";

/** Counts one fruitless inquiry; nothing happens when the attempt was decided meanwhile. */
export async function postponeInquiry(
  ctx: Ctx,
  attempt: { readonly id: string; readonly inquiries: number },
): Promise<void> {
  await ctx.db.attempt.updateMany({
    where: { id: attempt.id, merchantId: ctx.merchant.id, inquireAt: { not: null } },
    data: { inquireAt: nextInquiryAt(ctx.now(), attempt.inquiries), inquiries: { increment: 1 } },
  });
}
