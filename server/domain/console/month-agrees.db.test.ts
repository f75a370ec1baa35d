/** Overview, chart, list, page "Month", report and files say the same about a month, to the last digit. */
import "@/server/wiring";
import { buffer } from "node:stream/consumers";
import { Decimal } from "decimal.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { exportMonth, parseMonth, readMonth, readTotals, readVolume, type Span } from "@/server/domain/figures";
import { currency } from "@/server/kernel/currency";
import { addDays, type CivilDate, startOfDay } from "@/server/kernel/time";
import { writeAllDays } from "@/server/testing/figures";
import type { TestMerchant } from "@/server/testing/harness";
import { live, STEP } from "@/server/testing/histories";
import { csvRecords, wholeReport } from "@/server/testing/reporting";
import { rounds, SEED } from "@/server/testing/rounds";
import { type FileRecord, workbookRecords } from "@/server/testing/workbook";
import { exportPayments, paymentSums, readPaymentQuery } from ".";

const KWD = currency("KWD");
const ZONE = "Asia/Kuwait";
const MONTHS = ["2030-01", "2030-02", "2030-03"].map((name) => parseMonth(name) as Span);

/** Steps happen at the first and last milliseconds of days around the ends of months, in order. */
const MOMENTS = MONTHS.flatMap(({ from, to }) => [from, addDays(from, 11), to]).flatMap((day: CivilDate) => [
  startOfDay(day, ZONE).getTime() + 60_000,
  startOfDay(addDays(day, 1), ZONE).getTime() - 60_000,
]);

const LIFE = { timezone: ZONE, moments: MOMENTS, end: startOfDay("2030-04-20" as CivilDate, ZONE).getTime() };

type Said = { readonly moneyIn: string; readonly refunded: string };

const sum = (amounts: readonly (string | undefined)[]): string =>
  Decimal.sum(0, ...amounts.map((a) => a || 0)).toFixed(3);

const said = (moneyIn: string, refunded: string): Said => ({ moneyIn, refunded });

async function listed(merchant: TestMerchant, span: Span): Promise<Said> {
  const { values } = readPaymentQuery({ by: "booked", currency: KWD, ...span });
  const [sums] = (await paymentSums(merchant.ctx, values)).currencies;
  return said(sums?.settled ?? "0.000", sums?.refunded ?? "0.000");
}

async function exported(merchant: TestMerchant, span: Span) {
  const { values } = readPaymentQuery({ by: "booked", currency: KWD, ...span });
  let text = "";
  for await (const lines of exportPayments(merchant.ctx, values)) text += lines;
  const rows = csvRecords(Buffer.from(text));
  const of = (name: string) => sum(rows.map((row) => row[name]));
  return { ...said(of("paid"), of("refunded")), net: of("net"), captured: of("captured"), fee: of("fee") };
}

async function monthly(
  merchant: TestMerchant,
  span: Span,
): Promise<Said & Readonly<Record<"captured" | "fee" | "opening" | "closing", string>>> {
  const balances = await readMonth(merchant.ctx, { span, currency: KWD });
  const money = balances.find(({ name }) => name === "money");
  const of = (...kinds: string[]) =>
    sum(money?.lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount) ?? []);
  const refunded = new Decimal(of("refund")).negated().toFixed(3);
  return {
    ...said(of("purchase", "capture", "fee"), refunded === "-0.000" ? "0.000" : refunded),
    captured: of("capture"),
    fee: of("fee"),
    opening: money?.opening ?? "0.000",
    closing: money?.closing ?? "0.000",
  };
}

async function charted(merchant: TestMerchant, span: Span): Promise<string> {
  return sum((await readVolume(merchant.ctx, { span, currency: KWD })).map(({ settled }) => settled));
}

/** Rows of the report of all time whose time lies in the month. */
function reported(records: readonly FileRecord[], { from, to }: Span): Said {
  const [start, end] = [startOfDay(from, ZONE), startOfDay(addDays(to, 1), ZONE)];
  const own = records.filter(({ booked_at_utc: when = "", currency_code: code }) => {
    const instant = new Date(when);
    return code === KWD && instant >= start && instant < end;
  });
  return said(sum(own.map(({ paid_amount: paid }) => paid)), sum(own.map(({ refunded_amount: back }) => back)));
}

const COLUMNS = ["day", "gateway_day", "booked_at_utc", "kind", "currency_code", "amount", "session_id"];

async function bookingFile(merchant: TestMerchant, span: Span, format: "CSV" | "XLSX"): Promise<Said> {
  const file = await buffer((await exportMonth(merchant.ctx, { span, currency: KWD }, format)).content);
  const rows = format === "CSV" ? csvRecords(file) : workbookRecords(file, COLUMNS);
  const of = (...kinds: string[]) =>
    sum(rows.filter(({ kind = "" }) => kinds.includes(kind)).map(({ amount }) => amount));
  const refunded = new Decimal(of("refund")).negated().toFixed(3);
  return said(of("purchase", "capture", "fee"), refunded === "-0.000" ? "0.000" : refunded);
}

test("over any history, each month's totals are equal on four screens and in four files, and closings are the next openings", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 18, maxLength: 36 }), fc.boolean(), async (steps, isWritten) => {
      const merchant = await live(steps, LIFE);
      if (isWritten) await writeAllDays(merchant);
      const csv = csvRecords((await wholeReport(merchant, "CSV")).file);
      const workbook = workbookRecords((await wholeReport(merchant, "XLSX")).file);
      let opening = "0.000";
      for (const span of MONTHS) {
        const { opening: own, closing, captured, fee, ...month } = await monthly(merchant, span);
        const net = sum([month.moneyIn, `-${month.refunded}`]);
        const totals = await readTotals(merchant.ctx, { span, currency: KWD });
        expect({
          overview: said(totals.settled, totals.refunded),
          list: await listed(merchant, span),
          payments: await exported(merchant, span),
          csv: reported(csv, span),
          workbook: reported(workbook, span),
          bookings: await bookingFile(merchant, span, "CSV"),
          sheet: await bookingFile(merchant, span, "XLSX"),
        }).toEqual({
          overview: month,
          list: month,
          payments: { ...month, net, captured, fee },
          csv: month,
          workbook: month,
          bookings: month,
          sheet: month,
        });
        expect(await charted(merchant, span)).toBe(month.moneyIn);
        expect([own, closing]).toEqual([opening, sum([own, month.moneyIn, `-${month.refunded}`])]);
        opening = closing;
      }
    }),
    { numRuns: rounds(5), seed: SEED },
  );
}, 120_000);
