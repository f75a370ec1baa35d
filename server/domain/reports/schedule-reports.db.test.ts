import { describe, expect, test } from "vitest";
import { SettingsPatch, updateSettings } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { testMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import {
  csvRecords,
  driveReports,
  reportLines,
  reportNamed,
  storedFile,
  walkAll,
  walkReports,
} from "@/server/testing/reporting";
import { present } from "@/server/testing/subscribing";

describe("every finished period with a transaction has one report", () => {
  test("by day, week, month and year, each made as its period is over", async () => {
    let merchant = await walkReports(await testMerchant(), "2031-03-06T09:00:00Z");
    await newSession(merchant);
    merchant = await walkReports(merchant, "2031-03-06T20:59:00Z");
    await newSession(merchant, { order_no: "before midnight" });
    merchant = await walkReports(merchant, "2031-03-06T21:04:00Z");
    await newSession(merchant, { order_no: "after midnight" });
    expect(await reportLines(merchant)).toEqual([]);
    merchant = await walkReports(merchant, "2031-03-06T21:06:00Z");
    expect(await reportLines(merchant)).toEqual(["transactions_daily_2031-03-06 finished 2"]);
    merchant = await walkReports(merchant, "2032-01-02T00:00:00Z");
    expect(await reportLines(merchant)).toEqual([
      "transactions_daily_2031-03-06 expired 2",
      "transactions_daily_2031-03-07 expired 1",
      "transactions_weekly_2031-03-02_2031-03-08 expired 3",
      "transactions_monthly_2031-03 expired 3",
      "transactions_yearly_2031 finished 3",
    ]);
    const { createdAt, generatedAt } = await reportNamed(merchant, "transactions_monthly_2031-03");
    expect([createdAt, generatedAt].map((at) => at?.toISOString().slice(0, 16))).toEqual([
      "2031-03-31T21:05",
      "2031-03-31T21:05",
    ]);
    const { fileKey } = await reportNamed(merchant, "transactions_yearly_2031");
    const file = await storedFile(fileKey);
    expect(csvRecords(file ?? Buffer.alloc(0)).map((record) => record.order_no)).toEqual([
      "",
      "before midnight",
      "after midnight",
    ]);
  });

  test("the jobs of an advance make them in their turn, among all others", async () => {
    const merchant = await testMerchant();
    await newSession(merchant, { expiration_time: "01:00:00" });
    const ran = await walkAll(merchant, "P40D");
    expect(ran).toMatchObject({ "expire-sessions": 1, "schedule-reports": expect.any(Number) });
    const lines = await reportLines(merchant);
    expect(lines.filter((line) => line.endsWith("finished 1")).length).toBeGreaterThanOrEqual(3);
  });

  test("a year without transactions has none, and costs a walk nothing", async () => {
    const merchant = await testMerchant();
    const ran = await walkAll(merchant, "P1Y");
    expect([ran, await reportLines(merchant)]).toEqual([{}, []]);
  });

  test("an operation on another day is a transaction of that day; a deleted one is none of any", async () => {
    let merchant = await walkReports(await operatingMerchant(), "2031-05-01T09:00:00Z");
    const [kept, gone] = [await paidSession(merchant), await paidSession(merchant)];
    await operate(merchant.ctx, { operation: "delete", session_id: gone });
    merchant = await walkReports(merchant, "2031-05-02T09:00:00Z");
    await operate(merchant.ctx, { operation: "refund", session_id: kept, amount: "1.000" });
    merchant = await walkReports(merchant, "2031-05-03T09:00:00Z");
    const lone = await paidSession(merchant);
    await operate(merchant.ctx, { operation: "delete", session_id: lone });
    merchant = await walkReports(merchant, "2031-05-04T09:00:00Z");
    expect(await reportLines(merchant)).toEqual([
      "transactions_daily_2031-05-01 finished 1",
      "transactions_daily_2031-05-02 finished 1",
      "transactions_weekly_2031-04-27_2031-05-03 finished 2",
    ]);
  });
});

describe("a driver finds what a walk finds", () => {
  test("after a standstill it catches up with every period, and then waits for the next", async () => {
    const merchant = await testMerchant();
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    const id = await newSession(merchant);
    const data = { createdAt: twoDaysAgo };
    await merchant.ctx.db.paymentSession.update({ where: { id }, data });
    await merchant.ctx.db.reportSchedule.updateMany({
      where: { merchantId: merchant.id },
      data: { dueAt: new Date() },
    });
    for (let look = 0; look < 3; look += 1) await driveReports(merchant);
    const daily = (await reportLines(merchant)).filter((line) => line.includes("daily"));
    expect(daily).toHaveLength(1);
    expect(daily[0]).toMatch(/ finished 1$/);
    const schedules = await merchant.ctx.db.reportSchedule.findMany({ where: { merchantId: merchant.id } });
    for (const { dueAt } of schedules) expect(dueAt.getTime()).toBeGreaterThan(Date.now());
    await driveReports(merchant);
    expect((await reportLines(merchant)).filter((line) => line.includes("daily"))).toEqual(daily);
  });

  test("every merchant has its four schedules from the start, to be looked at within the hour", async () => {
    const merchant = await testMerchant();
    const where = { merchantId: merchant.id };
    const rows = await merchant.ctx.db.reportSchedule.findMany({ where, orderBy: { interval: "asc" } });
    expect(rows.map(({ interval }) => interval)).toEqual(["daily", "monthly", "weekly", "yearly"]);
    for (const { dueAt } of rows) expect(dueAt.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
  });

  test("two processes that look at the same schedule begin one report", async () => {
    let merchant = await walkReports(await testMerchant(), "2031-05-01T09:00:00Z");
    await newSession(merchant);
    await merchant.ctx.db.merchant.update({
      where: { id: merchant.id },
      data: { clockOffset: BigInt(Date.parse("2031-05-02T09:00:00Z") - Date.now()) },
    });
    merchant = await present(merchant);
    await Promise.all([driveReports(merchant), driveReports(merchant), driveReports(merchant)]);
    expect(await reportLines(merchant)).toEqual(["transactions_daily_2031-05-01 finished 1"]);
  });
});

test("a move to another zone leaves nothing out and counts nothing twice", async () => {
  let merchant = await walkReports(await testMerchant(), "2031-03-10T12:00:00Z");
  await newSession(merchant, { order_no: "kuwait" });
  merchant = await walkReports(merchant, "2031-03-10T22:00:00Z");
  await updateSettings(merchant.ctx, readInput(SettingsPatch, { timezone: "America/New_York" }));
  merchant = await present(merchant);
  await newSession(merchant, { order_no: "same day again" });
  merchant = await walkReports(merchant, "2031-03-11T12:00:00Z");
  await newSession(merchant, { order_no: "new york" });
  merchant = await walkReports(merchant, "2031-03-12T05:00:00Z");
  await updateSettings(merchant.ctx, readInput(SettingsPatch, { timezone: "Asia/Kuwait" }));
  merchant = await present(merchant);
  await newSession(merchant, { order_no: "kuwait again" });
  merchant = await walkReports(merchant, "2031-03-13T05:00:00Z");
  expect((await reportLines(merchant)).filter((line) => line.includes("daily"))).toEqual([
    "transactions_daily_2031-03-10 finished 1",
    "transactions_daily_2031-03-10_from_2031-03-10_1700 finished 1",
    "transactions_daily_2031-03-11 finished 1",
    "transactions_daily_2031-03-12_from_2031-03-12_0700 finished 1",
  ]);
  const where = { merchantId: merchant.id, interval: "daily" };
  const spans = await merchant.ctx.db.report.findMany({ where, orderBy: { startsAt: "asc" } });
  spans.slice(1).map((span, at) => expect(span.startsAt >= (spans[at]?.endsAt ?? span.endsAt)).toBe(true));
});
