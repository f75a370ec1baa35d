/** Reasons of failure and results of renewals that were stored stay what counting gives. */
import { expect, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import type { CivilDate } from "@/server/kernel/time";
import { type Happened, writeAllDays, writeHistory } from "@/server/testing/figures";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { advanceTo, cycleSession, subscribe } from "@/server/testing/subscribing";
import { readReasons, readRenewals } from ".";

const KWD = currency("KWD");
const NOON = new Date("2030-02-10T09:00:00Z");

const reasonsOf = ({ ctx }: TestMerchant, day = "2030-02-10") =>
  readReasons(ctx, { span: { from: day as CivilDate, to: day as CivilDate }, currency: KWD, limit: 6 });

const renewalsOf = ({ ctx }: TestMerchant, day: string) =>
  readRenewals(ctx, { span: { from: day as CivilDate, to: day as CivilDate }, currency: KWD });

/** What is read at once; it is the same once the changed days are stored again. */
async function twice<T>(merchant: TestMerchant, read: () => Promise<T>): Promise<T> {
  const counted = await read();
  expect(await writeAllDays(merchant)).toBeGreaterThan(0);
  expect(await read()).toEqual(counted);
  return counted;
}

function failed(failures: number): Happened {
  return { at: NOON, amount: "4", currency: "KWD", type: "payment_request", paid: false, failures };
}

test("reasons follow a changed message or category, a deletion, and a late success", async () => {
  const merchant = await testMerchant();
  const { db } = merchant.ctx;
  await writeHistory(merchant, [failed(2), { ...failed(1), paid: true }]);
  expect(await twice(merchant, () => reasonsOf(merchant))).toMatchObject({ tries: 3, reasons: [{ tries: 3 }] });
  await db.dailyReason.updateMany({ where: { merchantId: merchant.id }, data: { tries: 9 } });
  expect((await reasonsOf(merchant)).tries).toBe(9);
  const where = { merchantId: merchant.id, session: { state: "failed" } };
  const [first, second] = await db.attempt.findMany({ where, orderBy: { number: "asc" } });

  await db.attempt.update({ where: { id: first?.id ?? "" }, data: { message: "Insufficient funds" } });
  expect((await twice(merchant, () => reasonsOf(merchant))).reasons.map(({ tries }) => tries)).toEqual([2, 1]);
  await db.attempt.update({ where: { id: second?.id ?? "" }, data: { decline: { category: "expired_card" } } });
  const { reasons } = await twice(merchant, () => reasonsOf(merchant));
  expect(reasons.map(({ category }) => category)).toContain("expired_card");

  await db.attempt.update({ where: { id: second?.id ?? "" }, data: { state: "success" } });
  expect((await twice(merchant, () => reasonsOf(merchant))).tries).toBe(2);
  await db.paymentSession.updateMany({ where: { merchantId: merchant.id, state: "paid" }, data: { deletedAt: NOON } });
  expect((await twice(merchant, () => reasonsOf(merchant))).tries).toBe(1);
});

test("renewals follow a retry on a later day, a payment that fails later, and another scheduled day", async () => {
  const merchant = await testMerchant();
  const { db } = merchant.ctx;
  const { id: subscriptionId } = await subscribe(merchant);
  await advanceTo(merchant, "2030-03-05T00:00:00Z");
  const where = { subscriptionId_number: { subscriptionId, number: 2 } };
  const { scheduledDate } = await db.billingCycle.findUniqueOrThrow({ where });
  const day = scheduledDate.toISOString().slice(0, 10);
  const renewals = () => renewalsOf(merchant, day);
  const one = { due: 1, paidAtOnce: 0, recovered: 0, outstanding: 0 };
  expect(await twice(merchant, renewals)).toEqual({ ...one, paidAtOnce: 1 });

  await db.billingCycle.update({ where, data: { status: "failed", paidAt: null } });
  expect(await twice(merchant, renewals)).toEqual({ ...one, outstanding: 1 });
  await db.billingCycle.update({ where, data: { status: "paid", paidAt: NOON } });
  expect(await twice(merchant, renewals)).toEqual({ ...one, paidAtOnce: 1 });

  const sessionId = await cycleSession(merchant, subscriptionId, 2);
  await db.attempt.updateMany({ where: { sessionId, state: "success" }, data: { state: "failed" } });
  expect(await twice(merchant, renewals)).toEqual({ ...one, recovered: 1 });

  await db.billingCycle.update({ where, data: { scheduledDate: new Date("2030-02-20") } });
  expect(await twice(merchant, renewals)).toEqual({ ...one, due: 0 });
  expect(await renewalsOf(merchant, "2030-02-20")).toEqual({ ...one, recovered: 1 });
  await db.billingCycle.delete({ where });
  expect(await twice(merchant, () => renewalsOf(merchant, "2030-02-20"))).toEqual({ ...one, due: 0 });
});

test("reasons of a day that a process of the release before wrote are counted", async () => {
  const merchant = await testMerchant();
  await writeHistory(merchant, [failed(2)]);
  const { db } = merchant.ctx;
  await db.figureDay.updateMany({ where: { merchantId: merchant.id }, data: { writtenAt: new Date() } });
  expect((await reasonsOf(merchant)).tries).toBe(2);
  await db.figureDay.updateMany({ where: { merchantId: merchant.id }, data: { writtenAt: null } });
  await writeAllDays(merchant);
  await writeHistory(merchant, [failed(1)]);
  await db.figureDay.updateMany({ where: { merchantId: merchant.id }, data: { writtenAt: new Date(0) } });
  expect((await reasonsOf(merchant)).tries).toBe(3);
});
