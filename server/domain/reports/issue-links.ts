import { randomUUID } from "node:crypto";
import type { Report } from "@/server/db/generated/client";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { callerOf } from "./caller";
import type { ReportView } from "./contract";
import { reportView } from "./views";

/** Lifetime of a download link in seconds of real time (Spec, "Report downloads"). */
const LINK_SECONDS = 3_600;
/** Seconds for which the response for an expired link differs from that for an unknown one. */
const REMEMBERED_SECONDS = 7 * 86_400;

/** Reports in API form, each with a download link for this caller, valid for an hour of real time. */
export async function withLinks(ctx: Ctx, db: Tx, reports: readonly Report[]): Promise<ReportView[]> {
  const expiresAt = addSeconds(ctx.realNow(), LINK_SECONDS);
  const link = { merchantId: ctx.merchant.id, caller: callerOf(ctx.actor), expiresAt };
  const linked = reports.map((report) => ({ report, token: randomUUID() }));
  if (linked.length > 0)
    await db.reportLink.createMany({
      data: linked.map(({ report, token }) => ({ ...link, token, reportId: report.id })),
    });
  return linked.map(({ report, token }) => reportView(report, ctx.merchant.baseUrl, token));
}

export async function issueLink(ctx: Ctx, db: Tx, reportId: string): Promise<string> {
  const expiresAt = addSeconds(ctx.realNow(), LINK_SECONDS);
  const data = { token: randomUUID(), merchantId: ctx.merchant.id, caller: callerOf(ctx.actor), expiresAt, reportId };
  return (await db.reportLink.create({ data })).token;
}

/** Deletes download links that expired a week ago (real time). */
export async function pruneReportLinks(system: SystemCtx): Promise<number> {
  const before = addSeconds(system.realNow(), -REMEMBERED_SECONDS);
  const { count } = await system.db.reportLink.deleteMany({ where: { expiresAt: { lt: before } } });
  return count;
}
