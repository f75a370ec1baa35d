import { expect, test } from "vitest";
import { payByCard, startAttempt } from "@/server/domain/payments";
import { currency } from "@/server/kernel/currency";
import { Forbidden } from "@/server/kernel/errors";
import { addDays, type CivilDate, civilDateOf, startOfDay } from "@/server/kernel/time";
import { CREDITED, giveCredit } from "@/server/testing/credit";
import { rebook } from "@/server/testing/figures";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession, pay, typed } from "@/server/testing/paying";
import { writeSubscription } from "@/server/testing/subscriptions";
import {
  listCurrencies,
  readGatewayHealth,
  readMethods,
  readMonth,
  readReasons,
  readRecurring,
  readRenewals,
  readTotals,
  readVolume,
  readWaiting,
} from ".";

const KWD = currency("KWD");
const DAY = "2030-02-10" as CivilDate;
const ASKED = { span: { from: DAY, to: DAY }, currency: KWD };

/** Moves all that happened to the session to that instant. */
async function movedTo(merchant: TestMerchant, sessionId: string, at: Date): Promise<void> {
  const { db } = merchant.ctx;
  await rebook(merchant, sessionId, at);
  await db.paymentSession.updateMany({ where: { id: sessionId, settledAt: { not: null } }, data: { settledAt: at } });
  await db.attempt.updateMany({ where: { sessionId, finishedAt: { not: null } }, data: { finishedAt: at } });
  await db.operation.updateMany({ where: { sessionId, finishedAt: { not: null } }, data: { finishedAt: at } });
}

test.each(["Asia/Kuwait", "UTC", "Pacific/Honolulu", "Asia/Kathmandu"])(
  "a payment in the first and the last millisecond of a day of %s is of that day, its neighbours are not",
  async (timezone) => {
    const merchant = await testMerchant({ merchant: { timezone } });
    const start = startOfDay(DAY, timezone).getTime();
    for (const [amount, at] of [
      ["1", start - 1],
      ["2", start],
      ["4", start + 86_400_000 - 1],
      ["8", start + 86_400_000],
    ] as const) {
      const id = await newSession(merchant, { amount });
      await pay(merchant, id, "1");
      await movedTo(merchant, id, new Date(at));
    }
    const totals = await readTotals(merchant.ctx, ASKED);
    expect(totals).toMatchObject({ settled: "6.000", payments: 2, tried: 2, succeeded: 2 });
    const [day] = await readVolume(merchant.ctx, ASKED);
    expect(day).toEqual({ day: DAY, settled: "6.000", payments: 2, byGateway: { sandbox: "6.000" }, before: "1.000" });
  },
);

test("a gateway's page that was not opened or was left is no try", async () => {
  const merchant = await testMerchant();
  const noon = new Date("2030-02-10T09:00:00Z");
  const sessions: string[] = [];
  for (const card of ["1", "2", "2"]) {
    const id = await newSession(merchant);
    await pay(merchant, id, card);
    await movedTo(merchant, id, noon);
    sessions.push(id);
  }
  const [paid = "", left = "", unopened = ""] = sessions;
  const page = { pageExpiresAt: noon, pageUrl: "https://gateway.example/page" };
  const became = (sessionId: string, data: object) =>
    merchant.ctx.db.attempt.updateMany({ where: { sessionId }, data });
  await became(paid, page);
  await became(left, { ...page, state: "canceled" });
  await became(unopened, { ...page, pageUrl: null, state: "error" });
  expect(await readTotals(merchant.ctx, ASKED)).toMatchObject({ tried: 1, succeeded: 1 });
});

test("a payment that was tried thrice counts once, a deleted one not at all, and currencies are never added", async () => {
  const merchant = await testMerchant();
  const noon = new Date("2030-02-10T09:00:00Z");
  const paid = await newSession(merchant, { amount: "5" });
  await pay(merchant, paid, "2");
  await pay(merchant, paid, "2");
  await pay(merchant, paid, "1");
  const declined = await newSession(merchant);
  await pay(merchant, declined, "2");
  const unreachable = await newSession(merchant);
  await pay(merchant, unreachable, "3");
  const deleted = await newSession(merchant);
  await pay(merchant, deleted, "1");
  const dollars = await newSession(merchant, { amount: "7", currency_code: "USD" });
  await pay(merchant, dollars, "1");
  for (const id of [paid, declined, unreachable, deleted, dollars]) await movedTo(merchant, id, noon);
  await merchant.ctx.db.paymentSession.update({ where: { id: deleted }, data: { deletedAt: noon } });

  expect(await readTotals(merchant.ctx, ASKED)).toMatchObject({
    settled: "5.000",
    payments: 1,
    tried: 3,
    succeeded: 1,
  });
  expect(await readMethods(merchant.ctx, ASKED)).toEqual([
    { pgCode: "sandbox", formOfPayment: "card", tried: 3, succeeded: 1 },
  ]);
  const { tries, reasons } = await readReasons(merchant.ctx, { ...ASKED, limit: 5 });
  expect(tries).toBe(4);
  expect(reasons.map(({ state, tries: each }) => [state, each])).toEqual([
    ["failed", 3],
    ["error", 1],
  ]);
  expect((await readReasons(merchant.ctx, { ...ASKED, limit: 1 })).tries).toBe(4);
});

test("refunds count when they happened; held payments wait to be captured", async () => {
  const merchant = await operatingMerchant();
  const refunded = await paidSession(merchant);
  await operate(merchant.ctx, { operation: "refund", session_id: refunded, amount: "2.500" });
  const held = await paidSession(merchant, "sandbox-auth", { amount: "4" });
  const noon = new Date("2030-02-10T09:00:00Z");
  await movedTo(merchant, refunded, noon);
  await movedTo(merchant, held, noon);
  expect(await readTotals(merchant.ctx, ASKED)).toMatchObject({ refunded: "2.500", refunds: 1, payments: 1 });
  const { toCapture, approvals, events } = await readWaiting(merchant.ctx);
  expect(toCapture).toEqual({ count: 1, sums: [{ currency: "KWD", amount: "4.000" }], since: noon });
  expect([approvals.count, events.count]).toEqual([0, 0]);
});

test("subscriptions: what falls due, what is owed, and what a month brings", async () => {
  const merchant = await testMerchant();
  await writeSubscription(merchant, {}, { scheduledDate: new Date(DAY), status: "scheduled" });
  await writeSubscription(
    merchant,
    { status: "past_due" },
    { scheduledDate: new Date(DAY), status: "failed", dueAt: null },
  );
  await writeSubscription(merchant, { frequency: "yearly", recurringAmount: "10" }, null);
  await writeSubscription(merchant, { status: "trialing" }, null);
  expect(await readRenewals(merchant.ctx, ASKED)).toEqual({ due: 1, paidAtOnce: 0, recovered: 0, outstanding: 1 });
  expect(await readRecurring(merchant.ctx, KWD)).toEqual({ amount: "10.833", subscriptions: 3 });
  expect((await readWaiting(merchant.ctx)).pastDue).toEqual({
    count: 1,
    sums: [{ currency: "KWD", amount: "5.000" }],
  });
});

test("users see the figures of the types that they may view; another merchant's are never in them", async () => {
  const merchant = await testMerchant();
  const other = await testMerchant();
  for (const [of, type] of [
    [merchant, "payment_request"],
    [merchant, "e_commerce"],
    [other, "e_commerce"],
  ] as const) {
    const id = await newSession(of, { amount: "3", type });
    await pay(of, id, "1");
    await movedTo(of, id, new Date("2030-02-10T09:00:00Z"));
  }
  const user = (permissions: string[]) => merchant.as({ actor: { ...USER, permissions } });
  expect((await readTotals(merchant.ctx, ASKED)).settled).toBe("6.000");
  expect((await readTotals(user(["Can view e-commerce payments"]), ASKED)).settled).toBe("3.000");
  await expect(readTotals(user([]), ASKED)).rejects.toThrow(Forbidden);
  await expect(readWaiting(user([]))).rejects.toThrow(Forbidden);
});

test("currencies of the last ninety days, the busiest first", async () => {
  const merchant = await testMerchant();
  expect(await listCurrencies(merchant.ctx)).toEqual([]);
  for (const currency_code of ["USD", "KWD", "USD"])
    await pay(merchant, await newSession(merchant, { currency_code }), "1");
  expect(await listCurrencies(merchant.ctx)).toEqual(["USD", "KWD"]);
});

test("a gateway's ways are of all currencies, and its last error is the newest", async () => {
  const merchant = await testMerchant();
  await pay(merchant, await newSession(merchant), "1");
  await pay(merchant, await newSession(merchant, { currency_code: "USD" }), "2");
  const older = await newSession(merchant);
  await pay(merchant, older, "3");
  const newest = await newSession(merchant);
  await pay(merchant, newest, "3");
  const day = civilDateOf(merchant.ctx.now(), merchant.ctx.merchant.timezone);
  const { ways, errors } = await readGatewayHealth(merchant.ctx, { from: addDays(day, -1), to: day });
  expect(ways).toEqual([{ pgCode: "sandbox", formOfPayment: "card", tried: 4, succeeded: 1 }]);
  expect(errors).toMatchObject([{ pgCode: "sandbox", sessionId: newest, message: "Simulated error" }]);
});

const USER = {
  kind: "user",
  via: "basic",
  id: 1,
  username: "u",
  isChecker: false,
  email: null,
  firstName: null,
  lastName: null,
  phone: null,
} as const;

test("a month closes with the credit that wallets hold, also if a payment by wallet is deleted", async () => {
  const merchant = await operatingMerchant();
  await giveCredit(merchant, "4");
  const sessionId = await newSession(merchant, CREDITED);
  const outcome = await startAttempt(merchant.ctx, { sessionId, pgCode: "sandbox", credit: "4.000" });
  if (outcome.kind !== "pay") throw new Error(`No pay page, but ${outcome.kind}.`);
  await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed("1") });
  await operate(merchant.ctx, { operation: "delete", session_id: sessionId });
  await giveCredit(merchant, "1");
  const today = civilDateOf(merchant.ctx.now(), merchant.ctx.merchant.timezone);
  const balances = await readMonth(merchant.ctx, { span: { from: today, to: today }, currency: KWD });
  expect(balances.map(({ name, closing }) => [name, closing])).toEqual([["credit", "1.000"]]);
});
