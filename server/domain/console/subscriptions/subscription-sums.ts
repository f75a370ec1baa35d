/** The count of each status, and the sums of the chosen one. */
import { Decimal } from "decimal.js";
import { Prisma } from "@/server/db/client";
import { sumText } from "@/server/domain/figures";
import { PERIOD_TABLE, SUBSCRIPTION, type SubscriptionState } from "@/server/domain/subscriptions";
import { currency, isCurrency } from "@/server/kernel/currency";
import type { Ctx } from "@/server/kernel/types";
import { filterSql, type SubscriptionValues, statusSql } from "./subscription-query";

/** Amounts are never added over currencies. */
export type SubscriptionCurrencySums = {
  readonly currency: string;
  readonly count: number;
  /** The monthly income of active and past due ones; yearly ones count a twelfth (Spec, "Figures"). */
  readonly monthly: string;
  /** Of past due ones. */
  readonly outstanding: string;
};

export type SubscriptionSums = {
  /** Counted up to 10,001. */
  readonly counts: Readonly<Record<SubscriptionState | "all", number>>;
  /** Of the chosen status, the currency with the most subscriptions first. */
  readonly currencies: readonly SubscriptionCurrencySums[];
};

type SumsRow = { currency: string; count: number; monthly: string; owed: string };

const PERIODS = Prisma.raw(PERIOD_TABLE);

/** Counting stops here. */
const MOST_COUNTED = 10_000;

const STATUSES = Object.keys(SUBSCRIPTION) as SubscriptionState[];

/**
 * Two statements: each count reads only the first rows of an index.
 * @throws {Forbidden} for a user who may view none
 */
export async function subscriptionSums(ctx: Ctx, values: SubscriptionValues): Promise<SubscriptionSums> {
  const [counts, rows] = await Promise.all([
    countStatuses(ctx, values),
    ctx.db.$queryRaw<SumsRow[]>`
      SELECT sub.currency, count(*)::int AS count,
        coalesce(sum(CASE WHEN sub.status NOT IN ('active', 'past_due') THEN 0
          ELSE sub.recurring_amount / (SELECT months FROM ${PERIODS} WHERE period.frequency = sub.frequency) END), 0)::text AS monthly,
        coalesce(sum(CASE WHEN sub.status = 'past_due' THEN ${OWED} END), 0)::text AS owed
      FROM subscription sub WHERE ${filterSql(ctx, values)} AND ${statusSql(ctx, values.status)} GROUP BY 1`,
  ]);
  return { counts, currencies: byCurrency(rows) };
}

async function countStatuses(ctx: Ctx, values: SubscriptionValues): Promise<SubscriptionSums["counts"]> {
  const filter = filterSql(ctx, values);
  const counts = [null, ...STATUSES].map(
    (status) => Prisma.sql`(SELECT count(*)::int FROM (
      SELECT FROM subscription sub WHERE ${filter} AND ${statusSql(ctx, status)} LIMIT ${MOST_COUNTED + 1}
    ) counted) AS ${Prisma.raw(`"${status ?? "all"}"`)}`,
  );
  const [row] = await ctx.db.$queryRaw<SubscriptionSums["counts"][]>`SELECT ${Prisma.join(counts)}`;
  return row ?? (Object.fromEntries(["all", ...STATUSES].map((status) => [status, 0])) as SubscriptionSums["counts"]);
}

/** A past due subscription owes its failed cycle. */
const OWED = Prisma.sql`(SELECT sum(c.amount_due) FROM billing_cycle c WHERE c.subscription_id = sub.id AND c.status = 'failed')`;

function countOf(rows: readonly SumsRow[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Rows in an unknown currency are counted but not added up. */
function byCurrency(rows: readonly SumsRow[]): SubscriptionCurrencySums[] {
  const codes = [...new Set(rows.map((row) => row.currency))].filter(isCurrency);
  const sums = codes.map((code) => {
    const own = rows.filter((row) => row.currency === code);
    const total = (key: "monthly" | "owed") =>
      sumText(own.reduce((sum, row) => sum.plus(row[key]), new Decimal(0)).toString(), currency(code));
    return { currency: code, count: countOf(own), monthly: total("monthly"), outstanding: total("owed") };
  });
  return sums.sort((one, other) => other.count - one.count || (one.currency < other.currency ? -1 : 1));
}
