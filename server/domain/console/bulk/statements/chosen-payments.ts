import { Prisma } from "@/server/db/client";
import { IS_HELD } from "@/server/domain/figures";
import { ofVisibleType } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";
import type { BulkKind } from "../../core/words";
import { filterSql, type PaymentValues, viewSql } from "../../statements/payment-query";

const POSSIBLE: Readonly<Record<BulkKind, Prisma.Sql>> = {
  capture: IS_HELD,
  refund: Prisma.sql`s.paid_amount > s.refunded_amount`,
  events: Prisma.sql`s.event_count > 0`,
  message: Prisma.sql`true`,
};

type FilterChoice = { readonly values: PaymentValues; readonly kind: BulkKind; readonly most: number };

export async function idsMatching(
  ctx: Ctx,
  { values, kind, most }: FilterChoice,
): Promise<{ readonly ids: readonly string[]; readonly chosen: number }> {
  const matching = Prisma.sql`${filterSql(ctx, values)} AND ${viewSql(values.view ?? "all")}`;
  const [[counted], rows] = await Promise.all([
    ctx.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM payment_session s WHERE ${matching}`,
    ctx.db.$queryRaw<{ id: string }[]>`
      SELECT s.id FROM payment_session s WHERE ${matching} AND ${POSSIBLE[kind]} AND s.deleted_at IS NULL
      ORDER BY s.created_at, s.id LIMIT ${most}`,
  ]);
  return { ids: rows.map(({ id }) => id), chosen: counted?.count ?? 0 };
}

export async function visibleIds(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  const isVisible = ofVisibleType(ctx.actor, Prisma.sql`s.type`);
  if (ids.length === 0) return [];
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT s.id FROM payment_session s
    WHERE s.id IN (${Prisma.join([...ids])}) AND s.merchant_id = ${ctx.merchant.id} AND s.deleted_at IS NULL AND ${isVisible}
    ORDER BY s.created_at, s.id`;
  return rows.map(({ id }) => id);
}
