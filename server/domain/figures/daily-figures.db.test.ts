/** Figures that were written stay what counting gives, whatever happens to past days. */
import { beforeEach, describe, expect, test } from "vitest";
import { writeBookings } from "@/server/domain/bookings";
import { SettingsPatch, updateSettings } from "@/server/domain/merchants";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { readInput } from "@/server/kernel/read-input";
import type { CivilDate } from "@/server/kernel/time";
import { type Happened, rebook, writeAllDays, writeHistory } from "@/server/testing/figures";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { isWaitedFor } from "@/server/testing/waiting";
import { countDays, type DayFigures, readDayFigures, readMethods, readTotals, readVolume, writeDailyFigures } from ".";

const DAY = "2030-02-10" as CivilDate;
const NEXT = "2030-02-11" as CivilDate;
const KWD = currency("KWD");
const NOON = new Date("2030-02-10T09:00:00Z");
const LATER = new Date("2030-02-11T09:00:00Z");

/** The totals; days that were counted once before give the same. */
async function totalsOf({ ctx }: TestMerchant, from = DAY, to = NEXT) {
  const asked = { span: { from, to }, currency: KWD };
  const totals = await readTotals(ctx, asked);
  expect(await readTotals(ctx, { ...asked, counted: await countDays(ctx, [asked.span]) })).toEqual(totals);
  const days = await readDayFigures(ctx, asked);
  const summed = (name: keyof DayFigures) => days.reduce((sum, day) => sum + day[name], 0);
  expect([summed("payments"), summed("tried"), summed("succeeded")]).toEqual([
    totals.payments,
    totals.tried,
    totals.succeeded,
  ]);
  expect([summed("settled"), summed("refunded")].map((sum) => sum.toFixed(3))).toEqual([
    totals.settled,
    totals.refunded,
  ]);
  return totals;
}

/** A payment of the day: paid unless `change` says otherwise. */
function happened(change: Partial<Happened> = {}): Happened {
  return { at: NOON, amount: "4", currency: "KWD", type: "payment_request", paid: true, failures: 0, ...change };
}

/** The rows of the merchant that were written. */
function written({ ctx, id }: TestMerchant) {
  return ctx.db.figureDay.count({ where: { merchantId: id, writtenAt: { not: null } } });
}

let merchant: TestMerchant;
let paid: string;
let tried: string;

beforeEach(async () => {
  merchant = await testMerchant();
  await writeHistory(merchant, [happened(), happened({ paid: false, failures: 2 })]);
  const sessions = await merchant.ctx.db.paymentSession.findMany({ where: { merchantId: merchant.id } });
  paid = sessions.find(({ state }) => state === "paid")?.id ?? "";
  tried = sessions.find(({ state }) => state === "failed")?.id ?? "";
  await writeAllDays(merchant);
});

/** As the service books a change of the payment. */
async function book(sessionId: string, kind: "purchase" | "capture", amount: string, at: Date): Promise<void> {
  const names = { merchantId: merchant.id, sessionId, type: "payment_request", reference: null, gateway: "sandbox" };
  await writeBookings(merchant.ctx.db, [{ ...names, cause: `test:${kind}`, kind, amount: money(amount, KWD), at }]);
}

const change = (id: string, data: object) => merchant.ctx.db.paymentSession.update({ where: { id }, data });

/** What the figures say at once, and that they say the same when the changed days are written again. */
async function afterwards(): Promise<Awaited<ReturnType<typeof totalsOf>>> {
  const counted = await totalsOf(merchant);
  expect(await writeAllDays(merchant)).toBeGreaterThan(0);
  expect(await totalsOf(merchant)).toEqual(counted);
  return counted;
}

test("what was written is read, and writing it again changes nothing", async () => {
  const before = await totalsOf(merchant);
  expect(before).toMatchObject({ settled: "4.000", payments: 1, tried: 2, succeeded: 1, refunds: 0 });
  await merchant.ctx.db.dailyFigure.updateMany({ where: { merchantId: merchant.id, form: "" }, data: { refunds: 7 } });
  expect((await totalsOf(merchant)).refunds).toBeGreaterThan(0);
  await merchant.ctx.db.figureDay.updateMany({ where: { merchantId: merchant.id }, data: { writtenAt: null } });
  expect(await totalsOf(merchant)).toEqual(before);
  await writeAllDays(merchant);
  expect(await totalsOf(merchant)).toEqual(before);
});

describe("a past day that changes is true at once, and once it is written again", () => {
  test("a session that is deleted, and restored", async () => {
    await change(paid, { deletedAt: LATER });
    expect(await afterwards()).toMatchObject({ settled: "0.000", tried: 1, succeeded: 0 });
    await change(paid, { deletedAt: null });
    expect(await afterwards()).toMatchObject({ settled: "4.000", tried: 2, succeeded: 1 });
  });

  test("a session that is removed for good with its tries", async () => {
    await merchant.ctx.db.paymentSession.delete({ where: { id: tried } });
    expect(await afterwards()).toMatchObject({ tried: 1, succeeded: 1 });
  });

  test("a late answer that makes a failed try a success", async () => {
    const attempt = await merchant.ctx.db.attempt.findFirstOrThrow({ where: { sessionId: tried } });
    await merchant.ctx.db.attempt.update({ where: { id: attempt.id }, data: { state: "success", finishedAt: LATER } });
    await change(tried, { state: "paid", settledAt: LATER, settledPgCode: "sandbox", paidAmount: 3 });
    await book(tried, "purchase", "3", LATER);
    expect(await afterwards()).toMatchObject({ settled: "7.000", tried: 2, succeeded: 2 });
    expect(await totalsOf(merchant, DAY, DAY)).toMatchObject({ settled: "4.000", tried: 2, succeeded: 1 });
    expect(await totalsOf(merchant, NEXT, NEXT)).toMatchObject({ settled: "3.000", tried: 1, succeeded: 1 });
  });

  test("a capture that adds to what was settled, another type and another currency", async () => {
    await change(paid, { paidAmount: 5, state: "captured" });
    await book(paid, "capture", "1", NOON);
    expect(await afterwards()).toMatchObject({ settled: "5.000", payments: 2 });
    await change(tried, { currency: "USD" });
    expect(await afterwards()).toMatchObject({ tried: 1 });
    await change(paid, { type: "e_commerce" });
    expect(await afterwards()).toMatchObject({ settled: "5.000" });
  });

  test("another time zone, in which the payment was on the day before: it stays on the day it was booked", async () => {
    await rebook(merchant, paid, new Date("2030-02-10T21:30:00Z"));
    await change(paid, { settledAt: new Date("2030-02-10T21:30:00Z") });
    expect((await totalsOf(merchant, NEXT, NEXT)).settled).toBe("4.000");
    await writeAllDays(merchant);
    await updateSettings(merchant.ctx, readInput(SettingsPatch, { timezone: "UTC" }));
    const moved = { ...merchant, ctx: { ...merchant.ctx, merchant: { ...merchant.ctx.merchant, timezone: "UTC" } } };
    expect(await written(merchant)).toBe(0);
    for (const _ of ["counted", "written"]) {
      expect((await totalsOf(moved, NEXT, NEXT)).settled).toBe("4.000");
      expect((await totalsOf(moved, DAY, DAY)).settled).toBe("0.000");
      await writeAllDays(merchant);
    }
  });
});

test("a refund that ends on a later day is of that day", async () => {
  const own = await operatingMerchant();
  const id = await paidSession(own);
  await operate(own.ctx, { operation: "refund", session_id: id, amount: "2.500" });
  const at = async (finishedAt: Date) => {
    await rebook(own, id, finishedAt);
    await own.ctx.db.operation.updateMany({ where: { sessionId: id }, data: { finishedAt } });
  };
  await at(NOON);
  await writeAllDays(own);
  expect(await totalsOf(own, DAY, DAY)).toMatchObject({ refunded: "2.500" });
  await at(LATER);
  for (const _ of ["counted", "written"]) {
    expect(await totalsOf(own, NEXT, NEXT)).toMatchObject({ refunded: "2.500", refunds: 1 });
    await writeAllDays(own);
  }
});

test("a payment that is tried on two days counts once over both, in each way and in all", async () => {
  const [attempt] = await merchant.ctx.db.attempt.findMany({
    where: { sessionId: tried },
    orderBy: { number: "desc" },
  });
  await merchant.ctx.db.attempt.update({ where: { id: attempt?.id ?? "" }, data: { finishedAt: LATER } });
  await writeAllDays(merchant);
  expect(await totalsOf(merchant)).toMatchObject({ tried: 2 });
  expect([(await totalsOf(merchant, DAY, DAY)).tried, (await totalsOf(merchant, NEXT, NEXT)).tried]).toEqual([2, 1]);
  const asked = { span: { from: DAY, to: NEXT }, currency: KWD };
  expect(await readMethods(merchant.ctx, asked)).toMatchObject([{ pgCode: "sandbox", tried: 2, succeeded: 1 }]);
  expect(await readVolume(merchant.ctx, asked)).toMatchObject([{ settled: "4.000" }, { settled: "0.000" }]);
});

test("a day is written once it is over, and not before", async () => {
  const today = await testMerchant();
  const id = await paidSession(today);
  expect(id).not.toBe("");
  const scope = { driver: true, merchantId: today.id } as const;
  expect(await writeDailyFigures.due(today.ctx, scope, 8)).toEqual([]);
  const next = await writeDailyFigures.nextAt(today.ctx, scope);
  expect(next?.getTime()).toBeGreaterThan(Date.now());
  const [row] = await today.ctx.db.figureDay.findMany({ where: { merchantId: today.id } });
  await writeDailyFigures.run(today.ctx, row?.id ?? "");
  expect(await written(today)).toBe(0);
  expect(await writeDailyFigures.nextAt(today.ctx, { merchantId: today.id })).toBeNull();
});

test("a change that is not committed yet is waited for", async () => {
  const where = { merchantId: merchant.id };
  await merchant.ctx.db.figureDay.updateMany({ where, data: { writtenAt: null } });
  await twoConnections(async (holder, watcher) => {
    await holder.query("BEGIN");
    await holder.query("UPDATE payment_session SET deleted_at = now() WHERE id = $1", [paid]);
    const writing = writeAllDays(merchant);
    await isWaitedFor(holder, watcher);
    await holder.query("COMMIT");
    await writing;
  });
  expect(await written(merchant)).toBe(await merchant.ctx.db.figureDay.count({ where }));
  expect(await totalsOf(merchant)).toMatchObject({ settled: "0.000", tried: 1 });
});
