import { describe, expect, test } from "vitest";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { newSession, payPage, stateOf } from "@/server/testing/paying";
import { expireSessions } from "./expire-sessions";
import { onEnded } from "./on-ended";

const MINUTE = 60_000;
const MINUTE_LONG = { expiration_time: "00:01:00" };

/** The merchant's context in which `minutes` more have passed in real time. */
function inTime(merchant: TestMerchant, minutes: number) {
  const realNow = () => new Date(Date.now() + minutes * MINUTE);
  return { ...merchant.ctx, realNow, now: () => new Date(realNow().getTime() + merchant.ctx.merchant.clockOffset) };
}

type Way = "one by one" | "in a batch";

/** Asks the job what is due for this merchant and does it; the ids it worked on. */
async function workAs(way: Way, merchant: TestMerchant, minutes: number): Promise<string[]> {
  const ctx = inTime(merchant, minutes);
  const ids = (await expireSessions.due(ctx, { merchantId: merchant.id }, 10)).map(({ id }) => id);
  if (way === "one by one") for (const id of ids) await expireSessions.run(ctx, id);
  else expect(await expireSessions.batch?.run(ctx, ids)).toEqual([]);
  return ids;
}

describe.each<Way>(["one by one", "in a batch"])("sessions past their time, %s", (way) => {
  const work = (merchant: TestMerchant, minutes: number) => workAs(way, merchant, minutes);

  test("become expired with a state change and no event, oldest first", async () => {
    const merchant = await testMerchant();
    const second = await newSession(merchant, { expiration_time: "00:02:00" });
    const first = await newSession(merchant, { expiration_time: "00:01:00" });
    const later = await newSession(merchant);
    expect(await work(merchant, 0)).toEqual([]);
    expect(await work(merchant, 3)).toEqual([first, second]);
    expect(await work(merchant, 3)).toEqual([]);
    for (const id of [first, second])
      expect(await stateOf(merchant, id)).toMatchObject({ state: "expired", eventCount: 0 });
    expect(await stateOf(merchant, later)).toMatchObject({ state: "created" });
    const changes = await merchant.ctx.db.stateChange.findMany({ where: { objectId: first } });
    expect(changes).toMatchObject([{ machine: "session", from: "created", event: "expired", to: "expired" }]);
  });

  test("take the attempt with them that was never submitted", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { expiration_time: "00:01:00" });
    await payPage(merchant, id);
    await work(merchant, 2);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "expired", attemptStates: ["canceled"] });
  });

  test("wait for a charge in flight", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { expiration_time: "00:01:00" });
    await payPage(merchant, id);
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data: { state: "processing" } });
    expect(await expireSessions.nextAt(inTime(merchant, 2), { merchantId: merchant.id })).toBeNull();
    expect(await work(merchant, 2)).toEqual([]);
    await expireSessions.run(inTime(merchant, 2), id);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "created", attemptStates: ["processing"] });
  });

  test("stay as written where the merchant has it switched off", async () => {
    const merchant = await testMerchant({ merchant: { expireTransactions: false } });
    const id = await newSession(merchant, { expiration_time: "00:01:00" });
    expect(await work(merchant, 2)).toEqual([]);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "created" });
  });

  test("are judged again under the lock, so that running twice or too early is harmless", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { expiration_time: "00:01:00" });
    await expireSessions.run(inTime(merchant, 0), id);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "created" });
    await Promise.all([1, 2].map(() => expireSessions.run(inTime(merchant, 2), id)));
    expect(await merchant.ctx.db.stateChange.count({ where: { objectId: id } })).toBe(1);
  });

  test("are due in real time, whatever the merchant's clock says", async () => {
    const merchant = await testMerchant({ merchant: { clockOffset: BigInt(1_000 * MINUTE) } });
    await newSession(merchant, { expiration_time: "00:10:00" });
    const at = await expireSessions.nextAt(merchant.ctx, { merchantId: merchant.id });
    expect(Math.abs((at?.getTime() ?? 0) - (Date.now() + 10 * MINUTE))).toBeLessThan(MINUTE);
  });
});

describe("a batch leaves to the single verb", () => {
  const run = async (merchant: TestMerchant, ids: string[]) =>
    (await expireSessions.batch?.run(inTime(merchant, 2), ids)) ?? [];

  test("sessions whose end another module handles", async () => {
    const merchant = await testMerchant();
    const [plain, heard] = [await newSession(merchant, MINUTE_LONG), await newSession(merchant, MINUTE_LONG)];
    await merchant.ctx.db.paymentSession.update({ where: { id: heard }, data: { paymentType: "auto_debit" } });
    const ends: string[] = [];
    onEnded("auto_debit", async (_ctx, _tx, { session, end }) => {
      ends.push(`${session.id} ${end}`);
    });
    expect(await run(merchant, [plain, heard])).toEqual([heard]);
    expect(ends).toEqual([]);
    await expireSessions.run(inTime(merchant, 2), heard);
    expect(ends).toEqual([`${heard} expired`]);
    onEnded("auto_debit", null);
  });

  test("what somebody holds at this moment, without waiting for it", async () => {
    const merchant = await testMerchant();
    const [free, held] = [await newSession(merchant, MINUTE_LONG), await newSession(merchant, MINUTE_LONG)];
    await twoConnections(async (holder) => {
      await holder.query("BEGIN");
      await holder.query("SELECT 1 FROM payment_session WHERE id = $1 FOR UPDATE", [held]);
      expect(await run(merchant, [free, held])).toEqual([held]);
      await holder.query("ROLLBACK");
    });
    expect(await stateOf(merchant, free)).toMatchObject({ state: "expired" });
    expect(await stateOf(merchant, held)).toMatchObject({ state: "created" });
  });

  test("what is not due, in flight, over already or another merchant's", async () => {
    const [merchant, other] = [await testMerchant(), await testMerchant()];
    const [later, inFlight, over] = [
      await newSession(merchant),
      await newSession(merchant, MINUTE_LONG),
      await newSession(merchant, MINUTE_LONG),
    ];
    const foreign = await newSession(other, MINUTE_LONG);
    await payPage(merchant, inFlight);
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: inFlight }, data: { state: "processing" } });
    await expireSessions.run(inTime(merchant, 2), over);
    const ids = [later, inFlight, over, foreign];
    expect(await run(merchant, ids)).toEqual(ids);
    expect(await merchant.ctx.db.stateChange.count({ where: { objectId: { in: ids } } })).toBe(1);
  });
});

test("sessions of several merchants expire in one batch, each at its merchant's time and only as its merchant's", async () => {
  const merchants = [await testMerchant(), await testMerchant(), await testMerchant()] as const;
  const [first, second, third] = merchants;
  const [one, two, three] = [
    await newSession(first, MINUTE_LONG),
    await newSession(second, MINUTE_LONG),
    await newSession(third, MINUTE_LONG),
  ];
  const across = expireSessions.batch?.across;
  const left = await across?.([
    { ctx: inTime(first, 2), ids: [one, three] },
    { ctx: inTime(second, 0), ids: [two] },
  ]);
  expect(left).toEqual([three, two]);
  const states = [await stateOf(first, one), await stateOf(second, two), await stateOf(third, three)];
  expect(states.map(({ state }) => state)).toEqual(["expired", "created", "created"]);
  expect(await first.ctx.db.stateChange.count({ where: { objectId: one, merchantId: first.id } })).toBe(1);
});
