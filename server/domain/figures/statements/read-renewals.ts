import { Prisma } from "@/server/db/client";
import { PERIOD_TABLE } from "@/server/domain/subscriptions";
import type { Ctx } from "@/server/kernel/types";
import { columnOfDay, type FigureQuestion, sumText } from "../question";
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

/** One statement. @throws {Forbidden} the user may see no payments */
export async function readRenewals(ctx: Ctx, { span, currency }: FigureQuestion): Promise<Renewals> {
  const [row] = await ctx.db.$queryRaw<Renewals[]>`
    SELECT count(*)::int AS due,
      count(*) FILTER (WHERE c.status = 'paid' AND first.number = 1)::int AS "paidAtOnce",
      count(*) FILTER (WHERE c.status = 'paid' AND first.number IS DISTINCT FROM 1)::int AS recovered,
      count(*) FILTER (WHERE c.status IN ('failed', 'retry_scheduled'))::int AS outstanding
    FROM billing_cycle c JOIN subscription sub ON sub.id = c.subscription_id
    LEFT JOIN LATERAL (
      SELECT a.number FROM subscription_session ss JOIN attempt a ON a.session_id = ss.session_id
      WHERE ss.cycle_id = c.id AND ss.purpose = 'cycle' AND ss.subscription_id = sub.id AND a.state = 'success' LIMIT 1
    ) first ON true
    WHERE c.merchant_id = ${ctx.merchant.id} AND c.charge_type = 'mit' AND c.status IN ('paid', 'failed', 'retry_scheduled')
      AND c.scheduled_date BETWEEN ${columnOfDay(span.from)} AND ${columnOfDay(span.to)}
      AND ${visibleSubscriptions(ctx)} AND sub.currency = ${currency}`;
  return row ?? { due: 0, paidAtOnce: 0, recovered: 0, outstanding: 0 };
}

/**
 * Independent of any range. One statement.
 * @throws {Forbidden} the user may see no payments
 */
export async function readRecurring(ctx: Ctx, currency: FigureQuestion["currency"]): Promise<Recurring> {
  const [row] = await ctx.db.$queryRaw<{ sum: string | null; count: number }[]>`
    SELECT sum(sub.recurring_amount / period.months)::text AS sum, count(*)::int AS count
    FROM subscription sub JOIN ${Prisma.raw(PERIOD_TABLE)} ON period.frequency = sub.frequency
    WHERE ${visibleSubscriptions(ctx)} AND sub.status IN ('active', 'past_due') AND sub.currency = ${currency}`;
  return { amount: sumText(row?.sum ?? null, currency), subscriptions: row?.count ?? 0 };
}
