import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";
import type { FigureQuestion } from "../question";
import { figuresOf, firstWithin } from "./counted-days";

export type MethodSuccess = {
  readonly pgCode: string;
  /** The form of payment as attempts store it: `card`, `token`, `wallet` … */
  readonly formOfPayment: string;
  /** Number of attempted payments; several attempts of a payment count once. */
  readonly tried: number;
  readonly succeeded: number;
};

/**
 * Forms of payment that customers attempted, most used first.
 * @throws {Forbidden}
 */
export async function readMethods(
  ctx: Ctx,
  { span, currency, counted }: FigureQuestion,
): Promise<readonly MethodSuccess[]> {
  const isVisible = ofVisibleType(ctx.actor, Prisma.sql`f.type`);
  return ctx.db.$queryRaw<MethodSuccess[]>`
    SELECT f.gateway AS "pgCode", f.form AS "formOfPayment",
      coalesce(sum(f.tried) FILTER (WHERE ${firstWithin(span)}), 0)::int AS tried, sum(f.ok)::int AS succeeded
    FROM ${figuresOf(ctx, span, counted)} WHERE f.form <> '' AND f.currency = ${currency} AND ${isVisible}
    GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2`;
}
