import type { Ctx } from "@/server/kernel/types";

export async function unnamedFiles(ctx: Ctx): Promise<{ files: number; bytes: number }> {
  const [row] = await ctx.db.$queryRaw<{ files: number; bytes: number }[]>`
    SELECT count(*)::int AS files, coalesce(sum(a.size), 0)::float8 AS bytes FROM attachment a
    WHERE a.merchant_id = ${ctx.merchant.id} AND a.check_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM payment_session s WHERE s.attachment_path = a.path)`;
  return row ?? { files: 0, bytes: 0 };
}
