import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { reportRow } from "@/server/testing/report-rows";
import { workbookParts, workbookRecords } from "@/server/testing/workbook";
import type { ReportRow } from "./core/columns";
import { fileKind } from "./file";

async function* batches(sizes: readonly number[]): AsyncGenerator<readonly ReportRow[]> {
  let made = 0;
  for (const size of sizes) {
    yield Array.from({ length: size }, (_, at) => reportRow({ orderNo: String(made + at) }));
    made += size;
  }
}

function open(format: string, sizes: readonly number[], sheetRows = 101) {
  return fileKind(format).open({ batches: batches(sizes), timezone: "UTC", at: new Date("2026-03-10"), sheetRows });
}

test.each([
  ["fewer than fit", [40, 59], [100]],
  ["as many as fit", [40, 60], [101]],
  ["one more", [40, 61], [101, 2]],
  ["a batch over the edge, and another sheet full", [70, 70, 60], [101, 101]],
  ["none", [], [1]],
])("rows beyond what a sheet can have go on in the next one, each with the head: %s", async (_, sizes, rows) => {
  const file = await buffer(open("XLSX", sizes));
  const sheets = [...workbookParts(file)].filter(([path]) => path.startsWith("xl/worksheets/"));
  expect(sheets.map(([, xml]) => xml.match(/<row /g)?.length)).toEqual(rows);
  for (const [, xml] of sheets)
    expect(xml).toContain('<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">operation<');
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(workbookRecords(file).map(({ order_no }) => order_no)).toEqual(
    Array.from({ length: total }, (_, at) => String(at)),
  );
});

test.each(["CSV", "XLSX"])("a %s file breaks off with the rows", async (format) => {
  async function* broken(): AsyncGenerator<readonly ReportRow[]> {
    yield [reportRow()];
    throw new Error("The database is away.");
  }
  const file = fileKind(format).open({ batches: broken(), timezone: "UTC", at: new Date() });
  await expect(buffer(file)).rejects.toThrow("The database is away.");
});

test.each(["CSV", "XLSX"])(
  "rows of a %s file are read as it is taken, and no further once it is given up",
  async (format) => {
    let read = 0;
    async function* endless(): AsyncGenerator<readonly ReportRow[]> {
      for (;;) {
        read += 1;
        yield Array.from({ length: 1_000 }, () => reportRow());
      }
    }
    const file = fileKind(format).open({ batches: endless(), timezone: "UTC", at: new Date() });
    for await (const _ of file) break;
    const taken = read;
    expect(taken).toBeLessThan(20);
    await new Promise((done) => setImmediate(done));
    expect(read - taken).toBeLessThan(3);
  },
);

test("a word that is no format is a bug", () => expect(() => fileKind("PDF")).toThrow(RangeError));
