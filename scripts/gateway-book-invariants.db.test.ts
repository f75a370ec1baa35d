import { expect, test } from "vitest";
import { payByKeptCard } from "@/server/testing/fault-matrix";
import { type BookLine, bookFaults } from "@/server/testing/gateway-book";
import { operate } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeBook, stripeMerchant } from "@/server/testing/stripe/merchant";
import { GATEWAY_BOOK_INVARIANTS } from "./gateway-book-invariants";

const bench = stripeBench();
const [OURS, THEIRS] = GATEWAY_BOOK_INVARIANTS.map(({ name }) => name);

test("the audit reports every difference between our books and a gateway's, in both directions", async () => {
  const merchant = await stripeMerchant(bench.double);
  const before = bench.double.book.movements.length;
  for (const code of [STRIPE_CODES.purchase, STRIPE_CODES.authorize, STRIPE_CODES.authorize]) {
    const id = await newSession(merchant, { customer_id: "c-1", pg_codes: [code] });
    await payByKeptCard(merchant, id);
    if (code === STRIPE_CODES.purchase)
      await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" });
    else await operate(merchant.ctx, { operation: "capture", session_id: id, amount: "3" });
  }
  const book = stripeBook(bench.double, before);
  const compared = { connector: "stripe", merchant: merchant.id };
  const found = async (lines: readonly BookLine[]) =>
    Object.keys(await bookFaults(merchant.ctx.db, [compared, ...lines]));
  expect(await found(book)).toEqual([]);
  for (const at of book.keys()) {
    const without = book.filter((_, index) => index !== at);
    const changed = (change: Partial<BookLine>) =>
      book.map((line, index) => (index === at ? { ...line, ...change } : line));
    expect([at, await found(without)]).toEqual([at, [OURS]]);
    expect([at, await found(changed({ amount: "1.5" }))]).toEqual([at, [OURS]]);
    expect([at, await found(changed({ currency: "USD" }))]).toEqual([at, [OURS]]);
    expect([at, await found(changed({ payment: "SRF-strange" }))]).toEqual([at, [OURS, THEIRS]]);
  }
});

test("a payment that we hold as paid is compared though the gateway's book has nothing of its merchant", async () => {
  const pay = async (): Promise<string> => {
    const merchant = await stripeMerchant(bench.double);
    await payByKeptCard(
      merchant,
      await newSession(merchant, { customer_id: "c-1", pg_codes: [STRIPE_CODES.purchase] }),
    );
    return merchant.id;
  };
  const { db } = (await stripeMerchant(bench.double)).ctx;
  const [unknown, before] = [await pay(), bench.double.book.movements.length];
  const known = await pay();
  const book = stripeBook(bench.double, before);
  const compare = async (merchants: readonly string[]) => {
    const faults = await bookFaults(db, [...merchants.map((merchant) => ({ connector: "stripe", merchant })), ...book]);
    return JSON.stringify(faults[OURS ?? ""] ?? []);
  };
  const { referenceNumber } = await db.attempt.findFirstOrThrow({ where: { merchantId: unknown } });
  expect(await compare([known])).toBe("[]");
  expect(await compare([known, unknown])).toContain(referenceNumber);
  expect(await compare([])).toContain(referenceNumber);
});
