import type { Ctx, Tx } from "@/server/kernel/types";

export async function lockExpiredReport(
  ctx: Ctx,
  tx: Tx,
  reportId: string,
): Promise<{ status: string; fileKey: string }[]> {
  return tx.$queryRaw<{ status: string; fileKey: string }[]>`
    SELECT status, file_key AS "fileKey" FROM report
    WHERE id = ${reportId} AND merchant_id = ${ctx.merchant.id} AND file_key IS NOT NULL AND expires_at <= ${ctx.now()}
    FOR UPDATE`;
}
