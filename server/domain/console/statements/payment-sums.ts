import { Prisma } from "@/server/db/client";
import { MONEY_IN, REFUNDED, TIMES } from "@/server/domain/bookings";
import { HELD_AMOUNT, IS_HELD } from "@/server/domain/figures";
import { currency } from "@/server/kernel/currency";
import { money, subtract, toWire } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { passedSql } from "./list-order";
import {
  filterSql,
  isBooked,
  movedSql,
  PAYMENT_VIEWS,
  type PaymentListView,
  type PaymentValues,
  triedOn,
  viewSql,
} from "./payment-query";

type CurrencySums = {
  readonly currency: string;
  readonly count: number;
  /** The paid amount with fees or, if the list is by day of booking, the amount booked on the list's days. */
  readonly settled: string;
  readonly refunded: string;
  readonly net: string;
  readonly held: string;
  /**
   * How often listed payments were received, refunded or failed on the list's days; present if these are days
   * of receipts, refunds or failures.
   */
  readonly times?: number;
};

export type PaymentSums = {
  readonly counts: Readonly<Record<PaymentListView, number>>;
  readonly currencies: readonly CurrencySums[];
  /** If the range of days has no payment, the number of payments of all days; otherwise null. */
  readonly outside: number | null;
  readonly passed: number;
};

type SumsRow = Record<PaymentListView, number> & {
  currency: string;
  count: number;
  passed: number;
  taken: string;
  given: string;
  held: string;
  times: number | null;
};

/** @throws {Forbidden} */
export async function paymentSums(ctx: Ctx, values: PaymentValues): Promise<PaymentSums> {
  const view = viewSql(values.view ?? "all");
  const counts = PAYMENT_VIEWS.map(
    (each) => Prisma.sql`(count(*) FILTER (WHERE ${viewSql(each)}))::int AS ${Prisma.raw(`"${each}"`)}`,
  );
  const [taken, given] = isBooked(values) ? ["moved.taken", "moved.given"] : ["s.paid_amount", "s.refunded_amount"];
  const sums = Prisma.sql`coalesce(sum(${Prisma.raw(taken)}) FILTER (WHERE ${view}), 0)::text AS taken,
    coalesce(sum(${Prisma.raw(given)}) FILTER (WHERE ${view}), 0)::text AS given,
    coalesce(sum(${HELD_AMOUNT}) FILTER (WHERE ${view} AND ${IS_HELD}), 0)::text AS held`;
  const moved = isBooked(values)
    ? Prisma.sql`JOIN (${movedSums(ctx, values)}) moved ON moved.session_id = s.id`
    : values.by === "failed"
      ? Prisma.sql`JOIN (SELECT a.session_id, count(*) AS times FROM attempt a WHERE ${triedOn(ctx, values)} GROUP BY 1) moved
          ON moved.session_id = s.id`
      : Prisma.empty;
  const times = TIMES_OF[values.by ?? "booked"];
  const rows = await ctx.db.$queryRaw<SumsRow[]>`
    SELECT s.currency, ${Prisma.join(counts)}, (count(*) FILTER (WHERE ${view}))::int AS count,
      (count(*) FILTER (WHERE ${view} AND ${passedSql(values)}))::int AS passed,
      ${sums}, ${times === null ? Prisma.sql`NULL::int` : Prisma.sql`coalesce(sum(${times}) FILTER (WHERE ${view}), 0)::int`} AS times
    FROM payment_session s ${moved} WHERE ${filterSql(ctx, values)} GROUP BY s.currency ORDER BY count DESC, s.currency`;
  const shown = rows.filter(({ count }) => count > 0);
  const total = (each: PaymentListView) => rows.reduce((sum, row) => sum + row[each], 0);
  return {
    counts: Object.fromEntries(PAYMENT_VIEWS.map((each) => [each, total(each)])) as PaymentSums["counts"],
    currencies: shown.map(sumsIn),
    passed: rows.reduce((sum, { passed }) => sum + passed, 0),
    outside: values.range === "all" || shown.length > 0 ? null : await countEveryDay(ctx, values),
  };
}

const TIMES_OF: Readonly<Record<NonNullable<PaymentValues["by"]>, Prisma.Sql | null>> = {
  booked: null,
  received: Prisma.sql`moved.received`,
  refunded: Prisma.sql`moved.refunds`,
  tried: null,
  accepted: null,
  failed: Prisma.sql`moved.times`,
};

/** SQL of what each payment received and refunded on the list's days. */
export function movedSums(
  ctx: Ctx,
  values: Parameters<typeof movedSql>[1],
  of: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql {
  return Prisma.sql`SELECT b.session_id, coalesce(sum(b.amount) FILTER (WHERE ${MONEY_IN}), 0) AS taken,
      coalesce(-sum(b.amount) FILTER (WHERE ${REFUNDED}), 0) AS given,
      coalesce(sum(b.amount) FILTER (WHERE b.kind = 'capture'), 0) AS captured,
      coalesce(sum(b.amount) FILTER (WHERE b.kind = 'fee'), 0) AS fee,
      max(b.at) FILTER (WHERE ${REFUNDED} AND b.amount < 0) AS refunded_at,
      coalesce(${TIMES} FILTER (WHERE ${MONEY_IN}), 0) AS received,
      coalesce(${TIMES} FILTER (WHERE ${REFUNDED}), 0) AS refunds
    FROM booking b WHERE ${movedSql(ctx, values)} AND ${of} GROUP BY 1`;
}

async function countEveryDay(ctx: Ctx, values: PaymentValues): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM payment_session s
    WHERE ${filterSql(ctx, { ...values, from: null, to: null, range: "all" })} AND ${viewSql(values.view ?? "all")}`;
  return row?.count ?? 0;
}

function sumsIn({ currency: code, count, times, ...row }: SumsRow): CurrencySums {
  const [taken, given] = [money(row.taken, currency(code)), money(row.given, currency(code))];
  const net = subtract(taken, given);
  const held = toWire(money(row.held, currency(code)));
  const sums = { currency: code, count, settled: toWire(taken), refunded: toWire(given), net: toWire(net), held };
  return times === null ? sums : { ...sums, times };
}
