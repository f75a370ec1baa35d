import type { Report } from "@/server/db/generated/client";
import { BadRequest, Forbidden, Gone, NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { callerOf, requireReports } from "./caller";
import { fileKind } from "./file";
import { type Download, openStored } from "./open-stored";

export type DownloadRequest = { readonly token: string; readonly address: string };

type Outcome = "served" | "redirected" | "malformed" | "forbidden" | "missing" | "expired" | "throttled";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Matches a report's id, which the API calls `encrypted_id`. */
const REPORT_ID = /^rpt_[0-9A-Za-z]{32}$/;
const MAX_TOKEN = 64;
/**
 * Opens the file of a download link or report id; every attempt is logged.
 * @throws {BadRequest} if the token is neither a UUID nor a report's id
 * @throws {Forbidden} for another caller's link, or a user without `report.can_view_report`
 * @throws {Gone} if the link was issued more than an hour ago (real time)
 * @throws {NotFound} for an unknown link, or without a file (yet, or any more)
 */
export async function downloadReport(ctx: Ctx, request: DownloadRequest): Promise<Download> {
  const log = (outcome: Outcome, reportId: string | null = null): Promise<void> =>
    logDownload(ctx, request, { outcome, reportId });
  if (!UUID.test(request.token) && !REPORT_ID.test(request.token)) {
    await log("malformed");
    throw new BadRequest("The token is malformed.");
  }
  const find = REPORT_ID.test(request.token) ? reportOf : linkOf;
  const link = await find(ctx, request.token);
  const refusal = refusalOf(ctx, link);
  if (refusal !== null) {
    await log(refusal.outcome, link?.merchantId === ctx.merchant.id ? link.reportId : null);
    throw refusal.error;
  }
  const download = link?.report.fileKey ? await open(link.report.fileKey, link.report) : null;
  if (link === null || download === null) {
    await log("missing", link?.reportId);
    throw new NotFound("There is no such file.");
  }
  await log(download.kind === "file" ? "served" : "redirected", link.reportId);
  return download;
}

export async function logRefusedDownload(
  ctx: Ctx,
  request: DownloadRequest,
  outcome: "throttled" | "forbidden",
): Promise<void> {
  await logDownload(ctx, request, { outcome, reportId: null });
}

type Target = Link & { readonly reportId: string; readonly report: Report };

async function linkOf(ctx: Ctx, token: string): Promise<Target | null> {
  return ctx.db.reportLink.findUnique({ where: { token }, include: { report: true } });
}

/** Finds a report by its id. Unlike a link, the id never expires and is not bound to a caller. */
async function reportOf(ctx: Ctx, token: string): Promise<Target | null> {
  const { id: merchantId } = ctx.merchant;
  const report = await ctx.db.report.findFirst({ where: { id: token, merchantId } });
  if (report === null) return null;
  return { report, reportId: report.id, merchantId, caller: callerOf(ctx.actor), expiresAt: NEVER };
}

const NEVER = new Date(8.64e15);

type Link = { readonly caller: string; readonly merchantId: string; readonly expiresAt: Date };

function refusalOf(ctx: Ctx, link: Link | null): { outcome: Outcome; error: Error } | null {
  try {
    requireReports(ctx.actor);
    if (link !== null && link.caller !== callerOf(ctx.actor))
      throw new Forbidden("This link was issued to another user.");
  } catch (error) {
    if (error instanceof Forbidden) return { outcome: "forbidden", error };
    throw error;
  }
  if (link !== null && link.expiresAt <= ctx.realNow())
    return { outcome: "expired", error: new Gone("This link has expired. List the reports again.") };
  return null;
}

async function open(fileKey: string, report: { name: string; fileFormat: string }): Promise<Download | null> {
  const { contentType, extension } = fileKind(report.fileFormat);
  return openStored(fileKey, { contentType, fileName: `${report.name}.${extension}` });
}

async function logDownload(
  ctx: Ctx,
  { token, address }: DownloadRequest,
  { outcome, reportId }: { outcome: Outcome; reportId: string | null },
): Promise<void> {
  const who = { merchantId: ctx.merchant.id, caller: callerOf(ctx.actor), address: address.slice(0, 64) };
  const sent = [...token.replaceAll("\0", "")].slice(0, MAX_TOKEN).join("");
  await ctx.db.reportDownload.create({ data: { ...who, token: sent, outcome, reportId, at: ctx.realNow() } });
}
