import { Prisma } from "@/server/db/client";
import type { Ctx } from "@/server/kernel/types";
import { methodWays, reasonWays } from "./attempt-filter";
import { createdBefore, isBackward, orderSql, partsToRead } from "./list-order";
import { createdWithin, filterSql, type ListedValues, type PaymentValues, viewSql } from "./payment-query";
import { waysTo, wordedSql } from "./search-words";
import { stateSql, storedStates } from "./state-filter";

const COLUMNS = Prisma.sql`s.id, s.created_at, s.amount, s.paid_at, s.order_no`;

/**
 * SQL of the ids of the first matching sessions after the cursor, or of the nearest before a backward cursor.
 * Each alternative condition reads at most `count` rows of an index; these rows contain the page.
 */
export function firstSql(ctx: Ctx, values: ListedValues, count: number): Prisma.Sql {
  const by = orderSql(values);
  // A text that occurs in many payments is searched week by week, newest first; other sort orders need all
  // matches at once.
  const isByWeek = isReadByWeek(values);
  const asked = isByWeek ? { ...values, q: null } : values;
  const matching = Prisma.sql`${filterSql(ctx, asked)} AND ${viewSql(values.view ?? "all")}`;
  const parts = partsToRead(values);
  const found = waysOf(ctx, values).flatMap((way) =>
    parts.map(
      (part) => Prisma.sql`(SELECT ${COLUMNS} FROM payment_session s WHERE ${matching} AND ${part.where} AND ${way}
        ORDER BY ${part.by} LIMIT ${count})`,
    ),
  );
  const worded = isByWeek ? wordedSql(ctx, values.q ?? "", searchedWithin(ctx, values)) : null;
  const after = parts[0]?.where ?? Prisma.sql`true`;
  if (worded !== null)
    found.push(Prisma.sql`(SELECT newest.* FROM ${worded.weeks} CROSS JOIN LATERAL (
      SELECT ${COLUMNS} FROM (${worded.found} ORDER BY w.created_at DESC, w.session_id DESC) worded
      JOIN payment_session s ON s.id = worded.id WHERE ${matching} AND ${after} ORDER BY worded.created_at DESC, worded.id DESC LIMIT ${count}
    ) newest LIMIT ${count})`);
  return Prisma.sql`SELECT s.id FROM (${Prisma.join(found, " UNION ")}) s ORDER BY ${by} LIMIT ${count}`;
}

function isReadByWeek({ q, sort, cursor }: PaymentValues): boolean {
  return q !== null && sort === null && !isBackward(cursor);
}

function searchedWithin(ctx: Ctx, values: PaymentValues) {
  const created = createdWithin(ctx, values);
  return { from: created.from, until: createdBefore(values) ?? created.until };
}

function waysOf(ctx: Ctx, values: PaymentValues): readonly Prisma.Sql[] {
  const { q, state, method, reason, by } = values;
  if (q !== null) return isReadByWeek(values) ? waysTo(ctx, q) : [Prisma.sql`true`];
  if (by === null && reason !== null) return reasonWays(reason).map((way) => ofAttempt(ctx, way));
  if (by === null && method !== null) return methodWays(method).map((way) => ofAttempt(ctx, way));
  if (state !== null) return storedStates(state).map((stored) => stateSql(ctx, state, stored));
  return [Prisma.sql`true`];
}

function ofAttempt(ctx: Ctx, way: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT FROM attempt a WHERE a.session_id = s.id AND a.merchant_id = ${ctx.merchant.id} AND ${way})`;
}
