/** Reports as people list and download them. */
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { Forbidden, NotFound } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { signedIn } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";
import { wholeReport } from "@/server/testing/reporting";
import { downloadById, listReportLines, ReportRequest, readReportQuery, requestReport } from ".";

const PERMISSIONS = ["console.access", "report.can_view_report"];
const values = (query: Record<string, string> = {}) => readReportQuery(query).values;
const address = "192.0.2.1";

test("those being made and those ready are listed newest first, by cursor and filter", async () => {
  const merchant = await testMerchant();
  const { report } = await wholeReport(merchant, "CSV");
  const order = readInput(ReportRequest, { interval: "monthly", file_format: "XLSX" });
  const asked = await requestReport(merchant.ctx, order);
  const first = await listReportLines(merchant.ctx, values(), 1);
  expect(first.rows).toMatchObject([
    { id: asked.encrypted_id, status: "in_progress", fileFormat: "XLSX", records: null, size: null, isDelayed: false },
  ]);
  const rest = await listReportLines(merchant.ctx, values({ cursor: first.next ?? "" }), 1);
  expect(rest.rows).toMatchObject([{ id: report.id, status: "finished", records: 0, source: "manual" }]);
  expect(rest.next).toBeNull();
  const monthly = await listReportLines(merchant.ctx, values({ interval: "monthly" }), 5);
  expect(monthly.rows.map(({ id }) => id)).toEqual([asked.encrypted_id]);
  expect((await listReportLines(merchant.ctx, values({ source: "auto" }), 5)).rows).toEqual([]);
  const audits = await merchant.ctx.db.auditEvent.findMany({ where: { merchantId: merchant.id } });
  expect(audits.map(({ action }) => action)).toEqual(["report.requested", "report.requested"]);
});

test("a file is handed out to who may see reports, logged, and leaves one event", async () => {
  const merchant = await testMerchant();
  const { report } = await wholeReport(merchant, "CSV");
  const viewer = await signedIn(merchant, PERMISSIONS);
  const before = await merchant.ctx.db.auditEvent.count({ where: { merchantId: merchant.id } });
  const download = await downloadById(viewer, { reportId: report.id, address });
  expect(download).toMatchObject({ kind: "file", fileName: `${report.name}.csv` });
  if (download.kind === "file") expect(await text(download.content)).toContain("transaction_id");
  const log = await merchant.ctx.db.reportDownload.findMany({ where: { merchantId: merchant.id } });
  expect(log).toMatchObject([{ outcome: "served", reportId: report.id, caller: `user:${viewer.actor.id}` }]);
  const audits = await merchant.ctx.db.auditEvent.findMany({
    where: { merchantId: merchant.id },
    orderBy: { id: "asc" },
  });
  expect(audits.slice(before).map(({ action }) => action)).toEqual(["export.report"]);
});

test("nobody gets another merchant's file, one that is not there, or any without the permission", async () => {
  const [merchant, other] = await Promise.all([testMerchant(), testMerchant()]);
  const { report } = await wholeReport(merchant, "CSV");
  const stranger = await signedIn(other, PERMISSIONS);
  await expect(downloadById(stranger, { reportId: report.id, address })).rejects.toThrow(NotFound);
  const asked = await requestReport(merchant.ctx, readInput(ReportRequest, { interval: "daily" }));
  const unwritten = { reportId: asked.encrypted_id, address };
  await expect(downloadById(merchant.ctx, unwritten)).rejects.toThrow(NotFound);
  const nobody = await signedIn(merchant);
  await expect(downloadById(nobody, { reportId: report.id, address })).rejects.toThrow(Forbidden);
  await expect(listReportLines(nobody, values(), 5)).rejects.toThrow(Forbidden);
});
