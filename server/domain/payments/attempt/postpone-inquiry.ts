/** Lets the resolver ask again, later than last time. */
import { nextInquiryAt } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";

/** Counts one inquiry without an answer; does nothing if the attempt has been decided. */
export async function postponeInquiry(
  ctx: Ctx,
  attempt: { readonly id: string; readonly inquiries: number },
): Promise<void> {
  await ctx.db.attempt.updateMany({
    where: { id: attempt.id, merchantId: ctx.merchant.id, inquireAt: { not: null } },
    data: { inquireAt: nextInquiryAt(ctx.now(), attempt.inquiries), inquiries: { increment: 1 } },
  });
}
