import { Decimal } from "decimal.js";
import { Prisma } from "@/server/db/client";
import { RENEWAL_ROWS } from "@/server/domain/figures";
import {
  MONTHLY_INCOME,
  SUBSCRIPTION,
  type SubscriptionState,
  type SubscriptionSummary,
  type SummaryColumns,
  statusAt,
  summaryColumns,
  summaryOf,
  WITH_NEWEST_CYCLE,
} from "@/server/domain/subscriptions";
import { currency, isCurrency } from "@/server/kernel/currency";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { money, sumText } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { type WireAmount, wireAmount } from "../../wire-amount";
import { cardsShown, filterSql, renewalSql, type SubscriptionValues } from "./subscription-filter";

export type SubscriptionLine = SubscriptionSummary & {
  readonly plan: string | null;
  /** The subscriber's name or, without one, mail address. */
  readonly customer: string;
  /** The outstanding amount; null unless the subscription is past due. */
  readonly outstanding: WireAmount | null;
  readonly isEnding: boolean;
  readonly card: { readonly brand: string | null; readonly lastFour: string } | null;
};

export type SubscriptionRow = SubscriptionLine | { readonly brokenId: string };

type LineColumns = SummaryColumns & {
  plan: string | null;
  customerName: string | null;
  owed: string | null;
  isEnding: boolean;
  brand: string | null;
  lastFour: string | null;
};

/**
 * Subscriptions after the cursor: first past due ones, then the newest; at most `limit`.
 * @throws {Forbidden}
 */
export async function listSubscriptionLines(
  ctx: Ctx,
  values: SubscriptionValues,
  limit: number,
): Promise<CursorPage<SubscriptionRow>> {
  const filter = await filterSql(ctx, values);
  const rows = await ctx.db.$queryRaw<LineColumns[]>`
    SELECT ${summaryColumns(ctx.now())}, sub.plan_name AS plan, sub.customer_name AS "customerName",
      CASE WHEN sub.status = 'past_due' AND newest.status = 'failed' THEN newest.amount_due::text END AS owed,
      sub.cancel_at_period_end AND sub.status NOT IN ('canceled', 'expired') AS "isEnding",
      card.brand, card.last4 AS "lastFour"
    FROM ${WITH_NEWEST_CYCLE} LEFT JOIN saved_card card ON card.id = sub.card_id AND ${cardsShown(ctx)}
    WHERE ${filter} AND ${statusSql(ctx, values.status)} AND ${afterSql(values)}
    ORDER BY ${orderSql(values)} LIMIT ${limit + 1}`;
  return cursorPage(rows, limit, { cursorOf, view: line });
}

function line(row: LineColumns): SubscriptionRow {
  try {
    const { plan, customerName, owed, isEnding, brand, lastFour } = row;
    return {
      ...summaryOf(row),
      plan,
      customer: customerName ?? row.customerEmail,
      outstanding: owed === null ? null : wireAmount(money(owed, currency(row.currency))),
      isEnding,
      card: lastFour === null ? null : { brand, lastFour },
    };
  } catch {
    return { brokenId: row.id };
  }
}

export async function paidSum(ctx: Ctx, id: string): Promise<{ sum: string }[]> {
  return ctx.db.$queryRaw<{ sum: string }[]>`
      SELECT coalesce(sum(amount_due), 0)::text AS sum FROM billing_cycle WHERE subscription_id = ${id} AND status = 'paid'`;
}

export const CURSOR = /^([01])-(\d{1,14})-(sub_\w{1,36})$/;

function cursorOf({ id, status, createdAt }: { id: string; status: string; createdAt: Date }): string {
  return `${status === "past_due" ? 1 : 0}-${createdAt.getTime()}-${id}`;
}

function statusSql(ctx: Ctx, status: SubscriptionState | null): Prisma.Sql {
  const seen = Prisma.sql`${statusAt(ctx.now())} = ${status}`;
  if (status === null) return Prisma.sql`true`;
  if (status === "pending_setup") return Prisma.sql`sub.status = 'pending_setup' AND ${seen}`;
  if (status === "setup_failed") return Prisma.sql`sub.status IN ('setup_failed', 'pending_setup') AND ${seen}`;
  return Prisma.sql`sub.status = ${status}`;
}

function afterSql({ status, cursor }: Pick<SubscriptionValues, "status" | "cursor">): Prisma.Sql {
  const [, rank, at, id] = CURSOR.exec(cursor ?? "") ?? [];
  if (rank === undefined || at === undefined || id === undefined) return Prisma.sql`true`;
  const since = new Date(Number(at));
  if (status !== null) return Prisma.sql`(sub.created_at, sub.id) < (${since}, ${id})`;
  return Prisma.sql`((sub.status = 'past_due'), sub.created_at, sub.id) < (${rank === "1"}, ${since}, ${id})`;
}

function orderSql({ status }: Pick<SubscriptionValues, "status">): Prisma.Sql {
  const newest = Prisma.sql`sub.created_at DESC, sub.id DESC`;
  return status === null ? Prisma.sql`(sub.status = 'past_due') DESC, ${newest}` : newest;
}

type SubscriptionCurrencySums = {
  readonly currency: string;
  readonly count: number;
  /**
   * Monthly income from active and past due subscriptions; a yearly subscription counts a twelfth (Spec,
   * "Figures").
   */
  readonly monthly: string;
  readonly outstanding: string;
};

export type SubscriptionSums = {
  readonly counts: Readonly<Record<SubscriptionState | "all", number>>;
  readonly currencies: readonly SubscriptionCurrencySums[];
  readonly renewals?: number;
};

type SumsRow = { currency: string; count: number; monthly: string; owed: string };

const MOST_COUNTED = 10_000;

const STATUSES = Object.keys(SUBSCRIPTION) as SubscriptionState[];

/**
 * Sums and counts of subscriptions; each count reads only the first rows of an index.
 * @throws {Forbidden}
 */
export async function subscriptionSums(ctx: Ctx, values: SubscriptionValues): Promise<SubscriptionSums> {
  const filter = await filterSql(ctx, values);
  const [counts, rows] = await Promise.all([
    countStatuses(ctx, filter),
    ctx.db.$queryRaw<SumsRow[]>`
      SELECT sub.currency, count(*)::int AS count,
        (${Prisma.raw(MONTHLY_INCOME)})::text AS monthly,
        coalesce(sum(CASE WHEN sub.status = 'past_due' THEN ${OWED} END), 0)::text AS owed
      FROM subscription sub WHERE ${filter} AND ${statusSql(ctx, values.status)} GROUP BY 1`,
  ]);
  const sums = { counts, currencies: byCurrency(rows) };
  if (values.renewal === null) return sums;
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${RENEWAL_ROWS}
    WHERE ${renewalSql(ctx, values)} AND ${filter} AND ${statusSql(ctx, values.status)}`;
  return { ...sums, renewals: row?.count ?? 0 };
}

async function countStatuses(ctx: Ctx, filter: Prisma.Sql): Promise<SubscriptionSums["counts"]> {
  const counts = [null, ...STATUSES].map(
    (status) => Prisma.sql`(SELECT count(*)::int FROM (
      SELECT FROM subscription sub WHERE ${filter} AND ${statusSql(ctx, status)} LIMIT ${MOST_COUNTED + 1}
    ) counted) AS ${Prisma.raw(`"${status ?? "all"}"`)}`,
  );
  const [row] = await ctx.db.$queryRaw<SubscriptionSums["counts"][]>`SELECT ${Prisma.join(counts)}`;
  return row ?? (Object.fromEntries(["all", ...STATUSES].map((status) => [status, 0])) as SubscriptionSums["counts"]);
}

const OWED = Prisma.sql`(SELECT sum(c.amount_due) FROM billing_cycle c WHERE c.subscription_id = sub.id AND c.status = 'failed')`;

function countOf(rows: readonly SumsRow[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Subscriptions with an unknown currency are counted but not added up. */
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
