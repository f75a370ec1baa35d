import type { Ctx } from "@/server/kernel/types";
import { filterSql, type PaymentValues, viewSql } from "./payment-query";

const MOST = 100;

/**
 * Counts payments created after `since` (merchant's clock), at most a hundred.
 * @throws {Forbidden}
 */
export async function countNewPayments(ctx: Ctx, values: PaymentValues, since: Date): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM payment_session s
      WHERE ${filterSql(ctx, values)} AND ${viewSql(values.view ?? "all")} AND s.created_at > ${since}
      LIMIT ${MOST}
    ) newer`;
  return row?.count ?? 0;
}
