import { randomBytes } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { Conflict, InvalidFields } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { callerOf, requireReports } from "./caller";
import type { ReportView } from "./contract";
import { askedDays, backwards, type ReportOrder } from "./contract";
import { lastFinished, type Period, reportName, spanOfDays } from "./core/period";
import { withLinks } from "./issue-links";

export const MOST_REPORTS_AT_A_TIME = 5;

/**
 * Creates a report and returns it before its file is written; until then its download link answers 404. A
 * period that extends into the future ends now. Writes an audit event.
 * @throws {Forbidden} without `report.can_view_report`
 * @throws {InvalidFields} for neither interval nor days, both, or days in the future
 * @throws {BadRequest} with the code `invalid_parameters`, for a period that ends before it begins
 * @throws {Conflict} if too many reports are unfinished
 */
export async function requestReport(ctx: Ctx, order: ReportOrder): Promise<ReportView> {
  requireReports(ctx.actor);
  const requestedBy = callerOf(ctx.actor);
  const { timezone } = ctx.merchant;
  const now = ctx.now();
  const period = periodOf(order, now, timezone);
  const interval = order.interval ?? "custom";
  return transaction(ctx.db, async (tx) => {
    const where = { merchantId: ctx.merchant.id, source: "manual", dueAt: { not: null } };
    if ((await tx.report.count({ where })) >= MOST_REPORTS_AT_A_TIME)
      throw new Conflict(`${MOST_REPORTS_AT_A_TIME} reports are being made. Ask again when one of them is finished.`);
    const report = await tx.report.create({
      data: {
        id: prefixed("rpt", randomBytes(25)),
        merchantId: ctx.merchant.id,
        interval,
        source: "manual",
        fileFormat: order.fileFormat,
        name: reportName(interval, period, timezone),
        timezone,
        startsAt: period.startsAt,
        endsAt: period.endsAt,
        requestedBy,
        dueAt: now,
        createdAt: now,
      },
    });
    await recordAudit(ctx, tx, {
      action: "report.requested",
      objectId: report.name,
      after: { fileFormat: order.fileFormat },
    });
    const [view] = await withLinks(ctx, tx, [report]);
    if (view === undefined) throw new Error("A report that was begun has a link.");
    return view;
  });
}

/** The earliest day that a report may begin with, before any transaction. */
const FIRST_DAY = "2000-01-01";

function periodOf(order: ReportOrder, now: Date, zone: string): Period {
  const days = askedDays(order);
  if (days === null) return lastFinished(order.interval ?? "daily", now, zone);
  const { firstDay, lastDay } = days;
  const today = civilDateOf(now, zone);
  if (lastDay !== null && lastDay < firstDay) throw backwards();
  if (firstDay < FIRST_DAY) throw new InvalidFields({ created_after: [`Ensure this day is not before ${FIRST_DAY}.`] });
  const period = spanOfDays(firstDay, lastDay === null || lastDay > today ? today : lastDay, zone);
  if (period.startsAt >= now) throw new InvalidFields({ created_after: ["Ensure this day is not in the future."] });
  return period.endsAt > now ? { ...period, endsAt: now } : period;
}
