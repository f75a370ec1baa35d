import { Prisma } from "@/server/db/client";
import type { Ctx } from "@/server/kernel/types";
import type { PaymentOrder } from "../core/words";
import { methodWays, reasonWays } from "./attempt-filter";
import { createdWithin, filterSql, type PaymentValues, viewSql } from "./payment-query";
import { waysTo, wordedSql } from "./search-words";
import { stateSql, storedStates } from "./state-filter";

type Placed = { readonly id: string; readonly amount: string; readonly createdAt: Date };

type Order = {
  readonly by: Prisma.Sql;
  readonly cursorOf: (row: Placed) => string;
  readonly after: (cursor: string | null) => Prisma.Sql;
};

const OLDER = Prisma.sql`<`;
const NEWER = Prisma.sql`>`;

function byDay(by: Prisma.Sql, beyond: Prisma.Sql): Order {
  return {
    by,
    cursorOf: ({ createdAt, id }) => `${createdAt.getTime()}-${id}`,
    after: (cursor) => {
      const place = placeOf(cursor);
      return place === null ? Prisma.sql`true` : Prisma.sql`(s.created_at, s.id) ${beyond} (${place.at}, ${place.id})`;
    },
  };
}

function byAmount(by: Prisma.Sql, beyond: Prisma.Sql): Order {
  return {
    by,
    cursorOf: ({ amount, createdAt, id }) => `${amount}_${createdAt.getTime()}-${id}`,
    after: (cursor) => {
      const place = placeOf(cursor);
      if (place?.amount === undefined) return Prisma.sql`true`;
      return Prisma.sql`(s.amount, s.created_at, s.id) ${beyond} (${place.amount}::numeric, ${place.at}, ${place.id})`;
    },
  };
}

const NEWEST = byDay(Prisma.sql`s.created_at DESC, s.id DESC`, OLDER);

const ORDERS: Readonly<Record<PaymentOrder, Order>> = {
  oldest: byDay(Prisma.sql`s.created_at, s.id`, NEWER),
  highest: byAmount(Prisma.sql`s.amount DESC, s.created_at DESC, s.id DESC`, OLDER),
  lowest: byAmount(Prisma.sql`s.amount, s.created_at, s.id`, NEWER),
};

export function orderOf(sort: PaymentOrder | null): Order {
  return sort === null ? NEWEST : ORDERS[sort];
}

type Place = { readonly amount: string | undefined; readonly at: Date; readonly id: string };

function placeOf(cursor: string | null): Place | null {
  const [, amount, at, id] = /^(?:([\d.]+)_)?(\d+)-([0-9a-f]{40})$/.exec(cursor ?? "") ?? [];
  return at === undefined || id === undefined ? null : { amount, at: new Date(Number(at)), id };
}

/**
 * SQL of the ids of the first matching sessions. Each alternative condition reads up to `count` rows by its
 * index; together they contain the whole page.
 */
export function firstSql(ctx: Ctx, values: PaymentValues, count: number): Prisma.Sql {
  const { by, after } = orderOf(values.sort);
  const limit = Prisma.sql`ORDER BY ${by} LIMIT ${count}`;
  // A text that occurs in many payments is searched week by week, newest first; other sort orders need all
  // matches at once.
  const isByWeek = values.q !== null && values.sort === null;
  const asked = isByWeek ? { ...values, q: null } : values;
  const passing = Prisma.sql`${filterSql(ctx, asked)} AND ${viewSql(values.view ?? "all")} AND ${after(values.cursor)}`;
  const found = waysOf(ctx, values).map(
    (way) =>
      Prisma.sql`(SELECT s.id, s.created_at, s.amount FROM payment_session s WHERE ${passing} AND ${way} ${limit})`,
  );
  const worded = isByWeek ? wordedSql(ctx, values.q ?? "", searchedWithin(ctx, values)) : null;
  if (worded !== null)
    found.push(Prisma.sql`(SELECT newest.* FROM ${worded.weeks} CROSS JOIN LATERAL (
      SELECT s.id, s.created_at, s.amount FROM (${worded.found} ORDER BY w.created_at DESC, w.session_id DESC) worded
      JOIN payment_session s ON s.id = worded.id WHERE ${passing} ORDER BY worded.created_at DESC, worded.id DESC LIMIT ${count}
    ) newest LIMIT ${count})`);
  return Prisma.sql`SELECT s.id FROM (${Prisma.join(found, " UNION ")}) s ${limit}`;
}

function searchedWithin(ctx: Ctx, values: PaymentValues) {
  const created = createdWithin(ctx, values);
  return { from: created.from, until: placeOf(values.cursor)?.at ?? created.until };
}

/**
 * Alternative conditions of which each matching session meets at least one, for the filter that probably
 * selects fewest.
 */
function waysOf(ctx: Ctx, { q, sort, state, method, reason, by }: PaymentValues): readonly Prisma.Sql[] {
  if (q !== null) return sort === null ? waysTo(ctx, q) : [Prisma.sql`true`];
  if (by === null && reason !== null) return reasonWays(reason).map(ofAttempt);
  if (by === null && method !== null) return methodWays(method).map(ofAttempt);
  if (state !== null) return storedStates(state).map((stored) => stateSql(ctx, state, stored));
  return [Prisma.sql`true`];
}

function ofAttempt(way: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM attempt a WHERE a.session_id = s.id AND ${way})`;
}
