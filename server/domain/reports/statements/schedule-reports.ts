import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import type { Ctx, JobItem, Scope, SystemCtx, Tx } from "@/server/kernel/types";
import { interval, type Period, reportDueAt, uncoveredPeriod } from "../core/period";
import { firstBookedSince } from "./booked-rows";

export const SCHEDULES: DueSource = {
  table: Prisma.sql`report_schedule`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`true`,
};

type ScheduleRow = {
  merchantId: string;
  interval: string;
  coveredTo: Date;
  timezone: string;
  firstBooked: Date | null;
};

const SCHEDULE_COLUMNS = Prisma.sql`r.merchant_id AS "merchantId", r.interval, r.covered_to AS "coveredTo", m.timezone,
  ${firstBookedSince(Prisma.sql`r.merchant_id`, Prisma.sql`r.covered_to`)} AS "firstBooked"`;

export function nextPeriod({ firstBooked: instant, coveredTo, timezone: zone, ...row }: ScheduleRow): Period | null {
  return instant && uncoveredPeriod(interval(row.interval), { instant, coveredTo, zone });
}

export async function walkItems(system: SystemCtx, scope: Scope): Promise<JobItem[]> {
  const merchantId = scope === "all" ? undefined : scope.merchantId;
  const rows = await system.db.$queryRaw<(ScheduleRow & { id: string; ahead: bigint })[]>`
    SELECT r.id, m.clock_offset AS ahead, ${SCHEDULE_COLUMNS}
    FROM merchant m JOIN report_schedule r ON r.merchant_id = m.id WHERE m.id = ${merchantId}`;
  const items = rows.flatMap((row) => {
    const period = nextPeriod(row);
    if (period === null) return [];
    const dueAt = new Date(reportDueAt(period).getTime() - Number(row.ahead));
    return [{ merchantId: row.merchantId, id: row.id, dueAt }];
  });
  return items.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || a.id.localeCompare(b.id));
}

export async function lockSchedule(ctx: Ctx, tx: Tx, scheduleId: string): Promise<ScheduleRow[]> {
  return tx.$queryRaw<ScheduleRow[]>`
    SELECT ${SCHEDULE_COLUMNS} FROM report_schedule r JOIN merchant m ON m.id = r.merchant_id
    WHERE r.id = ${scheduleId} AND r.merchant_id = ${ctx.merchant.id} FOR UPDATE OF r`;
}
