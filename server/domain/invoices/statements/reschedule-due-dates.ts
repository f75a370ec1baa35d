import type { ZoneChange } from "@/server/domain/merchants";
import { addDays, civilDateOf, startOfDay } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";

/**
 * Recomputes when open invoices become overdue, because days begin at other instants in the new time zone.
 */
export async function rescheduleDueDates(ctx: Ctx, tx: Tx, { to }: ZoneChange): Promise<void> {
  const merchantId = ctx.merchant.id;
  const rows = await tx.$queryRaw<{ day: Date }[]>`
    SELECT DISTINCT due_date AS day FROM invoice WHERE merchant_id = ${merchantId} AND overdue_at IS NOT NULL`;
  if (rows.length === 0) return;
  const days = rows.map(({ day }) => civilDateOf(day, "UTC"));
  const instants = days.map((day) => startOfDay(addDays(day, 1), to));
  await tx.$executeRaw`
    UPDATE invoice SET overdue_at = moved.at FROM unnest(${days}::date[], ${instants}::timestamptz[]) AS moved(day, at)
    WHERE merchant_id = ${merchantId} AND overdue_at IS NOT NULL AND due_date = moved.day`;
}
