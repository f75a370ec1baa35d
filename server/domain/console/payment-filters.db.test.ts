/** Filters, orders and sums of the list of payments. */
import { Decimal } from "decimal.js";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { database, Prisma } from "@/server/db/client";
import { Forbidden } from "@/server/kernel/errors";
import { signedIn } from "@/server/testing/console";
import { writeHistory } from "@/server/testing/figures";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { attemptWord, listPayments, type PaymentLine, paymentSums, readPaymentQuery } from ".";
import { DECLINE_WORDS, TELLING_TEXTS } from "./core/decline-word";
import { saidFilter } from "./core/said-text";
import { PAYMENT_ORDERS } from "./core/words";
import { reasonWays } from "./statements/attempt-filter";

let shop: TestMerchant;
const FIRST = Date.UTC(2030, 1, 10, 9);

beforeAll(async () => {
  shop = await testMerchant();
  await writeHistory(
    shop,
    Array.from({ length: 24 }, (_, index) => ({
      at: new Date(FIRST + Math.floor(index / 2) * 3_600_000),
      amount: `${1 + (index % 5)}.500`,
      currency: index % 3 === 0 ? "BHD" : "KWD",
      type: index % 2 === 0 ? ("payment_request" as const) : ("e_commerce" as const),
      paid: index % 4 !== 3,
      failures: index % 3,
    })),
  );
  const attempts = await database().attempt.findMany({ where: { merchantId: shop.id }, orderBy: { id: "asc" } });
  for (const [index, { id }] of attempts.entries())
    await database().attempt.update({
      where: { id },
      data: {
        formOfPayment: ["card", "cash", "token"][index % 3] ?? "card",
        card:
          index % 2 === 0
            ? { number: "411111XXXXXX1111", brand: ["VISA", "mc"][index % 4 === 0 ? 0 : 1] }
            : Prisma.DbNull,
        pgParams: index % 2 === 0 ? {} : { card_number: "411111******1111", card_type: "KNET" },
        message: ["card expired", "Do not honour", null][index % 3] ?? null,
      },
    });
});

const values = (query: Record<string, string>) => readPaymentQuery({ range: "all", ...query }).values;

async function linesOf(query: Record<string, string>, ctx = shop.ctx): Promise<PaymentLine[]> {
  const lines: PaymentLine[] = [];
  for (let cursor: string | null = null; ; ) {
    const { rows, next } = await listPayments(ctx, { ...values(query), cursor }, 4);
    lines.push(...rows.flatMap((row) => ("sessionId" in row ? [row] : [])));
    if (next === null) return lines;
    cursor = next;
  }
}

const filters = fc.record(
  {
    q: fc.constantFrom("sandbox", "amount:>2"),
    state: fc.constantFrom("paid", "failed", "failed,paid", "expired", "created,expired"),
    amount: fc.constantFrom("2.5", ">2.5", "<=3.5", "2..4", "..1.5"),
    method: fc.constantFrom("card", "cash,token", "visa", "knet", "mastercard,cash"),
    reason: fc.constantFrom("expired_card", "unknown", "unknown,gateway_fault"),
    gateway: fc.constantFrom("sandbox", "none"),
    currency: fc.constantFrom("KWD", "BHD"),
    by: fc.constantFrom("booked", "received", "refunded", "tried", "accepted", "failed"),
    sort: fc.constantFrom(...PAYMENT_ORDERS),
    from: fc.constant("2030-02-10"),
  },
  { requiredKeys: [] },
);

describe("for any filters", () => {
  test("pages of any order have each payment once, and the sums are of these", async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const lines = await linesOf(query);
        expect(new Set(lines.map(({ sessionId }) => sessionId)).size).toBe(lines.length);
        const { currencies, counts } = await paymentSums(shop.ctx, values(query));
        expect(currencies.reduce((sum, { count }) => sum + count, 0)).toBe(lines.length);
        expect(counts.all).toBe(lines.length);
        for (const { currency, settled } of currencies) {
          const own = lines.filter((row) => row.currency === currency);
          expect(Decimal.sum(0, ...own.map(({ taken }) => taken)).toFixed(3)).toBe(settled);
        }
        const ofEachState = await Promise.all(
          ["paid", "failed", "expired", "created"].map((state) => linesOf({ ...query, state: query.state ?? state })),
        );
        if (query.state === undefined)
          expect(
            ofEachState
              .flat()
              .map(({ sessionId }) => sessionId)
              .sort(),
          ).toEqual(lines.map(({ sessionId }) => sessionId).sort());
      }),
      { numRuns: 60 },
    );
  });

  test("a user of one type of payment sees that type alone, and another merchant and a user without a type nothing", async () => {
    const viewer = await signedIn(shop, ["console.access", "Can view e-commerce payments"]);
    const stranger = await testMerchant();
    const nobody = await signedIn(shop, ["console.access"]);
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const all = await linesOf(query);
        const seen = await linesOf(query, viewer);
        expect(all.map(({ sessionId }) => sessionId)).toEqual(expect.arrayContaining(seen.map((row) => row.sessionId)));
        expect(await linesOf(query, stranger.ctx)).toEqual([]);
        await expect(linesOf(query, nobody)).rejects.toThrow(Forbidden);
        await expect(paymentSums(nobody, values(query))).rejects.toThrow(Forbidden);
      }),
      { numRuns: 15 },
    );
  });
});

test("orders are by day and by amount, with the day deciding between equal amounts", async () => {
  const byAmount = (one: PaymentLine, other: PaymentLine) =>
    new Decimal(one.amount).cmp(other.amount) ||
    one.createdAt.localeCompare(other.createdAt) ||
    one.sessionId.localeCompare(other.sessionId);
  const lowest = await linesOf({ sort: "lowest" });
  expect(lowest).toHaveLength(24);
  expect(lowest).toEqual(lowest.toSorted(byAmount));
  expect(await linesOf({ sort: "highest" })).toEqual(lowest.toReversed());
  const newest = await linesOf({});
  expect(await linesOf({ sort: "oldest" })).toEqual(newest.toReversed());
  expect(await linesOf({ sort: "highest", q: "sandbox" })).toEqual([]);
});

test("an overdue payment is found as expired and no longer as created", async () => {
  const other = await testMerchant();
  const id = await newSession(other, {});
  const at = (state: string) => linesOf({ state }, other.as({ now: () => new Date("2090-01-01T00:00:00Z") }));
  expect((await at("expired")).map(({ sessionId }) => sessionId)).toEqual([id]);
  expect(await at("created,pending")).toEqual([]);
  expect((await linesOf({ state: "created" }, other.ctx)).map(({ sessionId }) => sessionId)).toEqual([id]);
});

test("a method and a reason with a gateway are those of one attempt", async () => {
  const own = await testMerchant();
  await writeHistory(own, [
    { at: new Date(FIRST), amount: "5.000", currency: "KWD", type: "e_commerce", paid: true, failures: 1 },
  ]);
  const { attempt } = database();
  const of = { merchantId: own.id };
  const failed = { formOfPayment: "card", pgCode: "first", message: "Odd" };
  await attempt.updateMany({ where: { ...of, state: "failed" }, data: failed });
  await attempt.updateMany({ where: { ...of, state: "success" }, data: { formOfPayment: "cash", pgCode: "second" } });
  await database().paymentSession.updateMany({ where: of, data: { settledPgCode: "second" } });
  const word = attemptWord({ state: "failed", message: "Odd", decline: null });
  for (const [query, count] of [
    [{ gateway: "first", reason: word }, 1],
    [{ gateway: "second", reason: word }, 0],
    [{ gateway: "first", said: saidFilter("Odd") }, 1],
    [{ gateway: "second", said: saidFilter("Odd") }, 0],
    [{ gateway: "first", method: "card" }, 1],
    [{ gateway: "first", method: "cash" }, 0],
    [{ gateway: "second", method: "cash" }, 1],
    [{ gateway: "second" }, 1],
  ] as const)
    expect([query, (await linesOf(query, own.ctx)).length]).toEqual([query, count]);
});

test("a filter by reason finds the failures that the pages call so", async () => {
  const rows = ["failed", "error"].flatMap((state) =>
    [null, "Anything", ...TELLING_TEXTS].flatMap((message) =>
      [null, "nonsense", ...DECLINE_WORDS].map((category) => ({ state, message, category })),
    ),
  );
  const listed = Prisma.join(
    rows.map(
      ({ state, message, category }) =>
        Prisma.sql`(${state}::text, ${message}::text, ${category === null ? null : JSON.stringify({ category })}::jsonb)`,
    ),
  );
  for (const word of DECLINE_WORDS) {
    const ways = Prisma.join([...reasonWays(word)], " OR ");
    const found = await database().$queryRaw<{ state: string; message: string | null; category: string | null }[]>`
      SELECT a.state, a.message, a.decline ->> 'category' AS category FROM (VALUES ${listed}) a (state, message, decline) WHERE ${ways}`;
    const called = rows.filter((row) => attemptWord({ ...row, decline: row }) === word);
    const inOrder = (some: readonly object[]) => some.map((each) => JSON.stringify(each)).sort();
    expect([word, inOrder(found)]).toEqual([word, inOrder(called)]);
  }
});
