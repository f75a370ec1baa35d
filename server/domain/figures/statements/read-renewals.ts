import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import { MONTHLY_INCOME } from "@/server/domain/subscriptions";
import { sumText } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { FigureQuestion } from "../question";
import { renewalsOf } from "./counted-days";
import { visibleSubscriptions } from "./question";

/** Results of billing cycles that the service charges, by scheduled date. */
export type Renewals = {
  readonly due: number;
  readonly paidAtOnce: number;
  /** Cycles paid by a retry, or by the customer afterwards. */
  readonly recovered: number;
  readonly outstanding: number;
};

/** Monthly recurring revenue: a yearly subscription counts a twelfth, a trial nothing. */
export type Recurring = { readonly amount: string; readonly subscriptions: number };

/** @throws {Forbidden} */
export async function readRenewals(ctx: Ctx, { span, currency }: FigureQuestion): Promise<Renewals> {
  const [row] = await ctx.db.$queryRaw<Renewals[]>`
    SELECT coalesce(sum(f.due), 0)::int AS due, coalesce(sum(f.paid_at_once), 0)::int AS "paidAtOnce",
      coalesce(sum(f.recovered), 0)::int AS recovered, coalesce(sum(f.outstanding), 0)::int AS outstanding
    FROM ${renewalsOf(ctx, span)} WHERE f.currency = ${currency} AND ${ofVisibleType(ctx.actor, Prisma.sql`f.type`)}`;
  return row ?? { due: 0, paidAtOnce: 0, recovered: 0, outstanding: 0 };
}

/**
 * The recurring revenue now, whatever the range of days.
 * @throws {Forbidden}
 */
export async function readRecurring(ctx: Ctx, currency: FigureQuestion["currency"]): Promise<Recurring> {
  const [row] = await ctx.db.$queryRaw<{ sum: string | null; count: number }[]>`
    SELECT (${Prisma.raw(MONTHLY_INCOME)})::text AS sum, count(*)::int AS count FROM subscription sub
    WHERE ${visibleSubscriptions(ctx)} AND sub.status IN ('active', 'past_due') AND sub.currency = ${currency}`;
  return { amount: sumText(row?.sum ?? null, currency), subscriptions: row?.count ?? 0 };
}
