import { Prisma } from "@/server/db/client";
import type { GatewayOutcome } from "@/server/domain/gateways/core/words";
import { ofVisibleType } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";
import type { PartOf } from "@/server/kernel/words";
import type { FigureQuestion } from "../question";
import { reasonsOf } from "./counted-days";

export type FailureReason = {
  readonly message: string | null;
  /** `failed`: declined; `error`: a failure of the gateway. */
  readonly state: PartOf<GatewayOutcome, "failed" | "error">;
  readonly pgCode: string;
  readonly category: string | null;
  readonly tries: number;
};

/** Reasons of failure by number of attempts (not payments), most frequent first. */
export async function readReasons(
  ctx: Ctx,
  { span, currency, limit }: FigureQuestion & { readonly limit: number },
): Promise<{ readonly reasons: readonly FailureReason[]; readonly tries: number }> {
  const rows = await ctx.db.$queryRaw<(FailureReason & { all: number })[]>`
    SELECT f.message, f.state, f.gateway AS "pgCode", f.category, sum(f.tries)::int AS tries, (sum(sum(f.tries)) OVER ())::int AS "all"
    FROM ${reasonsOf(ctx, span)} WHERE f.currency = ${currency} AND ${ofVisibleType(ctx.actor, Prisma.sql`f.type`)}
    GROUP BY 1, 2, 3, 4 ORDER BY 5 DESC, 3, 1, 4 LIMIT ${limit}`;
  return { reasons: rows.map(({ all: _, ...reason }) => reason), tries: rows[0]?.all ?? 0 };
}
