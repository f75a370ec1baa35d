/** What every question about figures shares: whose rows, of which days, in which currency. */
import { Decimal } from "decimal.js";
import { Prisma } from "@/server/db/client";
import { visibleTypes } from "@/server/domain/merchants";
import { type Currency, scaleOf } from "@/server/kernel/currency";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { instantsOf, type Span } from "./core/span";

/** One currency at a time: amounts of several are never added. */
export type FigureQuestion = { readonly span: Span; readonly currency: Currency };

/**
 * Sessions `s` that the caller may see, deleted ones left out. An SQL condition.
 * @throws {Forbidden} a user who may see none
 */
export function visibleSessions(ctx: Ctx): Prisma.Sql {
  const types = visibleTypes(ctx.actor);
  const all = Prisma.sql`s.merchant_id = ${ctx.merchant.id} AND s.deleted_at IS NULL`;
  return types === null ? all : Prisma.sql`${all} AND s.type IN (${Prisma.join([...types])})`;
}

/** That the instant of an SQL expression is within the span, on the merchant's clock and in its zone. */
export function within(ctx: Ctx, expression: Prisma.Sql, span: Span): Prisma.Sql {
  const { start, end } = instantsOf(span, ctx.merchant.timezone);
  return Prisma.sql`${expression} >= ${start} AND ${expression} < ${end}`;
}

/** A sum as the wire writes amounts; sums may have more digits than an amount. */
export function sumText(sum: string | null, currency: Currency): string {
  return new Decimal(sum ?? 0).toFixed(scaleOf(currency), Decimal.ROUND_HALF_UP);
}

/** A civil day as a column of dates holds it. */
export function columnOfDay(day: CivilDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
