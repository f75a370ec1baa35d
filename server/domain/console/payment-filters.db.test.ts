/** Filters, orders and sums of the list of payments. */
import { Decimal } from "decimal.js";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { database, Prisma } from "@/server/db/client";
import { Forbidden } from "@/server/kernel/errors";
import { signedIn } from "@/server/testing/console";
import { writeHistory } from "@/server/testing/figures";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import {
  attemptWord,
  listPayments,
  type Neighbour,
  type Neighbours,
  neighboursOf,
  type PaymentLine,
  paymentSums,
  positionOf,
  readPaymentQuery,
} from ".";
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
  await database().$executeRaw`UPDATE payment_session SET order_no = nullif(abs(hashtext(id)) % 9, 0) || '_-طلب'
    WHERE merchant_id = ${shop.ctx.merchant.id}`;
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

/** The pages from the last to the first, each with the number of its first row. */
async function backwardPages(query: Record<string, string>): Promise<{ first: number; ids: string[] }[]> {
  const pages: { first: number; ids: string[] }[] = [];
  let cursor: string | null = null;
  for (let next: string | null = ""; next !== null; ) {
    cursor = next === "" ? null : next;
    next = (await listPayments(shop.ctx, { ...values(query), cursor }, 4)).next;
  }
  for (;;) {
    const asked = { ...values(query), cursor };
    const { rows, previous } = await listPayments(shop.ctx, asked, 4);
    const { first } = positionOf(asked, rows.length, await paymentSums(shop.ctx, asked));
    pages.push({ first: first - 1, ids: rows.map((row) => ("sessionId" in row ? row.sessionId : row.brokenId)) });
    if (previous === null) return pages;
    cursor = previous;
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

  test("going back shows the same rows, the first page whole, and every page knows its place", async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const all = (await linesOf(query)).map(({ sessionId }) => sessionId);
        const pages = await backwardPages(query);
        for (const { first, ids } of pages) expect(ids).toEqual(all.slice(first, first + ids.length));
        expect(pages.at(-1)?.ids).toEqual(all.slice(0, 4));
        expect(new Set(pages.flatMap(({ ids }) => ids))).toEqual(new Set(all));
      }),
      { numRuns: 25 },
    );
  });

  test("the next and the previous payment lead through the list, over the edges of its pages", async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const all = (await linesOf(query)).map(({ sessionId }) => sessionId);
        const walked = { next: [all[0]], previous: [all.at(-1)] };
        for (const way of ["next", "previous"] as const) {
          let at: Neighbour | null = all.length === 0 ? null : { sessionId: walked[way][0] ?? "", cursor: null };
          while (at !== null) {
            const asked = { ...values(query), cursor: at.cursor };
            const page = await listPayments(shop.ctx, asked, 4);
            const found: Neighbours = await neighboursOf(shop.ctx, asked, { sessionId: at.sessionId, page });
            expect(found.isListed).toBe(true);
            at = found[way];
            if (at !== null) walked[way].push(at.sessionId);
          }
        }
        expect([walked.next, walked.previous]).toEqual(
          all.length === 0 ? [[undefined], [undefined]] : [all, all.toReversed()],
        );
      }),
      { numRuns: 12 },
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
  const byOrder = await linesOf({ sort: "order_last" });
  const numbers = byOrder.flatMap(({ orderNo }) => orderNo ?? []);
  expect(byOrder.map(({ orderNo }) => orderNo ?? "")).toEqual([
    ...numbers.toSorted().toReversed(),
    ...Array(24 - numbers.length).fill(""),
  ]);
});

test("by the day of payment the paid ones come first, then the others by the day of creation", async () => {
  const own = await operatingMerchant();
  const first = await paidSession(own, "sandbox", { order_no: "1" });
  const held = await paidSession(own, "sandbox-auth", { order_no: "2" });
  const second = await paidSession(own, "sandbox", { order_no: "3" });
  const open = await newSession(own, { order_no: "4" });
  const ids = async (sort: string) => (await linesOf({ sort }, own.ctx)).map(({ sessionId }) => sessionId);
  expect(await ids("paid_last")).toEqual([second, first, open, held]);
  expect(await ids("paid_first")).toEqual([first, second, held, open]);
  await operate(own.ctx, { operation: "capture", session_id: held, amount: "1" });
  expect(await ids("paid_last")).toEqual([held, second, first, open]);
  expect(await ids("paid_first")).toEqual([first, second, held, open]);
});

test("a payment that left the filter keeps its place; one of another merchant or type has none", async () => {
  const [first, second, third] = (await linesOf({ view: "paid" })).map(({ sessionId }) => sessionId);
  const around = async (sessionId: string, query: Record<string, string>, ctx = shop.ctx) => {
    const asked = values(query);
    const page = await listPayments(ctx, asked, 4);
    const { previous, next, isListed } = await neighboursOf(ctx, asked, { sessionId, page });
    return [previous?.sessionId, next?.sessionId, isListed];
  };
  await database().paymentSession.update({ where: { id: second }, data: { deletedAt: new Date() } });
  expect(await around(second ?? "", { view: "paid" })).toEqual([first, third, false]);
  await database().paymentSession.update({ where: { id: second }, data: { deletedAt: null } });
  expect(await around(second ?? "", { view: "paid" })).toEqual([first, third, true]);
  const stranger = await testMerchant();
  const theirs = await newSession(stranger, {});
  expect(await around(theirs, {})).toEqual([undefined, undefined, false]);
  const viewer = await signedIn(shop, ["console.access", "Can view e-commerce payments"]);
  const unseen = (await linesOf({ type: "payment_request" }))[0]?.sessionId ?? "";
  expect(await around(unseen, {}, viewer)).toEqual([undefined, undefined, false]);
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
