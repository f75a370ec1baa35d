import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contextFor } from "@/server/context";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { newSession, payPage } from "@/server/testing/paying";
import { balanceOf, credit, hold } from "@/server/testing/wallets";
import { releaseReservations } from "./index";

const HOUR = 3_600_000;
const NOW = new Date("2030-01-01T00:00:00.000Z");

/** One session's hold: whose, how much, hours since its latest submit, and whether a charge is in flight. */
type HoldCase = {
  readonly customer: number;
  readonly amount: number;
  readonly age: number;
  readonly inFlight: boolean;
};

const holds = fc.array(
  fc.record({
    customer: fc.integer({ min: 0, max: 2 }),
    amount: fc.integer({ min: 1, max: 9_000 }),
    age: fc.constantFrom(3.9, 4, 4.1, 5, 30),
    inFlight: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  }),
  { minLength: 1, maxLength: 7 },
);

/** A merchant whose customers, each with two wallets, have these holds. */
async function holding(all: readonly HoldCase[]): Promise<{ merchant: TestMerchant; sessions: string[] }> {
  const merchant = await testMerchant({ gateways: [{ walletProviders: ["wallet_loyalty", "wallet_sarraf"] }] });
  for (const customerId of ["c-0", "c-1", "c-2"])
    for (const slug of ["sarraf", "loyalty"]) await credit(merchant, "5", { customerId, slug });
  const sessions: string[] = [];
  for (const { customer, amount, age, inFlight } of all) {
    const sessionId = await newSession(merchant);
    sessions.push(sessionId);
    const use = { sessionId, customerId: `c-${customer}`, amount: (amount / 1_000).toFixed(3) };
    await hold(merchant, { ...use, at: new Date(NOW.getTime() - age * HOUR) });
    if (!inFlight) continue;
    await payPage(merchant, sessionId);
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId }, data: { state: "processing", inquireAt: NOW } });
  }
  return { merchant, sessions };
}

const serviceOf = ({ ctx }: TestMerchant) => ({
  ...contextFor(ctx, ctx.merchant, { kind: "service" }),
  now: () => NOW,
  realNow: () => NOW,
});

async function dueOf(merchant: TestMerchant): Promise<string[]> {
  const items = await releaseReservations.due(serviceOf(merchant), { merchantId: merchant.id }, 100);
  return items.map(({ id }) => id);
}

/** Everything that a release writes, without what only names it. */
async function written(merchant: TestMerchant, sessions: readonly string[]) {
  const { db } = merchant.ctx;
  const where = { merchantId: merchant.id };
  const [accounts, entries, reservations] = await Promise.all([
    db.walletAccount.findMany({ where, orderBy: [{ customerId: "asc" }, { provider: "asc" }] }),
    db.walletEntry.findMany({ where, include: { operation: { include: { account: true } } } }),
    db.walletReservation.findMany({ where }),
  ]);
  const steps = await db.stateChange.findMany({ where: { ...where, machine: "reservation" } });
  const placeOf = (sessionId: string | null) => sessions.indexOf(sessionId ?? "");
  const legOf = new Map(reservations.map((row) => [row.id, `${placeOf(row.sessionId)} ${row.provider}`]));
  const sorted = <T>(rows: T[]) => rows.map((row) => JSON.stringify(row)).sort();
  return {
    accounts: accounts.map(({ customerId, provider, balance, held, updatedAt }) => {
      return [customerId, provider, balance, held, updatedAt.getTime() === NOW.getTime()].map(String);
    }),
    entries: sorted(
      entries.map(({ entryType, direction, amount, pgCode, createdAt, sessionId, operation: { account } }) => {
        const own = sessionId === null ? null : createdAt;
        return [entryType, direction, amount, pgCode, own, placeOf(sessionId), account.customerId, account.provider];
      }),
    ),
    reservations: sorted(
      reservations.map(({ id, state, releaseAt, updatedAt, finishedAt, amount }) => {
        return [legOf.get(id), state, releaseAt, updatedAt, finishedAt, amount];
      }),
    ),
    steps: sorted(steps.map(({ objectId, from, event, to, at }) => [legOf.get(objectId), from, event, to, at])),
  };
}

test("a batch leaves exactly what the releases one by one leave", async () => {
  await fc.assert(
    fc.asyncProperty(holds, async (all) => {
      const [one, many] = [await holding(all), await holding(all)];
      for (const id of await dueOf(one.merchant)) await releaseReservations.run(serviceOf(one.merchant), id);
      expect(await releaseReservations.batch?.run(serviceOf(many.merchant), await dueOf(many.merchant))).toEqual([]);
      expect(await written(many.merchant, many.sessions)).toEqual(await written(one.merchant, one.sessions));
      expect(await dueOf(many.merchant)).toEqual([]);
    }),
    { numRuns: 4 },
  );
}, 60_000);

describe("a batch leaves to the verb", () => {
  const HOLDS: HoldCase[] = [
    { customer: 0, amount: 7_000, age: 5, inFlight: false },
    { customer: 1, amount: 1_000, age: 5, inFlight: false },
  ];

  test.each([
    ["a session", "SELECT id FROM payment_session WHERE id = $1 FOR UPDATE"],
    [
      "one account of a hold",
      `SELECT id FROM wallet_account WHERE provider = 'wallet_sarraf'
         AND id IN (SELECT account_id FROM wallet_reservation WHERE session_id = $1) FOR UPDATE`,
    ],
  ])("the hold of which somebody has %s locked, whole", async (_, lock) => {
    const { merchant, sessions } = await holding(HOLDS);
    const ids = await dueOf(merchant);
    await twoConnections(async (holder) => {
      await holder.query("BEGIN");
      await holder.query(lock, [sessions[0]]);
      const left = await releaseReservations.batch?.run(serviceOf(merchant), ids);
      const of = { merchantId: merchant.id, state: "reserved" };
      const still = await merchant.ctx.db.walletReservation.findMany({ where: of });
      expect(still.map(({ sessionId }) => sessionId)).toEqual([sessions[0], sessions[0]]);
      expect([...(left ?? [])].sort()).toEqual(still.map(({ id }) => id).sort());
      await holder.query("ROLLBACK");
    });
  });

  test("the hold of a session that was removed for good, and of another merchant's reservation nothing", async () => {
    const { merchant, sessions } = await holding(HOLDS);
    const ids = await dueOf(merchant);
    const other = await testMerchant();
    expect(await releaseReservations.batch?.run(serviceOf(other), ids)).toEqual(ids);
    await merchant.ctx.db.paymentSession.deleteMany({ where: { id: { in: sessions } } });
    expect(await releaseReservations.batch?.run(serviceOf(merchant), ids)).toEqual(ids);
    for (const id of ids) await releaseReservations.run(serviceOf(merchant), id);
    expect(await balanceOf(merchant, { customerId: "c-0" })).toEqual({ balance: "5.000", held: "0.000" });
  });
});
