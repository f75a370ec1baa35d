/** Reports for tests: a merchant in a fixed month, its report files and their content. */
import { text } from "node:stream/consumers";
import { ReportRequest, requestReport, scheduleReports, writeReports } from "@/server/domain/reports";
import { advanceClock } from "@/server/jobs/advance";
import { JOBS } from "@/server/jobs/registry";
import { readInput } from "@/server/kernel/read-input";
import { storage } from "@/server/storage";
import type { TestMerchant } from "./harness";
import { present } from "./subscribing";
import type { FileRecord } from "./workbook";

const REPORT_JOBS = JOBS.filter(({ name }) => name.includes("report"));

/** Advances the clock to `to` with only the report jobs; returns the merchant at the new time. */
export async function walkReports(merchant: TestMerchant, to: string): Promise<TestMerchant> {
  const now = await present(merchant);
  await advanceClock(now.ctx, { to: new Date(to) }, REPORT_JOBS);
  return present(merchant);
}

/** Advances the clock by an ISO 8601 duration; returns how often each job ran. */
export async function walkAll(merchant: TestMerchant, by: string): Promise<Readonly<Record<string, number>>> {
  return (await advanceClock(merchant.ctx, { by })).ran;
}

/** The merchant's reports, oldest first, each as its name, status and number of records. */
export async function reportLines(merchant: TestMerchant): Promise<string[]> {
  const rows = await merchant.ctx.db.report.findMany({
    where: { merchantId: merchant.id },
    orderBy: [{ endsAt: "asc" }, { name: "asc" }],
  });
  return rows.map(({ name, status, records }) => `${name} ${status} ${records}`);
}

/** The report with the given name. @throws {Error} unless there is exactly one */
export async function reportNamed(merchant: TestMerchant, name: string) {
  const [report, ...others] = await merchant.ctx.db.report.findMany({ where: { merchantId: merchant.id, name } });
  if (report === undefined || others.length > 0) throw new Error(`Not one report is called ${name}.`);
  return report;
}

/** The stored file with this key; null if there is none. */
export async function storedFile(fileKey: string | null): Promise<Buffer | null> {
  const file = fileKey === null ? null : await storage().read(fileKey);
  return file && Buffer.from(await text(file.body.setEncoding("latin1")), "latin1");
}

/** Requests a report over all time, writes it, and returns row and file. */
export async function wholeReport(merchant: TestMerchant, fileFormat: "CSV" | "XLSX") {
  const { ctx } = merchant;
  const order = readInput(ReportRequest, { created_after: "2020-01-01", file_format: fileFormat });
  const { encrypted_id: id } = await requestReport(ctx, order);
  await writeReports.run(ctx, id);
  const report = await ctx.db.report.findUniqueOrThrow({ where: { id } });
  const file = await storedFile(report.fileKey);
  if (file === null) throw new Error("The report has no file.");
  return { report, file };
}

/** The records of a CSV file. */
export function csvRecords(file: Buffer): FileRecord[] {
  const lines = file.toString("utf8").replace(/^\uFEFF/, "");
  const fields = [...lines.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of fields) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  const [head = [], ...records] = rows.slice(0, -1);
  return records.map((record) => Object.fromEntries(head.map((name, at) => [name, record[at] ?? ""])));
}

/** A decimal text in thousandths; an empty one is zero. */
export function thousandths(amount: string | undefined): bigint {
  const [whole = "0", fraction = ""] = (amount || "0").split(".");
  return BigInt(`${whole}${fraction.padEnd(3, "0")}`);
}

/** Runs each due item of the merchant's report jobs once, as a driver does. */
export async function driveReports(merchant: TestMerchant): Promise<void> {
  for (const job of [scheduleReports, writeReports]) {
    const items = await job.due(merchant.ctx, { driver: true, merchantId: merchant.id }, 50);
    for (const { id } of items) await job.run(merchant.ctx, id);
  }
}
