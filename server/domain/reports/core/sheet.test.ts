import { describe, expect, it, test } from "vitest";
import { reportRow } from "@/server/testing/report-rows";
import { COLUMNS } from "./columns";
import { localClock } from "./local-time";
import { FIXED_PARTS, SHEET_FOOT, sheetHead, sheetList, sheetRow } from "./sheet";

const KUWAIT = localClock("Asia/Kuwait");

/** The cell of a column in row 2. */
function cell(name: string, change: Parameters<typeof reportRow>[0]): string | undefined {
  const place = `${String.fromCharCode(65 + COLUMNS.findIndex((column) => column.name === name))}2`;
  return new RegExp(`<c r="${place}".*?</c>`, "s").exec(sheetRow(reportRow(change), 2, KUWAIT))?.[0];
}

describe("amounts are numbers where a spreadsheet keeps every digit, else text", () => {
  it.each([
    ["KWD", "10.500", '<c r="L2" s="7"><v>10.500</v></c>'],
    ["USD", "10.500", '<c r="L2" s="6"><v>10.50</v></c>'],
    ["JPY", "1000.000", '<c r="L2" s="4"><v>1000</v></c>'],
    ["KWD", "123456789012.345", '<c r="L2" s="7"><v>123456789012.345</v></c>'],
    ["KWD", "0.001", '<c r="L2" s="7"><v>0.001</v></c>'],
  ])("%s %s is a number", (currency, amount, xml) => expect(cell("amount", { currency, amount })).toBe(xml));

  it.each(["1234567890123.456", "99999999999999.999"])("%s KWD is text", (amount) => {
    expect(cell("amount", { amount })).toContain(`t="inlineStr"><is><t xml:space="preserve">${amount}<`);
  });

  it("every number that it writes is one that a double gives back", () => {
    for (const amount of ["123456789012.345", "999999999999.999", "0.001", "100000000000.001"]) {
      const written = /<v>(.*)<\/v>/.exec(cell("amount", { amount }) ?? "")?.[1];
      expect(Number(written).toFixed(3)).toBe(amount);
    }
  });
});

describe("text is text", () => {
  it("what looks like a formula stays text when the cell is edited", () => {
    expect(cell("order_no", { orderNo: "=HYPERLINK(1)" })).toBe(
      '<c r="D2" s="2" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(1)</t></is></c>',
    );
  });

  it.each([
    ["a<b>&c", "a&lt;b&gt;&amp;c"],
    ["a\u0001b\uFFFEc", "a\uFFFDb\uFFFDc"],
    ["\uD800x", "\uFFFDx"],
    ["طلب 😀", "طلب 😀"],
    ["a\tb\nc\r", "a\tb\nc&#13;"],
    ["_x0041_", "_x005F_x0041_"],
  ])("%j is written %j", (orderNo, xml) => expect(cell("order_no", { orderNo })).toContain(`>${xml}</t>`));
});

test("times are dates of the merchant's clocks, the booking in UTC beside them", () => {
  expect(cell("created_at", {})).toBe('<c r="X2" s="3"><v>46091.45833333333</v></c>');
  expect(cell("booked_at_utc", {})).toContain(">2026-03-10T08:01:02.345Z<");
  expect(cell("settled_at", { settledAt: null })).toBeUndefined();
});

test("every sheet is listed, and every part is closed", () => {
  const parts = sheetList(2);
  expect(parts["xl/workbook.xml"]).toContain('<sheet name="Transactions 2" sheetId="2" r:id="rId2"/>');
  expect(parts["xl/_rels/workbook.xml.rels"]).toContain('Target="worksheets/sheet2.xml"');
  const sheet = `${sheetHead()}${sheetRow(reportRow(), 2, KUWAIT)}${SHEET_FOOT}`;
  for (const xml of [...Object.values(FIXED_PARTS), ...Object.values(parts), sheet]) {
    const open = [...xml.matchAll(/<([a-zA-Z]\w*)(?:\s[^<>]*)?(?<!\/)>/g)].map(([, name]) => name).sort();
    const closed = [...xml.matchAll(/<\/(\w+)>/g)].map(([, name]) => name).sort();
    expect(open).toEqual(closed);
  }
});
