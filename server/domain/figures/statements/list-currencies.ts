import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import { type Currency, currency } from "@/server/kernel/currency";
import { addDays, civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { Span } from "../core/span";
import { type CountedDays, figuresOf } from "./counted-days";

const LOOKED_BACK_DAYS = 90;

export function currencySpan(ctx: Ctx): Span {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  return { from: addDays(today, -LOOKED_BACK_DAYS), to: today };
}

/**
 * Currencies with a successful payment in the last 90 days, most used first.
 * @throws {Forbidden}
 */
export async function listCurrencies(ctx: Ctx, counted?: CountedDays): Promise<readonly Currency[]> {
  const rows = await ctx.db.$queryRaw<{ code: string }[]>`
    SELECT f.currency AS code FROM ${figuresOf(ctx, currencySpan(ctx), counted)}
    WHERE (f.payments <> 0 OR f.ok > 0) AND ${ofVisibleType(ctx.actor, Prisma.sql`f.type`)}
    GROUP BY 1 ORDER BY sum(f.payments) DESC, 1`;
  return rows.map(({ code }) => currency(code));
}
