/** Which currencies the merchant is paid in. */
import { type Currency, currency } from "@/server/kernel/currency";
import { addDays, civilDateOf, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { visibleSessions } from "./question";

const LOOKED_BACK_DAYS = 90;

/** Those of the last 90 days, the busiest first; empty if nothing was settled. One statement. */
export async function listCurrencies(ctx: Ctx): Promise<readonly Currency[]> {
  const { timezone } = ctx.merchant;
  const since = startOfDay(addDays(civilDateOf(ctx.now(), timezone), -LOOKED_BACK_DAYS), timezone);
  const rows = await ctx.db.$queryRaw<{ code: string }[]>`
    SELECT s.currency AS code FROM payment_session s
    WHERE ${visibleSessions(ctx)} AND s.settled_at >= ${since} GROUP BY 1 ORDER BY count(*) DESC, 1`;
  return rows.map(({ code }) => currency(code));
}
