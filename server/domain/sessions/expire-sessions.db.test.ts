import { describe, expect, test } from "vitest";
import { type TestMerchant, testMerchant } from "../../testing/harness";
import { newSession, payPage, stateOf } from "../../testing/paying";
import { expireSessions } from "./expire-sessions";

const MINUTE = 60_000;

/** The merchant's context in which `minutes` more have passed in real time. */
function inTime(merchant: TestMerchant, minutes: number) {
  const realNow = () => new Date(Date.now() + minutes * MINUTE);
  return { ...merchant.ctx, realNow, now: () => new Date(realNow().getTime() + merchant.ctx.merchant.clockOffset) };
}

/** Asks the job what is due for this merchant and does it; the ids it worked on. */
async function work(merchant: TestMerchant, minutes: number): Promise<string[]> {
  const ctx = inTime(merchant, minutes);
  const items = await expireSessions.due(ctx, { merchantId: merchant.id }, 10);
  for (const { id } of items) await expireSessions.run(ctx, id);
  return items.map(({ id }) => id);
}

describe("sessions past their time", () => {
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
