import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import type { CivilDate } from "@/server/kernel/time";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";

export const REMINDERS: DueSource = {
  table: Prisma.sql`invoice`,
  dueAt: Prisma.sql`item.remind_at`,
  condition: Prisma.sql`item.remind_at IS NOT NULL`,
};

export async function dueDaysOfOpen(ctx: Ctx, tx: Tx): Promise<CivilDate[]> {
  const rows = await tx.$queryRaw<{ day: Date }[]>`
    SELECT DISTINCT due_date AS day FROM invoice WHERE merchant_id = ${ctx.merchant.id} AND status IN ('sent', 'overdue')`;
  return rows.map(({ day }) => civilDateOf(day, "UTC"));
}

type Schedule = { readonly days: readonly CivilDate[]; readonly instants: readonly (Date | null)[] };

export async function scheduleOpen(ctx: Ctx, tx: Tx, { days, instants }: Schedule): Promise<void> {
  await tx.$executeRaw`
    UPDATE invoice SET remind_at = planned.at
    FROM unnest(${days}::date[], ${instants}::timestamptz[]) AS planned(day, at)
    WHERE merchant_id = ${ctx.merchant.id} AND status IN ('sent', 'overdue') AND due_date = planned.day
      AND remind_at IS DISTINCT FROM planned.at`;
}
