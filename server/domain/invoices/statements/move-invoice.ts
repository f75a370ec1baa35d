import type { Ctx, Tx } from "@/server/kernel/types";

export async function lockInvoiceOfSession(
  ctx: Ctx,
  tx: Tx,
  sessionId: string,
): Promise<{ id: string; status: string }[]> {
  return tx.$queryRaw<{ id: string; status: string }[]>`
    SELECT id, status FROM invoice WHERE session_id = ${sessionId} AND merchant_id = ${ctx.merchant.id} FOR UPDATE`;
}
