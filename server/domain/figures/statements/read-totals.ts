import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import { sumText } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { FigureQuestion } from "../question";
import { figuresOf, firstWithin } from "./counted-days";

/** Totals of a range of days; amounts are decimal strings with the currency's decimals. */
export type Totals = {
  readonly settled: string;
  readonly payments: number;
  readonly tried: number;
  readonly succeeded: number;
  /** Refunded amount, by the day on which refunds were booked. */
  readonly refunded: string;
  readonly refunds: number;
};

type Row = Omit<Totals, "settled" | "refunded"> & { settled: string | null; refunded: string | null };

/** @throws {Forbidden} */
export async function readTotals(ctx: Ctx, { span, currency, counted }: FigureQuestion): Promise<Totals> {
  const isVisible = ofVisibleType(ctx.actor, Prisma.sql`f.type`);
  const [row] = await ctx.db.$queryRaw<Row[]>`
    SELECT sum(f.volume)::text AS settled, coalesce(sum(f.payments), 0)::int AS payments,
      coalesce(sum(f.tried) FILTER (WHERE f.form = '' AND ${firstWithin(span)}), 0)::int AS tried,
      coalesce(sum(f.ok) FILTER (WHERE f.form = ''), 0)::int AS succeeded,
      sum(f.refunded)::text AS refunded, coalesce(sum(f.refunds), 0)::int AS refunds
    FROM ${figuresOf(ctx, span, counted)} WHERE f.currency = ${currency} AND ${isVisible}`;
  return {
    settled: sumText(row?.settled ?? null, currency),
    payments: row?.payments ?? 0,
    tried: row?.tried ?? 0,
    succeeded: row?.succeeded ?? 0,
    refunded: sumText(row?.refunded ?? null, currency),
    refunds: row?.refunds ?? 0,
  };
}
