/** The five figures of the overview (decision 0249). */
import { Prisma } from "@/server/db/client";
import type { Ctx } from "@/server/kernel/types";
import { type FigureQuestion, sumText, visibleSessions, within } from "./question";

/** Amounts are decimal strings with the currency's decimals. */
export type Totals = {
  /** `paid_amount` of payments that are paid or captured, by when they were settled. */
  readonly settled: string;
  readonly payments: number;
  /** Payments with a try that ended; a payment that was tried thrice counts once. */
  readonly tried: number;
  /** Of these, those with a try that succeeded. */
  readonly succeeded: number;
  /** Refunds that happened, by when they did. */
  readonly refunded: string;
  readonly refunds: number;
};

/** Sessions whose money has come, as far as it has. */
export const SETTLED = Prisma.sql`s.state IN ('paid', 'captured')`;

/** Attempts `a` that were submitted and are over: a try that the customer left before is none. */
export const ENDED_TRY = Prisma.sql`(a.state IN ('success', 'failed', 'error') OR (a.state = 'canceled' AND a.started_at IS NOT NULL))`;

/** The totals of the span. Three statements. @throws {Forbidden} a user who may see no payments */
export async function readTotals(ctx: Ctx, { span, currency }: FigureQuestion): Promise<Totals> {
  const mine = Prisma.sql`${visibleSessions(ctx)} AND s.currency = ${currency}`;
  const [[settled], [tried], [refunded]] = await Promise.all([
    ctx.db.$queryRaw<{ sum: string | null; count: number }[]>`
      SELECT sum(s.paid_amount)::text AS sum, count(*)::int AS count FROM payment_session s
      WHERE ${mine} AND ${SETTLED} AND ${within(ctx, Prisma.sql`s.settled_at`, span)}`,
    ctx.db.$queryRaw<{ tried: number; succeeded: number }[]>`
      SELECT count(*)::int AS tried, count(*) FILTER (WHERE ok)::int AS succeeded FROM (
        SELECT bool_or(a.state = 'success') AS ok FROM attempt a JOIN payment_session s ON s.id = a.session_id
        WHERE a.merchant_id = ${ctx.merchant.id} AND ${within(ctx, Prisma.sql`a.finished_at`, span)} AND ${ENDED_TRY} AND ${mine}
        GROUP BY a.session_id) each`,
    ctx.db.$queryRaw<{ sum: string | null; count: number }[]>`
      SELECT sum(o.amount)::text AS sum, count(*)::int AS count FROM operation o JOIN payment_session s ON s.id = o.session_id
      WHERE o.merchant_id = ${ctx.merchant.id} AND o.child_state = 'refunded'
        AND ${within(ctx, Prisma.sql`o.finished_at`, span)} AND ${mine}`,
  ]);
  return {
    settled: sumText(settled?.sum ?? null, currency),
    payments: settled?.count ?? 0,
    tried: tried?.tried ?? 0,
    succeeded: tried?.succeeded ?? 0,
    refunded: sumText(refunded?.sum ?? null, currency),
    refunds: refunded?.count ?? 0,
  };
}
