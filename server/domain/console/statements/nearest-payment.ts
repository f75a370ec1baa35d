import type { Ctx } from "@/server/kernel/types";
import { firstSql } from "./first-payments";
import { filterSql, type PaymentValues, viewSql } from "./payment-query";

export async function hasPayment(ctx: Ctx, values: PaymentValues, id: string): Promise<boolean> {
  const rows = await ctx.db.$queryRaw<unknown[]>`
    SELECT FROM payment_session s WHERE s.id = ${id} AND ${filterSql(ctx, values)} AND ${viewSql(values.view ?? "all")}`;
  return rows.length > 0;
}

export async function nearest(ctx: Ctx, values: PaymentValues, count: number): Promise<readonly string[]> {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`${firstSql(ctx, values, count)}`;
  return rows.map(({ id }) => id);
}
