import { describe, expect, it, test } from "vitest";
import { looksLikeFormula } from "@/server/kernel/csv";
import { reportRow } from "@/server/testing/report-rows";
import { atScale, COLUMNS, plainRate } from "./columns";
import { csvHead, csvLine } from "./csv";
import { civilText, localClock, serialNumber } from "./local-time";

const KUWAIT = localClock("Asia/Kuwait");

/** The fields of the one record that the text holds, read by the letter of RFC 4180. */
function parsed(line: string): string[] {
  expect(line.endsWith("\r\n")).toBe(true);
  const fields = [...line.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)];
  return fields.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

function field(name: string, change: Parameters<typeof reportRow>[0]): string | undefined {
  const fields = parsed(csvLine(reportRow(change), KUWAIT));
  expect(fields).toHaveLength(COLUMNS.length);
  return fields[COLUMNS.findIndex((column) => column.name === name)];
}

test("a line says all there is to reconcile, amounts at their currency's decimals", () => {
  expect(`${csvHead()}${csvLine(reportRow(), KUWAIT)}`).toBe(
    "\uFEFFoperation,transaction_id,parent_id,order_no,type,payment_type,state,pg_code,method,reference_number,currency_code," +
      "amount,wallet_amount,charge_currency,charge_amount,fee,exchange_rate,paid_amount,captured_amount,refunded_amount," +
      "voided_amount,destination,customer_id,created_at,settled_at,booked_at_utc\r\n" +
      "purchase,0000000000000000000000000000000000000000,,10482,payment_request,one_off,paid,sandbox,card,SRF0000000000000,KWD," +
      "10.500,0.000,KWD,10.500,0.250,,10.750,0.000,0.000,0.000,,c-1,2026-03-10 11:00:00,2026-03-10 11:01:02," +
      "2026-03-10T08:01:02.345Z\r\n",
  );
});

describe("text of others cannot run as a formula", () => {
  it.each([
    "=1+1",
    "+965 1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "  =1+1",
    "\u00A0=1",
    "\uFF1D1",
    "\uFF0B1",
    '=a,"b"',
  ])("%j has an apostrophe in front", (orderNo) => expect(field("order_no", { orderNo })).toBe(`'${orderNo}`));

  it.each([
    ["a;=1+1", "a;'=1+1"],
    ["x; @SUM(A1)", "x;' @SUM(A1)"],
    ["=1;+1", "'=1;'+1"],
  ])("%j is guarded where a semicolon separates fields", (orderNo, written) =>
    expect(field("order_no", { orderNo })).toBe(written),
  );

  it.each(["a;b", "10482", "A-1", "a=b", "طلب-١", "'=1", "1+1", "", " a "])("%j is left alone", (orderNo) => {
    expect(looksLikeFormula(orderNo)).toBe(false);
    expect(field("order_no", { orderNo })).toBe(orderNo);
  });
});

it.each(['say "x"', "a,b", "a\r\nb", "a\nb", " blank ", "طلب، رقم", 'a",="b'])(
  "%j comes back from its field",
  (customerId) => {
    expect(field("customer_id", { customerId })).toBe(customerId);
  },
);

describe("amounts keep every digit", () => {
  it.each([
    ["10.500", 3, "10.500"],
    ["0", 3, "0.000"],
    ["10.500", 2, "10.50"],
    ["100.000", 0, "100"],
    ["99999999999999.999", 3, "99999999999999.999"],
    ["10.505", 2, "10.505"],
    ["0.001", 0, "0.001"],
  ])("%s at %i decimals is %s", (stored, decimals, written) => expect(atScale(stored, decimals)).toBe(written));

  it.each([
    ["3.25000000", "3.25"],
    ["1.00000000", "1"],
    ["0.30712345", "0.30712345"],
    ["100", "100"],
  ])("a rate of %s is %s", (stored, written) => expect(plainRate(stored)).toBe(written));

  it("a fee has the decimals of the currency charged", () => {
    const change = { currency: "KWD", chargeCurrency: "JPY", chargeAmount: "5000.000", fee: "12.000" };
    expect([field("amount", change), field("charge_amount", change), field("fee", change)]).toEqual([
      "10.500",
      "5000",
      "12",
    ]);
  });
});

describe("times are those of the merchant's clocks", () => {
  it.each([
    ["Asia/Kuwait", "2026-03-10T21:30:00Z", "2026-03-11 00:30:00"],
    ["America/New_York", "2026-03-08T06:59:59Z", "2026-03-08 01:59:59"],
    ["America/New_York", "2026-03-08T07:00:00Z", "2026-03-08 03:00:00"],
    ["America/New_York", "2026-11-01T05:30:00Z", "2026-11-01 01:30:00"],
    ["America/New_York", "2026-11-01T06:30:00Z", "2026-11-01 01:30:00"],
    ["Asia/Kathmandu", "2026-03-10T00:00:00Z", "2026-03-10 05:45:00"],
  ])("in %s %s is %s", (zone, at, local) => expect(civilText(localClock(zone)(new Date(at)))).toBe(local));

  it("what was computed for one quarter does not hold for another, however many there are", () => {
    const clock = localClock("America/New_York");
    const first = Date.parse("2026-03-01T00:00:00Z");
    const hours = Array.from({ length: 6_000 }, (_, n) => new Date(first + n * 3_600_000));
    const again = localClock("America/New_York");
    expect(hours.map(clock)).toEqual(hours.map((at) => again(at)));
    expect(clock(new Date("2026-03-01T00:00:00Z"))).toBe(Date.parse("2026-02-28T19:00:00Z"));
  });

  it("a spreadsheet's day 1 is the last of 1899", () => {
    expect(serialNumber(Date.parse("1899-12-31T00:00:00Z"))).toBe(1);
    expect(serialNumber(Date.parse("2026-03-10T12:00:00.999Z"))).toBe(46_091.5);
  });
});
