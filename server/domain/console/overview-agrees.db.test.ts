/** Over any history, each figure of the overview is that of the list that it leads to. */
import "@/server/wiring";
import { Decimal } from "decimal.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readMethods, readReasons, readTotals, readVolume, readWaiting } from "@/server/domain/figures";
import { currency } from "@/server/kernel/currency";
import { addDays, type CivilDate, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { signedIn } from "@/server/testing/console";
import { writeAllDays } from "@/server/testing/figures";
import { live, STEP } from "@/server/testing/histories";
import { rounds, SEED } from "@/server/testing/rounds";
import { attemptWord, listPayments, paymentSums, readPaymentQuery } from ".";
import { saidFilter } from "./core/said-text";

const KWD = currency("KWD");
const ZONE = "Asia/Kuwait";
const FIRST = "2030-02-26" as CivilDate;
const DAYS = 5;
const MOMENTS = Array.from({ length: DAYS }, (_, index) => addDays(FIRST, index)).flatMap((day) => [
  startOfDay(day, ZONE).getTime() + 60_000,
  startOfDay(addDays(day, 1), ZONE).getTime() - 60_000,
]);
const LIFE = { timezone: ZONE, moments: MOMENTS, end: startOfDay(addDays(FIRST, 20), ZONE).getTime() };

type Rows = Readonly<Record<"count" | "times" | "rows", number> & Record<"settled" | "refunded" | "held", string>>;

const NONE = { count: 0, times: 0, settled: "0.000", refunded: "0.000", held: "0.000" };

async function listed(ctx: Ctx, query: Record<string, string>): Promise<Rows> {
  const { values } = readPaymentQuery({ currency: KWD, ...query });
  const [sums] = (await paymentSums(ctx, values)).currencies;
  const { rows } = await listPayments(ctx, values, 100);
  return { ...NONE, ...sums, rows: rows.length };
}

const spans = fc.array(fc.tuple(fc.nat(DAYS - 1), fc.nat(DAYS - 1)), { minLength: 3, maxLength: 3 });

test("figures, methods, reasons, days and work to do equal the rows that their links list", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(STEP, { minLength: 15, maxLength: 30 }),
      fc.record({ isWritten: fc.boolean(), isOfOneType: fc.boolean(), spans }),
      async (steps, { isWritten, isOfOneType, spans: chosen }) => {
        const merchant = await live(steps, LIFE);
        if (isWritten) await writeAllDays(merchant);
        const viewer = await signedIn(merchant, ["console.access", "Can view e-commerce payments"]);
        const ctx = isOfOneType ? { ...viewer, now: merchant.ctx.now } : merchant.ctx;
        for (const ends of chosen) {
          const [from = 0, to = 0] = ends.toSorted((one, other) => one - other);
          await expectAgreement(ctx, { from: addDays(FIRST, from), to: addDays(FIRST, to) });
        }
        const { toCapture } = await readWaiting(ctx);
        const held = await listed(ctx, { view: "capture", range: "all" });
        expect([held.count, held.rows]).toEqual([toCapture.count, toCapture.count]);
        expect(toCapture.sums.find((sum) => sum.currency === KWD)?.amount ?? "0.000").toBe(held.held);
      },
    ),
    { numRuns: rounds(5), seed: SEED },
  );
}, 120_000);

async function expectAgreement(ctx: Ctx, span: { readonly from: CivilDate; readonly to: CivilDate }): Promise<void> {
  const question = { span, currency: KWD };
  const rows = (query: Record<string, string>) => listed(ctx, { ...span, ...query });
  const totals = await readTotals(ctx, question);
  expect(await rows({ by: "received" })).toMatchObject({ settled: totals.settled, times: totals.payments });
  expect(await rows({ by: "refunded" })).toMatchObject({ refunded: totals.refunded, times: totals.refunds });
  const tried = await rows({ by: "tried" });
  expect([tried.count, tried.rows]).toEqual([totals.tried, totals.tried]);
  expect((await rows({ by: "accepted" })).count).toBe(totals.succeeded);
  for (const { pgCode: gateway, formOfPayment: method, ...counts } of await readMethods(ctx, question)) {
    const ways = await Promise.all(["tried", "accepted"].map((by) => rows({ by, gateway, method })));
    expect(ways.map(({ count }) => count)).toEqual([counts.tried, counts.succeeded]);
  }
  const { reasons } = await readReasons(ctx, { ...question, limit: 500 });
  for (const { pgCode: gateway, message, tries, ...failure } of reasons) {
    const reason = attemptWord({ ...failure, message, decline: failure });
    expect((await rows({ by: "failed", gateway, reason, said: saidFilter(message) })).times).toBe(tries);
  }
  const days = await readVolume(ctx, question);
  for (const { day, settled } of days)
    expect([day, (await listed(ctx, { by: "booked", from: day, to: day })).settled]).toEqual([day, settled]);
  expect(Decimal.sum(0, ...days.map(({ settled }) => settled)).toFixed(3)).toBe(totals.settled);
  for (const gateway of new Set(days.flatMap(({ byGateway }) => Object.keys(byGateway)))) {
    const sum = Decimal.sum(0, ...days.map(({ byGateway }) => byGateway[gateway] ?? 0)).toFixed(3);
    expect([gateway, (await rows({ by: "received", gateway })).settled]).toEqual([gateway, sum]);
  }
}
