import { describe, expect, test } from "vitest";
import { decideParkedAttempt } from "@/server/domain/payments";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { ADYEN_CODES, adyenBook, adyenMerchant, keptCardOf, tell } from "@/server/testing/adyen/merchant";
import { keepCard } from "@/server/testing/cards";
import { payByKeptCard } from "@/server/testing/fault-matrix";
import { type BookLine, bookFaults } from "@/server/testing/gateway-book";
import { chargeCard } from "@/server/testing/gateway-double/pages";
import type { TestMerchant } from "@/server/testing/harness";
import { resolveUnknown, workInbox } from "@/server/testing/notification-world";
import { operate, operatingMerchant } from "@/server/testing/operating";
import { newSession, stateOf } from "@/server/testing/paying";
import { simulatedBook } from "@/server/testing/simulated-book";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeBook, stripeMerchant } from "@/server/testing/stripe/merchant";
import { GATEWAY_BOOK_INVARIANTS } from "./gateway-book-invariants";

const [stripe, adyen] = [stripeBench(), adyenBench()];
const [OURS, THEIRS] = GATEWAY_BOOK_INVARIANTS.map(({ name }) => name);

type World = {
  readonly connector: string;
  readonly merchant: TestMerchant;
  readonly codes: { readonly purchase: string; readonly authorize: string };
  book(): Promise<readonly BookLine[]>;
  /** Delivers the gateway's notifications and runs the jobs that they lead to. */
  hear?(): Promise<void>;
};

async function atStripe(): Promise<World> {
  const merchant = await stripeMerchant(stripe.double);
  const before = stripe.double.book.movements.length;
  return { connector: "stripe", merchant, codes: STRIPE_CODES, book: async () => stripeBook(stripe.double, before) };
}

async function hearAdyen(merchant: TestMerchant): Promise<void> {
  for (const _ of [1, 2]) {
    await tell(merchant, adyen.double, { codes: Object.values(ADYEN_CODES) });
    await workInbox(merchant, 1);
    await resolveUnknown(merchant, 1);
  }
}

async function atAdyen(): Promise<World> {
  const merchant = await adyenMerchant();
  for (const code of Object.values(ADYEN_CODES))
    await keptCardOf(merchant, adyen.double, code, `CARD${merchant.id}${code}`);
  const book = async () => adyenBook(adyen.double);
  return { connector: "adyen", merchant, codes: ADYEN_CODES, book, hear: () => hearAdyen(merchant) };
}

async function atSimulated(): Promise<World> {
  const merchant = await operatingMerchant();
  const codes = { purchase: "sandbox", authorize: "sandbox-auth" };
  for (const pgCode of Object.values(codes)) await keepCard(merchant, "1", { pgCode });
  return { connector: "sarraf_sandbox", merchant, codes, book: () => simulatedBook(merchant) };
}

async function payIn({ merchant }: World, code: string): Promise<string> {
  const id = await newSession(merchant, { customer_id: "c-1", pg_codes: [code] });
  await payByKeptCard(merchant, id);
  return id;
}

function faultsIn({ connector, merchant }: World, lines: readonly BookLine[]) {
  return bookFaults(merchant.ctx.db, [{ connector, merchant: merchant.id }, ...lines]);
}

/** Changes and removes each line in turn, and expects that the audit reports it. */
async function expectEachDifference(world: World, book: readonly BookLine[]): Promise<void> {
  const found = async (lines: readonly BookLine[]) => Object.keys(await faultsIn(world, lines));
  expect(await faultsIn(world, book)).toEqual({});
  for (const at of book.keys()) {
    const without = book.filter((_, index) => index !== at);
    const changed = (change: Partial<BookLine>) =>
      book.map((line, index) => (index === at ? { ...line, ...change } : line));
    expect([at, await found(without)]).toEqual([at, [OURS]]);
    expect([at, await found(changed({ amount: "1.5" }))]).toEqual([at, [OURS]]);
    expect([at, await found(changed({ currency: "USD" }))]).toEqual([at, [OURS]]);
    expect([at, await found(changed({ payment: "SRF-strange" }))]).toEqual([at, [OURS, THEIRS]]);
  }
}

const paymentOf = (reference: string) => {
  const payment = [...adyen.double.book.payments.values()].find(({ order }) => order.reference === reference);
  if (payment === undefined) throw new Error(`Adyen has no ${reference}.`);
  return payment;
};

describe("the audit reports every difference between our books and a gateway's, in both directions", () => {
  test.each([
    ["Stripe", atStripe],
    ["Adyen", atAdyen],
    ["the simulated gateway", atSimulated],
  ])("with the books of %s", async (_name, begin) => {
    const world = await begin();
    const { purchase, authorize } = world.codes;
    await operate(world.merchant.ctx, { operation: "refund", session_id: await payIn(world, purchase), amount: "4" });
    await operate(world.merchant.ctx, { operation: "capture", session_id: await payIn(world, authorize), amount: "3" });
    await world.hear?.();
    const book = await world.book();
    expect(new Set(book.map(({ kind }) => kind))).toEqual(new Set(["charged", "taken", "refunded"]));
    await expectEachDifference(world, book);
  });

  test("of a payment that failed after its success", async () => {
    const world = await atAdyen();
    const id = await payIn(world, ADYEN_CODES.purchase);
    const [attempt] = (await stateOf(world.merchant, id)).attempts;
    adyen.double.undo(paymentOf(attempt?.referenceNumber ?? "").id);
    expect(Object.keys(await faultsIn(world, await world.book()))).toEqual([OURS]);
    await hearAdyen(world.merchant);
    expect((await stateOf(world.merchant, id)).state).toBe("failed");
    await expectEachDifference(world, await world.book());
  });

  test.each(["purchase", "authorize"] as const)("of a second charge of a %s", async (operation) => {
    const world = await atAdyen();
    const id = await payIn(world, ADYEN_CODES[operation]);
    const [attempt] = (await stateOf(world.merchant, id)).attempts;
    const { order, card } = paymentOf(attempt?.referenceNumber ?? "");
    chargeCard(adyen.double.desk, order, { number: "4111111111111111", saved: card }, false);
    expect(Object.keys(await faultsIn(world, await world.book()))).toEqual([OURS]);
    await hearAdyen(world.merchant);
    const { db } = world.merchant.ctx;
    expect(await db.secondCharge.findMany({ where: { sessionId: id } })).toMatchObject([{ state: "done" }]);
    await expectEachDifference(world, await world.book());
  });

  test.each(["happened", "give_back", "did_not"] as const)("of a charge that a person decided: %s", async (finding) => {
    const world = await atAdyen();
    adyen.double.next({ kind: "approved", amount: { units: 4_000 } });
    const id = await payIn(world, ADYEN_CODES.purchase);
    const [attempt] = (await stateOf(world.merchant, id)).attempts;
    expect(attempt?.parkedAt).not.toBeNull();
    expect(await faultsIn(world, await world.book())).toEqual({});
    await decideParkedAttempt(world.merchant.ctx, attempt?.id ?? "", { finding, by: "Sara" });
    if (finding === "did_not") return expect(Object.keys(await faultsIn(world, await world.book()))).toEqual([OURS]);
    await hearAdyen(world.merchant);
    await expectEachDifference(world, await world.book());
  });
});

test("a payment that we hold as paid is compared though the gateway's book has nothing of its merchant", async () => {
  const [first, second] = [await atStripe(), await atStripe()];
  await payIn(first, STRIPE_CODES.purchase);
  const before = stripe.double.book.movements.length;
  await payIn(second, STRIPE_CODES.purchase);
  const book = stripeBook(stripe.double, before);
  const { db } = first.merchant.ctx;
  const compare = async (worlds: readonly World[]) => {
    const merchants = worlds.map(({ merchant: { id: merchant } }) => ({ connector: "stripe", merchant }));
    return JSON.stringify((await bookFaults(db, [...merchants, ...book]))[OURS ?? ""] ?? []);
  };
  const { referenceNumber } = await db.attempt.findFirstOrThrow({ where: { merchantId: first.merchant.id } });
  expect(await compare([second])).toBe("[]");
  expect(await compare([second, first])).toContain(referenceNumber);
  expect(await compare([])).toContain(referenceNumber);
});
