import type { ConsoleCtx } from "@/server/domain/merchants";
import { type PaymentFileLine, paymentFileLine } from "./payment-file";

const MOST_SHOWN = 50;

export async function listPaymentFiles(ctx: ConsoleCtx): Promise<readonly PaymentFileLine[]> {
  const rows = await ctx.db.paymentFile.findMany({
    where: { merchantId: ctx.merchant.id, userId: ctx.actor.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_SHOWN,
  });
  return rows.map((row) => paymentFileLine(ctx, row));
}
