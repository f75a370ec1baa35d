import { Prisma } from "@/server/db/client";
import { claimFile } from "@/server/domain/reports/statements/leased-files";
import type { Ctx } from "@/server/kernel/types";
import { filterSql, type PaymentValues, viewSql } from "../../statements/payment-query";

type Columns = { userId: number; query: string; fields: string[]; types: string[]; name: string; language: string };

export function claimPaymentFile(ctx: Ctx, fileId: string) {
  const columns = Prisma.sql`user_id AS "userId", query, fields, types, name, language`;
  return claimFile<Columns>(ctx, fileId, { table: "payment_file", columns });
}

/**
 * True if the file would contain more than `most` payments.
 * @throws {Forbidden}
 */
export async function hasMorePayments(ctx: Ctx, values: PaymentValues, most: number): Promise<boolean> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM payment_session s
      WHERE ${filterSql(ctx, values)} AND ${viewSql(values.view ?? "all")}
      LIMIT ${most + 1}) matching`;
  return (row?.count ?? 0) > most;
}
