import { dueJob } from "@/server/db/due-items";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { step } from "@/server/kernel/machine";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job, Tx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import { REPORT, reportState } from "./core/machine";
import { expiringFiles } from "./statements/leased-files";
import { lockExpiredReport } from "./statements/remove-files";

/** Seconds until the failed removal of a report's file is repeated. */
const WAIT_SECONDS = 3_600;

/**
 * Expires reports and removes their files (Spec, "Making and keeping reports"). The row refers to the file
 * until it is removed, so that no file is left behind.
 */
export const removeReportFiles: Job = dueJob(expiringFiles("report"), {
  name: "remove-report-files",
  shape: "lane",
  run: removeFile,
});

async function removeFile(ctx: Ctx, reportId: string): Promise<void> {
  const fileKey = await transaction(ctx.db, (tx) => expire(ctx, tx, reportId));
  if (fileKey === null) return;
  const where = { id: reportId, fileKey };
  try {
    await storage().remove(fileKey);
    await ctx.db.report.updateMany({ where, data: { fileKey: null } });
  } catch (error) {
    ctx.log.warn({ report: reportId, err: error }, "The file of an expired report could not be removed.");
    await ctx.db.report.updateMany({ where, data: { expiresAt: addSeconds(ctx.now(), WAIT_SECONDS) } });
  }
}

/**
 * Expires a report under its lock.
 * @returns the path of the file to remove, or null
 */
async function expire(ctx: Ctx, tx: Tx, reportId: string): Promise<string | null> {
  const [row] = await lockExpiredReport(ctx, tx, reportId);
  if (row === undefined) return null;
  const from = reportState(row.status);
  if (from === "finished") {
    const { event, to } = step(REPORT, from, "expired");
    await tx.report.update({ where: { id: reportId }, data: { status: to } });
    const change = { merchantId: ctx.merchant.id, machine: "report", objectId: reportId, at: ctx.now() };
    await recordChanges(tx, [{ ...change, from, event, to }]);
  }
  return row.fileKey;
}
