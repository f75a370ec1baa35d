import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { env } from "@/server/env";
import { readInput } from "@/server/kernel/read-input";
import { addSeconds } from "@/server/kernel/time";
import { type Storage, storage } from "@/server/storage";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { csvRecords, storedFile, walkReports, wholeReport } from "@/server/testing/reporting";
import { present } from "@/server/testing/subscribing";
import { gate } from "@/server/testing/waiting";
import { workbookRecords } from "@/server/testing/workbook";
import {
  listReports,
  pruneReportLinks,
  ReportQuery,
  removeReportFiles,
  requestReport,
  sweepReportFiles,
  writeReports,
} from ".";
import { ReportRequest } from "./contract";

let merchant: TestMerchant;
let put: Storage["put"];

beforeEach(async () => {
  merchant = await testMerchant();
  await newSession(merchant, { order_no: "=1+1" });
  put = storage().put;
});

afterEach(() => {
  storage().put = put;
  vi.restoreAllMocks();
});

/** A report that was asked for and not written yet. */
async function begun(): Promise<string> {
  const order = readInput(ReportRequest, { created_after: "2020-01-01" });
  return (await requestReport(merchant.ctx, order)).encrypted_id;
}

const rowOf = (id: string) => merchant.ctx.db.report.findUniqueOrThrow({ where: { id } });
const listed = async () => (await listReports(merchant.ctx, readInput(ReportQuery, {}))).results.length;

async function filesOf(id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage().list(`reports/${merchant.id}`)) if (key.includes(id)) keys.push(key);
  return keys;
}

/** The same merchant, later in real time and on its clock. */
function later(seconds: number) {
  const at = addSeconds(new Date(), seconds);
  return { ...merchant.ctx, realNow: () => at, now: () => at };
}

describe("a report is listed with its whole file, or not at all", () => {
  test("a store that breaks off leaves nothing; the next try, a minute later, writes it", async () => {
    const id = await begun();
    storage().put = async (_key, content) => {
      if (!(content instanceof Uint8Array)) for await (const _ of content) break;
      throw new Error("The disk is full.");
    };
    await writeReports.run(merchant.ctx, id);
    expect(await rowOf(id)).toMatchObject({ status: "in_progress", fileKey: null, lastError: "The disk is full." });
    expect([await listed(), await filesOf(id)]).toEqual([0, []]);
    storage().put = put;
    await writeReports.run(merchant.ctx, id);
    expect(await listed()).toBe(0);
    await writeReports.run(later(61), id);
    expect(await rowOf(id)).toMatchObject({ status: "finished", records: 1, tries: 2, lastError: null, dueAt: null });
    expect([await listed(), (await filesOf(id)).length]).toEqual([1, 1]);
  });

  test("a process that dies while it writes is followed by another once its lease is over", async () => {
    const id = await begun();
    const data = { tries: 1, leaseUntil: addSeconds(new Date(), 30) };
    await merchant.ctx.db.report.update({ where: { id }, data });
    await storage().put(`reports/${merchant.id}/${id}-1.csv`, Buffer.from("half"), { contentType: "text/csv" });
    expect(await writeReports.due(merchant.ctx, { driver: true, merchantId: merchant.id }, 9)).toEqual([]);
    await writeReports.run(merchant.ctx, id);
    expect(await rowOf(id)).toMatchObject({ status: "in_progress", tries: 1 });
    const scope = { driver: true, merchantId: merchant.id } as const;
    expect((await writeReports.due(later(31), scope, 9)).map((item) => item.id)).toEqual([id]);
    await writeReports.run(later(31), id);
    expect(await rowOf(id)).toMatchObject({ status: "finished", tries: 2 });
    expect(await filesOf(id)).toEqual([`reports/${merchant.id}/${id}-2.csv`]);
  });

  test("of two that write, because the first seemed dead, one file counts and the other goes", async () => {
    const id = await begun();
    const [reached, free] = [gate(), gate()];
    storage().put = async (key, content, facts) => {
      if (key.endsWith("-1.csv")) {
        reached.open();
        await free.opened;
      }
      await put(key, content, facts);
    };
    const first = writeReports.run(merchant.ctx, id);
    await reached.opened;
    await writeReports.run(later(61), id);
    free.open();
    await first;
    expect(await rowOf(id)).toMatchObject({
      status: "finished",
      tries: 2,
      fileKey: `reports/${merchant.id}/${id}-2.csv`,
    });
    expect(await filesOf(id)).toEqual([`reports/${merchant.id}/${id}-2.csv`]);
  });

  test("processes that end while they write are no failures; after ten a report is tried once a day", async () => {
    const id = await begun();
    const lose = (lostLeases: number) =>
      merchant.ctx.db.report.update({
        where: { id },
        data: { lostLeases, tries: lostLeases + 1, leaseUntil: new Date(0) },
      });
    const ahead = async () => ((await rowOf(id)).dueAt?.getTime() ?? 0) - Date.now();
    await lose(8);
    storage().put = () => Promise.reject(new Error("The store is away."));
    await writeReports.run(merchant.ctx, id);
    expect(await rowOf(id)).toMatchObject({ lostLeases: 9, lastError: "The store is away." });
    expect(await ahead()).toBeLessThan(61_000);
    storage().put = put;
    await lose(9);
    await writeReports.run(later(61), id);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: "in_progress", lostLeases: 10, leaseUntil: null });
    expect(row.lastError).toBe("10 processes ended while they wrote the file.");
    expect(await ahead()).toBeGreaterThan(86_000_000);
    await writeReports.run(later(86_462), id);
    expect(await rowOf(id)).toMatchObject({ status: "finished", lostLeases: 10, lastError: null });
  });

  test("a finished report is not written again", async () => {
    const { report } = await wholeReport(merchant, "CSV");
    await writeReports.run(merchant.ctx, report.id);
    expect(await rowOf(report.id)).toEqual(report);
  });
});

test("a file is given up when it is old enough, and the row says so first", async () => {
  const { report } = await wholeReport(merchant, "CSV");
  const due = addSeconds(report.expiresAt ?? new Date(0), 1);
  const then = { ...merchant.ctx, now: () => due };
  await removeReportFiles.run(merchant.ctx, report.id);
  expect(await rowOf(report.id)).toEqual(report);
  const remove = vi.spyOn(storage(), "remove").mockRejectedValueOnce(new Error("The store is away."));
  await removeReportFiles.run(then, report.id);
  expect(await rowOf(report.id)).toMatchObject({ status: "expired", fileKey: report.fileKey });
  remove.mockRestore();
  await removeReportFiles.run({ ...then, now: () => addSeconds(due, 3_601) }, report.id);
  expect(await rowOf(report.id)).toMatchObject({ status: "expired", fileKey: null, records: 1 });
  expect([await storedFile(report.fileKey), await listed()]).toEqual([null, 0]);
  const changes = await merchant.ctx.db.stateChange.findMany({
    where: { objectId: report.id },
    orderBy: { id: "asc" },
  });
  expect(changes.map(({ from, event, to }) => `${from} ${event} ${to}`)).toEqual([
    "in_progress written finished",
    "finished expired expired",
  ]);
});

test("files go with the first month that begins when they are ninety days old, in the walk, too", async () => {
  merchant = await walkReports(merchant, "2031-01-15T09:00:00Z");
  await newSession(merchant);
  merchant = await walkReports(merchant, "2031-01-16T00:00:00Z");
  const where = { merchantId: merchant.id, name: "transactions_daily_2031-01-15" };
  const { id, expiresAt } = await merchant.ctx.db.report.findFirstOrThrow({ where });
  expect(expiresAt?.toISOString()).toBe("2031-04-30T21:00:00.000Z");
  merchant = await walkReports(await present(merchant), "2031-05-01T00:00:00Z");
  expect(await rowOf(id)).toMatchObject({ status: "expired", fileKey: null });
});

test("both formats hold the same records, each text as it was sent", async () => {
  await newSession(merchant, { order_no: "طلب، ١", customer_id: 'a"b' });
  const [csv, workbook] = [await wholeReport(merchant, "CSV"), await wholeReport(merchant, "XLSX")];
  const records = csvRecords(csv.file);
  expect(records.map(({ order_no, customer_id }) => [order_no, customer_id])).toEqual([
    ["'=1+1", ""],
    ["طلب، ١", 'a"b'],
  ]);
  expect(workbookRecords(workbook.file).map(({ order_no, amount }) => [order_no, amount])).toEqual([
    ["=1+1", "10.500"],
    ["طلب، ١", "10.500"],
  ]);
  expect(csv.file.subarray(0, 3).toString("hex")).toBe("efbbbf");
  expect([csv.report.records, workbook.report.records]).toEqual([2, 2]);
  expect([csv.report.fileSize, workbook.report.fileSize].map(Number)).toEqual([csv.file.length, workbook.file.length]);
});

test("a report without transactions has a head", async () => {
  const empty = await testMerchant();
  const [csv, workbook] = [await wholeReport(empty, "CSV"), await wholeReport(empty, "XLSX")];
  expect([csvRecords(csv.file), workbookRecords(workbook.file), csv.report.records]).toEqual([[], [], 0]);
});

test("housekeeping removes old files that no report names, and no others", async () => {
  const { report } = await wholeReport(merchant, "CSV");
  const keys = [`${report.id}-7.csv`, "draft-00ff", `${report.id}-8.csv`].map(
    (name) => `reports/${merchant.id}/${name}`,
  );
  for (const key of keys) await storage().put(key, Buffer.from("x"), { contentType: "text/csv" });
  const twoDaysAgo = addSeconds(new Date(), -2 * 86_400);
  for (const key of [...keys.slice(0, 2), report.fileKey ?? ""])
    await utimes(join(env.filesFolder, key), twoDaysAgo, twoDaysAgo);
  await sweepReportFiles(merchant.ctx);
  const left = await Promise.all([...keys, report.fileKey].map(async (key) => (await storedFile(key)) !== null));
  expect(left).toEqual([false, false, true, true]);
});

test("links are forgotten a week after they expired, and answer as expired until then", async () => {
  const { report } = await wholeReport(merchant, "CSV");
  const where = { reportId: report.id };
  const set = (days: number) =>
    merchant.ctx.db.reportLink.updateMany({ where, data: { expiresAt: addSeconds(new Date(), -days * 86_400) } });
  await set(6);
  await pruneReportLinks(merchant.ctx);
  expect(await merchant.ctx.db.reportLink.count({ where })).toBe(1);
  await set(8);
  await pruneReportLinks(merchant.ctx);
  expect(await merchant.ctx.db.reportLink.count({ where })).toBe(0);
});
