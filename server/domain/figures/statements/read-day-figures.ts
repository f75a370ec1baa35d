import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { daysOf } from "../core/span";
import type { FigureQuestion } from "../question";
import { figuresOf, firstWithin } from "./counted-days";

/** `settled` and `refunded` are only heights of chart lines: a `number` must not hold shown money. */
export type DayFigures = {
  readonly tried: number;
  readonly succeeded: number;
  readonly payments: number;
  readonly settled: number;
  readonly refunded: number;
};

const NONE: DayFigures = { tried: 0, succeeded: 0, payments: 0, settled: 0, refunded: 0 };

/** @throws {Forbidden} */
export async function readDayFigures(
  ctx: Ctx,
  { span, currency, counted }: FigureQuestion,
): Promise<readonly DayFigures[]> {
  const rows = await ctx.db.$queryRaw<(DayFigures & { day: CivilDate })[]>`
    SELECT f.day::text, sum(f.payments)::int AS payments, sum(f.volume)::float8 AS settled,
      coalesce(sum(f.tried) FILTER (WHERE f.form = '' AND ${firstWithin(span)}), 0)::int AS tried,
      coalesce(sum(f.ok) FILTER (WHERE f.form = ''), 0)::int AS succeeded, sum(f.refunded)::float8 AS refunded
    FROM ${figuresOf(ctx, span, counted)}
    WHERE f.currency = ${currency} AND ${ofVisibleType(ctx.actor, Prisma.sql`f.type`)}
    GROUP BY 1`;
  const byDay = new Map(rows.map(({ day, ...figures }) => [day, figures]));
  return daysOf(span).map((day) => byDay.get(day) ?? NONE);
}
