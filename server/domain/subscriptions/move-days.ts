/** Moves what is due on a civil day when its merchant moves to another time zone (decision §12). */
import { Prisma } from "../../db/client";
import { civilDateOf, startOfDay } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import type { ZoneChange } from "../merchants";

/** Columns that hold the first instant of a civil day. A retry is due an hour after a failure, wherever the merchant is. */
const FIRST_INSTANTS: readonly {
  readonly table: Prisma.Sql;
  readonly column: Prisma.Sql;
  readonly only: Prisma.Sql;
}[] = [
  {
    table: Prisma.sql`billing_cycle`,
    column: Prisma.sql`due_at`,
    only: Prisma.sql`due_at IS NOT NULL AND status = 'scheduled'`,
  },
  {
    table: Prisma.sql`billing_cycle`,
    column: Prisma.sql`reminder_due_at`,
    only: Prisma.sql`reminder_due_at IS NOT NULL`,
  },
  { table: Prisma.sql`subscription`, column: Prisma.sql`cancel_due_at`, only: Prisma.sql`cancel_due_at IS NOT NULL` },
  { table: Prisma.sql`subscription`, column: Prisma.sql`expire_due_at`, only: Prisma.sql`expire_due_at IS NOT NULL` },
];

/**
 * Charges, reminders, pending cancellations and expiries keep their civil day and begin with it in the new zone. Under the locks of the
 * merchant's running subscriptions. Nine statements at most.
 */
export async function moveDays(ctx: Ctx, tx: Tx, { from, to }: ZoneChange): Promise<void> {
  const merchantId = ctx.merchant.id;
  await tx.$queryRaw`
    SELECT id FROM subscription WHERE merchant_id = ${merchantId} AND status NOT IN ('canceled', 'expired')
    ORDER BY id FOR UPDATE`;
  for (const { table, column, only } of FIRST_INSTANTS) {
    const rows = await tx.$queryRaw<{ at: Date }[]>`
      SELECT DISTINCT ${column} AS at FROM ${table} WHERE merchant_id = ${merchantId} AND ${only}`;
    if (rows.length === 0) continue;
    const before = rows.map(({ at }) => at);
    const after = before.map((at) => startOfDay(civilDateOf(at, from), to));
    await tx.$executeRaw`
      UPDATE ${table} SET ${column} = moved.after
      FROM unnest(${before}::timestamptz[], ${after}::timestamptz[]) AS moved(before, after)
      WHERE merchant_id = ${merchantId} AND ${only} AND ${column} = moved.before`;
  }
}
