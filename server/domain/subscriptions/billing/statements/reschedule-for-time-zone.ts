import { Prisma } from "@/server/db/client";
import type { ZoneChange } from "@/server/domain/merchants";
import { reminderTime } from "@/server/kernel/reminder-hours";
import { civilDateOf, startOfDay } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";

/**
 * Columns with an instant of a civil day, by default its first instant. Planned retries and blocked cycles
 * are not listed, because they keep their instants.
 */
const INSTANTS: readonly {
  readonly table: Prisma.Sql;
  readonly column: Prisma.Sql;
  readonly only: Prisma.Sql;
  readonly instantOf?: typeof startOfDay;
}[] = [
  {
    table: Prisma.sql`billing_cycle`,
    column: Prisma.sql`due_at`,
    only: Prisma.sql`due_at IS NOT NULL AND status = 'scheduled' AND blocked_since IS NULL`,
  },
  {
    table: Prisma.sql`billing_cycle`,
    column: Prisma.sql`reminder_due_at`,
    only: Prisma.sql`reminder_due_at IS NOT NULL`,
    instantOf: reminderTime,
  },
  {
    table: Prisma.sql`billing_cycle`,
    column: Prisma.sql`card_check_due_at`,
    only: Prisma.sql`card_check_due_at IS NOT NULL`,
    instantOf: reminderTime,
  },
  { table: Prisma.sql`subscription`, column: Prisma.sql`pause_due_at`, only: Prisma.sql`pause_due_at IS NOT NULL` },
  { table: Prisma.sql`subscription`, column: Prisma.sql`cancel_due_at`, only: Prisma.sql`cancel_due_at IS NOT NULL` },
  { table: Prisma.sql`subscription`, column: Prisma.sql`expire_due_at`, only: Prisma.sql`expire_due_at IS NOT NULL` },
];

/**
 * Moves charges, reminders, pauses, pending cancellations and expiries to the same civil day in another time
 * zone. Requires the locks of the merchant's running subscriptions.
 */
export async function rescheduleForTimeZone(ctx: Ctx, tx: Tx, { from, to }: ZoneChange): Promise<void> {
  const merchantId = ctx.merchant.id;
  await tx.$queryRaw`
    SELECT id FROM subscription WHERE merchant_id = ${merchantId} AND status NOT IN ('canceled', 'expired')
    ORDER BY id FOR UPDATE`;
  for (const { table, column, only, instantOf = startOfDay } of INSTANTS) {
    const rows = await tx.$queryRaw<{ at: Date }[]>`
      SELECT DISTINCT ${column} AS at FROM ${table} WHERE merchant_id = ${merchantId} AND ${only}`;
    if (rows.length === 0) continue;
    const before = rows.map(({ at }) => at);
    const after = before.map((at) => instantOf(civilDateOf(at, from), to));
    await tx.$executeRaw`
      UPDATE ${table} SET ${column} = moved.after
      FROM unnest(${before}::timestamptz[], ${after}::timestamptz[]) AS moved(before, after)
      WHERE merchant_id = ${merchantId} AND ${only} AND ${column} = moved.before`;
  }
}
