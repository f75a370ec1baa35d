import { laterInquiryAt } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";

/**
 * Counts an inquiry without an answer and schedules the next at growing intervals; daily while a person's
 * decision is awaited. Does nothing if the attempt is settled.
 * @param attempt.askAfterSeconds the gateway's requested interval, if longer
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
