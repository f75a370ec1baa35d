/** How many subscriptions each status has, and what those of the chosen one add up to. */
import { Decimal } from "decimal.js";
import { Prisma } from "@/server/db/client";
import { sumText } from "@/server/domain/figures";
import { SUBSCRIPTION, type SubscriptionState, statusAt } from "@/server/domain/subscriptions";
import { currency, isCurrency } from "@/server/kernel/currency";
import type { Ctx } from "@/server/kernel/types";
import { filterSql, type SubscriptionValues } from "./subscription-query";

/** Sums in one currency; amounts are never added over currencies. */
export type SubscriptionCurrencySums = {
  readonly currency: string;
  readonly count: number;
  /** What active and past due ones bring in a month: yearly ones by a twelfth (decision 0249). */
  readonly monthly: string;
  /** Of past due ones. */
  readonly outstanding: string;
};

export type SubscriptionSums = {
  readonly counts: Readonly<Record<SubscriptionState | "all", number>>;
  /** Of the chosen status, the busiest currency first. */
  readonly currencies: readonly SubscriptionCurrencySums[];
};

type SumsRow = { status: string; currency: string; count: number; monthly: string; owed: string };

/**
 * Counts and sums of the whole filter. One statement.
 * @throws {Forbidden} for a user who may view none
 */
export async function subscriptionSums(ctx: Ctx, values: SubscriptionValues): Promise<SubscriptionSums> {
  const rows = await ctx.db.$queryRaw<SumsRow[]>`
    SELECT ${statusAt(ctx.now())} AS status, sub.currency, count(*)::int AS count,
      coalesce(sum(CASE WHEN sub.status NOT IN ('active', 'past_due') THEN 0
        WHEN sub.frequency = 'yearly' THEN sub.recurring_amount / 12 ELSE sub.recurring_amount END), 0)::text AS monthly,
      coalesce(sum(CASE WHEN sub.status = 'past_due' THEN ${OWED} END), 0)::text AS owed
    FROM subscription sub WHERE ${filterSql(ctx, values)} GROUP BY 1, 2`;
  const counts = Object.fromEntries(
    Object.keys(SUBSCRIPTION).map((status) => [status, countOf(rows.filter((row) => row.status === status))]),
  ) as Record<SubscriptionState, number>;
  const chosen = rows.filter(({ status }) => values.status === null || status === values.status);
  return { counts: { ...counts, all: countOf(rows) }, currencies: byCurrency(chosen) };
}

/** A past due subscription owes its failed cycle. */
const OWED = Prisma.sql`(SELECT sum(c.amount_due) FROM billing_cycle c WHERE c.subscription_id = sub.id AND c.status = 'failed')`;

function countOf(rows: readonly SumsRow[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Rows in a currency that nobody knows are counted and not added up. */
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
