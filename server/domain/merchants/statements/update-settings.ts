import type { Ctx, Tx } from "@/server/kernel/types";

export async function lockTimezone(ctx: Ctx, tx: Tx): Promise<{ timezone: string }[]> {
  return tx.$queryRaw<{ timezone: string }[]>`
    SELECT timezone FROM merchant WHERE id = ${ctx.merchant.id} FOR NO KEY UPDATE`;
}
