import { randomBytes } from "node:crypto";
import type { Prisma } from "@/server/db/client";
import { dueItems, dueUntil, earliestDue, isWalk } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import type { ZoneChange } from "@/server/domain/merchants";
import { prefixed } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job, Tx } from "@/server/kernel/types";
import { GRACE_SECONDS, interval, type Period, periodAt, reportDueAt, reportName } from "./core/period";
import type { Interval } from "./core/words";
import { lockSchedule, nextPeriod, SCHEDULES, walkItems } from "./statements/schedule-reports";

/**
 * When a report schedule of a merchant without transactions is checked next, at the earliest after the
 * period's grace time.
 */
function nextLookAt(of: Interval, now: Date, zone: string): Date {
  return reportDueAt(periodAt(of, addSeconds(now, -GRACE_SECONDS), zone));
}

/**
 * Checks each schedule of reports when a period ends. While a test clock is advanced, only periods with
 * transactions are checked, so that empty years cost nothing.
 */
export const scheduleReports: Job = {
  name: "schedule-reports",
  nextAt: async (system, scope) => {
    if (!isWalk(scope)) return earliestDue(system, scope, SCHEDULES);
    const [first] = await walkItems(system, scope);
    return first?.dueAt ?? null;
  },
  due: async (system, scope, limit) => {
    if (!isWalk(scope)) return dueItems(system, scope, { source: SCHEDULES, limit });
    const until = dueUntil(scope, system.realNow());
    return (await walkItems(system, scope)).filter(({ dueAt }) => dueAt <= until).slice(0, limit);
  },
  run: beginDueReport,
};

/**
 * Starts the report of the schedule's next period if the period has ended; the job `write-reports` writes its
 * file.
 */
async function beginDueReport(ctx: Ctx, scheduleId: string): Promise<void> {
  await transaction(ctx.db, (tx) => beginUnderLock(ctx, tx, scheduleId));
}

async function beginUnderLock(ctx: Ctx, tx: Tx, scheduleId: string): Promise<void> {
  const [row] = await lockSchedule(ctx, tx, scheduleId);
  if (row === undefined) return;
  const now = ctx.now();
  const of = interval(row.interval);
  const period = nextPeriod(row);
  const where = { id: scheduleId };
  if (period === null || reportDueAt(period) > now) {
    const dueAt = period === null ? nextLookAt(of, now, row.timezone) : reportDueAt(period);
    await tx.reportSchedule.update({ where, data: { dueAt } });
    return;
  }
  // The schedule is checked again at once, because more periods may have ended.
  await tx.reportSchedule.update({ where, data: { coveredTo: period.endsAt, dueAt: now } });
  await tx.report.create({ data: reportOf(ctx, period, { of, zone: row.timezone }) });
}

function reportOf(
  ctx: Ctx,
  period: Period,
  { of, zone }: { of: Interval; zone: string },
): Prisma.ReportUncheckedCreateInput {
  const now = ctx.now();
  return {
    id: prefixed("rpt", randomBytes(25)),
    merchantId: ctx.merchant.id,
    interval: of,
    source: "auto",
    fileFormat: "CSV",
    name: reportName(of, period, zone),
    timezone: zone,
    startsAt: period.startsAt,
    endsAt: period.endsAt,
    dueAt: now,
    createdAt: now,
  };
}

/**
 * Makes every schedule of reports due for a check, because periods end at other instants in the new time
 * zone. Runs in the transaction that changes the zone.
 */
export async function lookAtSchedules(ctx: Ctx, tx: Tx, _change: ZoneChange): Promise<void> {
  await tx.reportSchedule.updateMany({ where: { merchantId: ctx.merchant.id }, data: { dueAt: ctx.now() } });
}
