import { Prisma } from "@/server/db/client";
import type { GatewayOutcome } from "@/server/domain/gateways/core/words";
import type { Ctx } from "@/server/kernel/types";
import type { PartOf } from "@/server/kernel/words";
import type { FigureQuestion } from "../question";
import { visibleSessions, within } from "./question";

export type FailureReason = {
  readonly message: string | null;
  /** `failed`: declined; `error`: a failure of the gateway. */
  readonly state: PartOf<GatewayOutcome, "failed" | "error">;
  readonly pgCode: string;
  /** The gateway's category; null without one. */
  readonly category: string | null;
  readonly tries: number;
};

/** Reasons of failure by number of attempts (not payments), most frequent first. One statement. */
export async function readReasons(
  ctx: Ctx,
  { span, currency, limit }: FigureQuestion & { readonly limit: number },
): Promise<{ readonly reasons: readonly FailureReason[]; readonly tries: number }> {
  const rows = await ctx.db.$queryRaw<(FailureReason & { all: number })[]>`
    SELECT a.message, a.state, a.pg_code AS "pgCode", a.decline ->> 'category' AS category, count(*)::int AS tries, (sum(count(*)) OVER ())::int AS "all"
    FROM attempt a JOIN payment_session s ON s.id = a.session_id
    WHERE a.merchant_id = ${ctx.merchant.id} AND a.state IN ('failed', 'error') AND ${within(ctx, Prisma.sql`a.finished_at`, span)}
      AND ${visibleSessions(ctx)} AND s.currency = ${currency}
    GROUP BY 1, 2, 3, 4 ORDER BY 5 DESC, 3, 1, 4 LIMIT ${limit}`;
  return { reasons: rows.map(({ all: _, ...reason }) => reason), tries: rows[0]?.all ?? 0 };
}
