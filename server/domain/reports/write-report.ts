import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { step } from "@/server/kernel/machine";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import type { ReportRow } from "./core/columns";
import { REPORT } from "./core/machine";
import { removedAt } from "./core/period";
import { failures, MOST_LOST_LEASES } from "./core/tries";
import { fileKind } from "./file";
import { fileJob, putLeased, requireLease, tryFile, type WrittenFile, whileLeased } from "./leased-file";
import { bookedRows } from "./statements/booked-rows";
import { claim } from "./statements/write-report";

/** Seconds until a failed file is written again; the last value repeats. */
const WAITS_SECONDS = [60, 300, 1_800, 7_200, 86_400] as const;
const MAX_ERROR = 500;

export const writeReports: Job = fileJob("report", { name: "write-reports", run: writeReport });

type ClaimedReport = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Writes a report's file; a failed attempt leaves no file and is repeated. */
async function writeReport(ctx: Ctx, reportId: string): Promise<void> {
  const report = await claim(ctx, reportId);
  if (report === null) return;
  await tryFile(report, {
    keyOf: (tries) => `reports/${ctx.merchant.id}/${report.id}-${tries}.${fileKind(report.fileFormat).extension}`,
    write: async (fileKey) => finish(ctx, report, { fileKey, ...(await store(ctx, report, fileKey)) }),
    failed: async (error, fileKey) => {
      ctx.log.error({ report: report.id, tries: report.tries, err: error }, "A report could not be written.");
      await postpone(ctx, report, error);
      const row = await ctx.db.report.findUnique({ where: { id: report.id }, select: { fileKey: true } });
      if (row?.fileKey !== fileKey) await storage().remove(fileKey);
    },
  });
}

function store(ctx: Ctx, report: ClaimedReport, fileKey: string): Promise<WrittenFile> {
  const { open, contentType } = fileKind(report.fileFormat);
  return putLeased<readonly ReportRow[]>(ctx, fileKey, {
    contentType,
    batches: bookedRows(ctx, report),
    recordsOf: (rows) => rows.length,
    pack: (batches) => open({ batches, timezone: report.timezone, at: ctx.now() }),
    renew: (leaseUntil) => ctx.db.report.updateMany({ where: whileLeased(ctx, report), data: { leaseUntil } }),
  });
}

async function finish(ctx: Ctx, report: ClaimedReport, file: WrittenFile & { fileKey: string }): Promise<void> {
  const { from, event, to } = step(REPORT, "in_progress", "written");
  const at = ctx.now();
  await transaction(ctx.db, async (tx) => {
    const changed = await tx.report.updateMany({
      where: whileLeased(ctx, report),
      data: {
        status: to,
        ...file,
        dueAt: null,
        leaseUntil: null,
        lastError: null,
        generatedAt: at,
        expiresAt: removedAt(at, report.timezone),
      },
    });
    requireLease(changed);
    const change = { merchantId: ctx.merchant.id, machine: "report", objectId: report.id, at };
    await recordChanges(tx, [{ ...change, from, event, to }]);
  });
}

async function postpone(ctx: Ctx, report: ClaimedReport, error: unknown): Promise<void> {
  const nth = report.lostLeases < MOST_LOST_LEASES ? failures(report) : WAITS_SECONDS.length;
  const wait = WAITS_SECONDS[nth - 1] ?? WAITS_SECONDS[WAITS_SECONDS.length - 1] ?? 0;
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
  const data = { leaseUntil: null, lastError, dueAt: addSeconds(ctx.now(), wait) };
  await ctx.db.report.updateMany({ where: whileLeased(ctx, report), data });
}
