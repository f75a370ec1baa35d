/** The overview, the sums over the list and the file say the same of the same payments. */
import { Decimal } from "decimal.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readMethods, readReasons, readRecurring, readRenewals, readTotals, readVolume } from "@/server/domain/figures";
import { currency } from "@/server/kernel/currency";
import { addDays, type CivilDate, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { signedIn } from "@/server/testing/console";
import { type Happened, writeAllDays, writeHistory } from "@/server/testing/figures";
import { testMerchant } from "@/server/testing/harness";
import { writeSubscription } from "@/server/testing/subscriptions";
import { attemptWord, exportPayments, paymentSums, readPaymentQuery, readSubscriptionQuery, subscriptionSums } from ".";
import { saidFilter } from "./core/said-text";

const FIRST = "2030-02-10" as CivilDate;
const DAYS = 8;
const day = (index: number): CivilDate => addDays(FIRST, index);

/** Every day has payments at its first and last millisecond, and some in between. */
function historyIn(zone: string): readonly Happened[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const start = startOfDay(day(index), zone).getTime();
    const end = startOfDay(day(index + 1), zone).getTime();
    return [start, end - 1, start + 3_600_000 * (index + 1), end - 1_800_000].map((at, which) => ({
      at: new Date(at),
      amount: `${index + 1}.${which}50`,
      currency: (index + which) % 3 === 0 ? "BHD" : "KWD",
      type: which % 2 === 0 ? ("payment_request" as const) : ("e_commerce" as const),
      paid: (index * which) % 5 !== 4,
      failures: which === 2 ? 2 : 1,
    }));
  }).flat();
}

const MESSAGES = ["card expired", null, "Odd", "Odd ", "", "\u2013", "\u{1f600}".repeat(255)];

const filters = fc.record({
  from: fc.integer({ min: 0, max: DAYS - 1 }),
  length: fc.integer({ min: 1, max: DAYS }),
  currency: fc.constantFrom("KWD", "BHD"),
  isOfOneType: fc.boolean(),
});

type Said = { readonly settled: string; readonly payments: number };

async function listed(ctx: Ctx, values: Parameters<typeof paymentSums>[1]): Promise<Said> {
  const [sums] = (await paymentSums(ctx, values)).currencies;
  return { settled: sums?.settled ?? "0.000", payments: sums?.count ?? 0 };
}

async function exported(ctx: Ctx, values: Parameters<typeof paymentSums>[1]): Promise<Said> {
  let text = "";
  for await (const lines of exportPayments(ctx, values)) text += lines;
  const [head, ...rows] = text
    .slice(1)
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  const amounts = rows.map((row) => row[head?.indexOf("amount") ?? -1] ?? "");
  return { settled: Decimal.sum(0, ...amounts).toFixed(3), payments: rows.length };
}

test.each(["Asia/Kuwait", "UTC", "Pacific/Honolulu", "Asia/Kathmandu"])(
  "in %s, for any days, currency and types, whether or not the days are written",
  async (timezone) => {
    const merchant = await testMerchant({ merchant: { timezone } });
    await writeHistory(merchant, historyIn(timezone));
    const viewer = await signedIn(merchant, ["console.access", "Can view e-commerce payments"]);
    const agree = (runs: number) =>
      fc.assert(
        fc.asyncProperty(filters, async ({ from, length, currency: code, isOfOneType }) => {
          const ctx = isOfOneType ? viewer : merchant.ctx;
          const span = { from: day(from), to: day(Math.min(from + length, DAYS) - 1) };
          const { values } = readPaymentQuery({ view: "paid", currency: code, ...span });
          const { settled, payments } = await readTotals(ctx, { span, currency: currency(code) });
          expect(await listed(ctx, values)).toEqual({ settled, payments });
          expect(await exported(ctx, values)).toEqual({ settled, payments });
        }),
        { numRuns: runs },
      );
    await agree(10);
    expect(await writeAllDays(merchant)).toBeGreaterThanOrEqual(DAYS);
    await agree(40);
  },
);

test("each day of the chart, and the recurring amount, lead to a list with the same sum", async () => {
  const merchant = await testMerchant();
  await writeHistory(merchant, historyIn(merchant.ctx.merchant.timezone));
  const span = { from: day(0), to: day(DAYS - 1) };
  for (const { day: on, settled } of await readVolume(merchant.ctx, { span, currency: currency("KWD") })) {
    const { values } = readPaymentQuery({ by: "booked", from: on, to: on, currency: "KWD" });
    expect([on, (await listed(merchant.ctx, values)).settled]).toEqual([on, settled]);
  }
  for (const _ of [1, 2]) await writeSubscription(merchant);
  const { amount } = await readRecurring(merchant.ctx, currency("KWD"));
  const { currencies } = await subscriptionSums(merchant.ctx, readSubscriptionQuery({ currency: "KWD" }).values);
  expect(currencies).toMatchObject([{ monthly: amount }]);
});

test("every figure, method and reason of the overview leads to a list with the same count or sum", async () => {
  const merchant = await testMerchant();
  await writeHistory(merchant, historyIn(merchant.ctx.merchant.timezone));
  const attempts = await merchant.ctx.db.attempt.findMany({
    where: { merchantId: merchant.id },
    orderBy: { id: "asc" },
  });
  for (const [index, { id }] of attempts.entries()) {
    const data = {
      formOfPayment: ["card", "cash"][index % 2] ?? "card",
      message: MESSAGES[index % MESSAGES.length] ?? null,
    };
    await merchant.ctx.db.attempt.update({ where: { id }, data });
  }
  await fc.assert(
    fc.asyncProperty(filters, async ({ from, length, currency: code }) => {
      const span = { from: day(from), to: day(Math.min(from + length, DAYS) - 1) };
      const question = { span, currency: currency(code) };
      const rows = async (query: Record<string, string>) => {
        const { values } = readPaymentQuery({ currency: code, ...span, ...query });
        const [sums] = (await paymentSums(merchant.ctx, values)).currencies;
        return { count: sums?.count ?? 0, times: sums?.times ?? 0, settled: sums?.settled ?? "0.000" };
      };
      const totals = await readTotals(merchant.ctx, question);
      expect(await rows({ by: "received" })).toMatchObject({ settled: totals.settled, times: totals.payments });
      expect((await rows({ by: "tried" })).count).toBe(totals.tried);
      expect((await rows({ by: "accepted" })).count).toBe(totals.succeeded);
      expect((await rows({ by: "refunded" })).times).toBe(totals.refunds);
      for (const { pgCode: gateway, formOfPayment: method, tried, succeeded } of await readMethods(
        merchant.ctx,
        question,
      )) {
        expect((await rows({ by: "tried", gateway, method })).count).toBe(tried);
        expect((await rows({ by: "accepted", gateway, method })).count).toBe(succeeded);
      }
      const { reasons } = await readReasons(merchant.ctx, { ...question, limit: 500 });
      expect(reasons.length).toBeGreaterThan(0);
      for (const { pgCode: gateway, message, tries, ...failure } of reasons) {
        const reason = attemptWord({ ...failure, message, decline: failure });
        expect((await rows({ by: "failed", gateway, reason, said: saidFilter(message) })).times).toBe(tries);
      }
    }),
    { numRuns: 20 },
  );
});

test("every renewal line leads to subscriptions with as many renewals", async () => {
  const merchant = await testMerchant();
  await writeSubscription(merchant, {}, { status: "failed", dueAt: null });
  await writeSubscription(merchant, {}, { status: "paid", paidAt: new Date("2030-02-20T10:00:00Z"), dueAt: null });
  await writeSubscription(merchant, {}, { status: "retry_scheduled" });
  const span = { from: "2030-01-01" as CivilDate, to: "2030-12-31" as CivilDate };
  const { due, paidAtOnce, recovered, outstanding } = await readRenewals(merchant.ctx, {
    span,
    currency: currency("KWD"),
  });
  expect([due, outstanding]).toEqual([3, 2]);
  for (const [renewal, count] of Object.entries({ due, paid_at_once: paidAtOnce, recovered, outstanding })) {
    const { values } = readSubscriptionQuery({ renewal, currency: "KWD", ...span });
    const { renewals, counts } = await subscriptionSums(merchant.ctx, values);
    expect([renewal, renewals, counts.all]).toEqual([renewal, count, count]);
  }
});
