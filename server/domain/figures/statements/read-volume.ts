import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import { sumText } from "@/server/kernel/money";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { daysOf, spanBefore } from "../core/span";
import type { FigureQuestion } from "../question";
import { figuresOf } from "./counted-days";

/** Amounts of one day as decimal strings with the currency's decimals. */
export type DayVolume = {
  readonly day: CivilDate;
  readonly settled: string;
  readonly payments: number;
  /** The day's amounts by gateway account, without accounts that received nothing. */
  readonly byGateway: Readonly<Record<string, string>>;
  /** The amount of the corresponding day in the previous range. */
  readonly before: string;
};

type Row = { day: string; pgCode: string; sum: string; count: number };

/**
 * Amounts of every day of the range, oldest first.
 * @throws {Forbidden}
 */
export async function readVolume(ctx: Ctx, { span, currency, counted }: FigureQuestion): Promise<readonly DayVolume[]> {
  const earlier = spanBefore(span);
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT f.day::text, f.gateway AS "pgCode", sum(f.volume)::text AS sum, sum(f.payments)::int AS count
    FROM ${figuresOf(ctx, { from: earlier.from, to: span.to }, counted)}
    WHERE (f.payments <> 0 OR f.volume <> 0) AND f.currency = ${currency} AND ${ofVisibleType(ctx.actor, Prisma.sql`f.type`)}
    GROUP BY 1, 2`;
  const [before, byDay] = [daysOf(earlier), new Map<string, Row[]>()];
  for (const row of rows) byDay.set(row.day, [...(byDay.get(row.day) ?? []), row]);
  const on = (day: CivilDate | undefined): readonly Row[] => byDay.get(day ?? "") ?? [];
  return daysOf(span).map((day, index) => ({
    day,
    settled: total(on(day)),
    payments: on(day).reduce((sum, { count }) => sum + count, 0),
    byGateway: byGateway(on(day)),
    before: total(on(before[index])),
  }));

  function total(some: readonly Row[]): string {
    return sumText(Prisma.Decimal.sum(0, ...some.map(({ sum }) => sum)).toFixed(), currency);
  }

  function byGateway(some: readonly Row[]): Readonly<Record<string, string>> {
    return Object.fromEntries(some.map(({ pgCode, sum }) => [pgCode, sumText(sum, currency)]));
  }
}
