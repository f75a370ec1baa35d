/** How often payments succeed, by the way they are paid (decision 0249). */
import { Prisma } from "@/server/db/client";
import type { Ctx } from "@/server/kernel/types";
import { type FigureQuestion, visibleSessions, within } from "./question";
import { ENDED_TRY } from "./read-totals";

/** One gateway account and form of payment. */
export type MethodSuccess = {
  readonly pgCode: string;
  /** `card`, `token`, `wallet` …: as attempts keep it. */
  readonly formOfPayment: string;
  /** Payments tried in this way; one that was tried thrice counts once. */
  readonly tried: number;
  readonly succeeded: number;
};

/**
 * The ways that were tried, most used first. One statement.
 * @throws {Forbidden} a user who may see no payments
 */
export async function readMethods(ctx: Ctx, { span, currency }: FigureQuestion): Promise<readonly MethodSuccess[]> {
  return ctx.db.$queryRaw<MethodSuccess[]>`
    SELECT pg_code AS "pgCode", form_of_payment AS "formOfPayment", count(*)::int AS tried,
      count(*) FILTER (WHERE ok)::int AS succeeded
    FROM (
      SELECT a.pg_code, a.form_of_payment, bool_or(a.state = 'success') AS ok
      FROM attempt a JOIN payment_session s ON s.id = a.session_id
      WHERE a.merchant_id = ${ctx.merchant.id} AND ${within(ctx, Prisma.sql`a.finished_at`, span)} AND ${ENDED_TRY}
        AND ${visibleSessions(ctx)} AND s.currency = ${currency}
      GROUP BY a.session_id, a.pg_code, a.form_of_payment) each
    GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2`;
}
