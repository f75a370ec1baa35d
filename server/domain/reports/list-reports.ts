import type { Page } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import { callerOf, requireReports } from "./caller";
import type { ReportView } from "./contract";
import { type ReportFilter, requireForward } from "./contract";
import { withLinks } from "./issue-links";
import { finishedReports } from "./statements/list-reports";

/**
 * Finished reports, newest first, of the last thirty days by default; each with a download link for this
 * caller.
 * @throws {Forbidden} without `report.can_view_report`
 * @throws {BadRequest} with the code `invalid_parameters`, for a period that ends before it begins
 */
export async function listReports(ctx: Ctx, filter: ReportFilter): Promise<Page<ReportView>> {
  requireReports(ctx.actor);
  callerOf(ctx.actor);
  requireForward(filter, ctx.merchant.timezone);
  const { results, ...page } = await finishedReports(ctx, filter);
  const ids = results.map(({ id }) => id);
  const found = await ctx.db.report.findMany({ where: { id: { in: ids } } });
  const byId = new Map(found.map((report) => [report.id, report]));
  const reports = ids.flatMap((id) => byId.get(id) ?? []);
  return { ...page, results: await withLinks(ctx, ctx.db, reports) };
}
