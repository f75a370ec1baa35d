import { recordAudit } from "@/server/domain/audit";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { requireReports } from "./caller";
import { downloadReport } from "./download-report";
import { issueLink } from "./issue-links";
import type { Download } from "./open-stored";

/**
 * Opens a report's file for the caller; logged and audited.
 * @throws {Forbidden} without `report.can_view_report`
 * @throws {NotFound} if the merchant has no such report, or the report has no file (yet, or any more)
 */
export async function downloadById(ctx: Ctx, request: { reportId: string; address: string }): Promise<Download> {
  requireReports(ctx.actor);
  const where = { id: request.reportId, merchantId: ctx.merchant.id, fileKey: { not: null } };
  const report = await ctx.db.report.findFirst({ where, select: { id: true, name: true } });
  if (report === null) throw new NotFound("There is no such file.");
  const token = await issueLink(ctx, ctx.db, report.id);
  const download = await downloadReport(ctx, { token, address: request.address });
  await recordAudit(ctx, ctx.db, { action: "export.report", objectId: report.name });
  return download;
}
