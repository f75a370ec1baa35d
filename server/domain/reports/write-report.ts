import { Readable } from "node:stream";
import type { Prisma } from "@/server/db/client";
import { dueItems, earliestDue } from "@/server/db/due-items";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { step } from "@/server/kernel/machine";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import type { ReportRow } from "./core/columns";
import { REPORT } from "./core/machine";
import { removedAt } from "./core/period";
import { failures, MOST_LOST_LEASES, requireLivingWriters } from "./core/tries";
import { fileKind } from "./file";
import { bookedRows } from "./statements/booked-rows";
import { begun, type ClaimedReport, claim, LEASE_SECONDS } from "./statements/write-report";

const RENEW_MS = 15_000;
/** Seconds until a failed file is written again; the last value repeats. */
const WAITS_SECONDS = [60, 300, 1_800, 7_200, 86_400] as const;
const MAX_ERROR = 500;

/**
 * Writes requested reports, and reports that a dead process left unfinished. Writing is CPU-bound: a process
 * writes at most two files at a time, one per merchant.
 */
export const writeReports: Job = {
  name: "write-reports",
  total: 2,
  nextAt: (system, scope) => earliestDue(system, scope, begun(scope)),
  due: (system, scope, limit) => dueItems(system, scope, { source: begun(scope), limit }),
  run: writeReport,
};

type WrittenFile = { readonly records: number; readonly size: number };

/** Thrown if another process took over the report: its file counts. */
class LeaseLost extends Error {}

/**
 * Each attempt has a separate file, to which
 * the row refers once complete; a failed attempt leaves no file and is repeated.
 */
async function writeReport(ctx: Ctx, reportId: string): Promise<void> {
  const report = await claim(ctx, reportId);
  if (report === null) return;
  const fileKey = keyOf(ctx, report, report.tries);
  try {
    // Removes the partial file of a process that died while writing.
    if (report.tries > 1) await storage().remove(keyOf(ctx, report, report.tries - 1));
    requireLivingWriters(report);
    await finish(ctx, report, { fileKey, ...(await store(ctx, report, fileKey)) });
  } catch (error) {
    ctx.log.error({ report: report.id, tries: report.tries, err: error }, "A report could not be written.");
    await postpone(ctx, report, error);
    const row = await ctx.db.report.findUnique({ where: { id: report.id }, select: { fileKey: true } });
    if (row?.fileKey !== fileKey) await storage().remove(fileKey);
  }
}

function keyOf(ctx: Ctx, { id, fileFormat }: Pick<ClaimedReport, "id" | "fileFormat">, tries: number): string {
  return `reports/${ctx.merchant.id}/${id}-${tries}.${fileKind(fileFormat).extension}`;
}

function ours(ctx: Ctx, { id, tries }: ClaimedReport): Prisma.ReportWhereInput {
  return { id, tries, merchantId: ctx.merchant.id, dueAt: { not: null } };
}

async function store(ctx: Ctx, report: ClaimedReport, fileKey: string): Promise<WrittenFile> {
  const { open, contentType } = fileKind(report.fileFormat);
  const written = { records: 0, size: 0 };
  async function* leased(): AsyncGenerator<readonly ReportRow[]> {
    let renewedAt = ctx.realNow().getTime();
    for await (const rows of bookedRows(ctx, report)) {
      if (ctx.realNow().getTime() - renewedAt > RENEW_MS) {
        await renew(ctx, report);
        renewedAt = ctx.realNow().getTime();
      }
      written.records += rows.length;
      yield rows;
    }
  }
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of open({ batches: leased(), timezone: report.timezone, at: ctx.now() })) {
      written.size += chunk.length;
      yield chunk;
    }
  }
  await storage().put(fileKey, Readable.from(counted(), { objectMode: false }), { contentType });
  return written;
}

/** @throws {LeaseLost} another process took over */
async function renew(ctx: Ctx, report: ClaimedReport): Promise<void> {
  const leaseUntil = addSeconds(ctx.realNow(), LEASE_SECONDS);
  const { count } = await ctx.db.report.updateMany({ where: ours(ctx, report), data: { leaseUntil } });
  if (count === 0) throw new LeaseLost("Another process writes the report.");
}

/** @throws {LeaseLost} another process took over */
async function finish(ctx: Ctx, report: ClaimedReport, file: WrittenFile & { fileKey: string }): Promise<void> {
  const { from, event, to } = step(REPORT, "in_progress", "written");
  const at = ctx.now();
  await transaction(ctx.db, async (tx) => {
    const { count } = await tx.report.updateMany({
      where: ours(ctx, report),
      data: {
        status: to,
        records: file.records,
        fileKey: file.fileKey,
        fileSize: file.size,
        dueAt: null,
        leaseUntil: null,
        lastError: null,
        generatedAt: at,
        expiresAt: removedAt(at, report.timezone),
      },
    });
    if (count === 0) throw new LeaseLost("Another process has written the report.");
    const change = { merchantId: ctx.merchant.id, machine: "report", objectId: report.id, at };
    await recordChanges(tx, [{ ...change, from, event, to }]);
  });
}

async function postpone(ctx: Ctx, report: ClaimedReport, error: unknown): Promise<void> {
  const nth = report.lostLeases < MOST_LOST_LEASES ? failures(report) : WAITS_SECONDS.length;
  const wait = WAITS_SECONDS[nth - 1] ?? WAITS_SECONDS[WAITS_SECONDS.length - 1] ?? 0;
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
  const data = { leaseUntil: null, lastError, dueAt: addSeconds(ctx.now(), wait) };
  await ctx.db.report.updateMany({ where: ours(ctx, report), data });
}
