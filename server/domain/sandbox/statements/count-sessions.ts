import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";

export type DayCount = { readonly daysAgo: number; readonly sessions: number };

export async function countSessionsByDay(ctx: Ctx, days: number): Promise<DayCount[]> {
  const now = ctx.now();
  const since = addSeconds(now, -days * 86_400);
  return ctx.db.$queryRaw<DayCount[]>`
    SELECT floor(extract(epoch FROM ${now}::timestamptz - created_at) / 86400)::int AS "daysAgo", count(*)::int AS sessions
    FROM payment_session
    WHERE merchant_id = ${ctx.merchant.id} AND deleted_at IS NULL AND created_at > ${since} AND created_at <= ${now}
    GROUP BY 1`;
}
