/** What the payments of a filter add up to, and how many each view holds. */
import { Prisma } from "@/server/db/client";
import { currency } from "@/server/kernel/currency";
import { money, subtract, toWire } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { filterSql, PAYMENT_VIEWS, type PaymentListView, type PaymentValues, viewSql } from "./payment-query";

/** Sums in one currency; amounts are never added over currencies. */
export type CurrencySums = {
  readonly currency: string;
  readonly count: number;
  /** `paid_amount` of the paid and captured ones. */
  readonly settled: string;
  readonly refunded: string;
  readonly net: string;
};

/** What stands over the list: the whole filter counts, not the page. */
export type PaymentSums = {
  readonly counts: Readonly<Record<PaymentListView, number>>;
  /** Of the chosen view, the busiest currency first. */
  readonly currencies: readonly CurrencySums[];
  /** Of the chosen view outside the days shown; null if every day is shown. */
  readonly outside: number | null;
};

type SumsRow = { currency: string; count: number; settled: string; refunded: string };

/** Counts of every view and sums of the chosen one. @throws {Forbidden} for a user who may view none */
export async function paymentSums(ctx: Ctx, values: PaymentValues): Promise<PaymentSums> {
  const filter = filterSql(ctx, values);
  const view = viewSql(ctx, values.view ?? "all");
  const columns = PAYMENT_VIEWS.map(
    (each) => Prisma.sql`(count(*) FILTER (WHERE ${viewSql(ctx, each)}))::int AS ${Prisma.raw(`"${each}"`)}`,
  );
  const [[counts], rows, [all]] = await Promise.all([
    ctx.db.$queryRaw<
      Record<PaymentListView, number>[]
    >`SELECT ${Prisma.join(columns)} FROM payment_session s WHERE ${filter}`,
    ctx.db.$queryRaw<SumsRow[]>`
      SELECT s.currency, count(*)::int AS count,
        coalesce(sum(s.paid_amount) FILTER (WHERE s.state IN ('paid', 'captured')), 0)::text AS settled,
        coalesce(sum(s.refunded_amount), 0)::text AS refunded
      FROM payment_session s WHERE ${filter} AND ${view} GROUP BY s.currency ORDER BY count DESC, s.currency`,
    ctx.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM payment_session s
      WHERE ${filterSql(ctx, { ...values, from: null, to: null, range: "all" })} AND ${view}`,
  ]);
  const inside = rows.reduce((sum, { count }) => sum + count, 0);
  return {
    counts: counts ?? { all: 0, paid: 0, capture: 0, unpaid: 0, refunded: 0, deleted: 0 },
    currencies: rows.map(sumsIn),
    outside: values.range === "all" ? null : (all?.count ?? 0) - inside,
  };
}

function sumsIn({ currency: code, count, settled, refunded }: SumsRow): CurrencySums {
  const [taken, given] = [money(settled, currency(code)), money(refunded, currency(code))];
  const net = subtract(taken, given);
  return { currency: code, count, settled: toWire(taken), refunded: toWire(given), net: toWire(net) };
}
