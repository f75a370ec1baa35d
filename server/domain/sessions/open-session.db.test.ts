import { describe, expect, test } from "vitest";
import { NotFound } from "@/server/kernel/errors";
import { countStatements, testMerchant, twoConnections } from "@/server/testing/harness";
import { newSession, stateOf } from "@/server/testing/paying";
import { isWaitedFor } from "@/server/testing/waiting";
import { openSession } from "./open-session";
import { startCheckout } from "./start-checkout";

async function changesOf(merchant: Awaited<ReturnType<typeof testMerchant>>) {
  return merchant.ctx.db.stateChange.findMany({ where: { merchantId: merchant.id }, orderBy: { id: "asc" } });
}

describe("opening", () => {
  test("is one statement that makes created pending and records it on the merchant's clock", async () => {
    const merchant = await testMerchant({ merchant: { clockOffset: 86_400_000n } });
    const id = await newSession(merchant);
    const { statements, result } = await countStatements(() => openSession(merchant.ctx, id));
    expect(statements).toHaveLength(1);
    expect(result).toBeInstanceOf(Date);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "pending" });
    const [change, ...others] = await changesOf(merchant);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ machine: "session", objectId: id, from: "created", event: "opened", to: "pending" });
    expect(change?.at.getTime()).toBeGreaterThan(Date.now() + 86_000_000);
  });

  test("happens once, also when several open at the same time", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const opened = await Promise.all([1, 2, 3, 4].map(() => openSession(merchant.ctx, id)));
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect(await changesOf(merchant)).toHaveLength(1);
  });

  test("waits for the holder of the session's lock, and then sees what it wrote", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await twoConnections(async (holder, watcher) => {
      await holder.query("BEGIN");
      await holder.query("UPDATE payment_session SET state = 'canceled' WHERE id = $1", [id]);
      const opening = openSession(merchant.ctx, id);
      await isWaitedFor(holder, watcher);
      await holder.query("COMMIT");
      expect(await opening).toBeNull();
    });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "canceled" });
  });

  test("comes too late for a session past its time", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { expiration_time: "00:01:00" });
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await openSession(merchant.ctx, id)).toBeNull();
    expect(await stateOf(merchant, id)).toMatchObject({ state: "created" });
  });
});

describe("a customer's link", () => {
  test("leads to the checkout in the session's language under the merchant's base, and opens the session", async () => {
    const merchant = await testMerchant({ merchant: { baseUrl: "https://pay.m.test" } });
    const id = await newSession(merchant, { language: "ar" });
    const { shortCode } = await stateOf(merchant, id);
    const page = `https://pay.m.test/ar/checkout/${id}`;
    expect(await startCheckout(merchant.ctx, { by: { shortCode }, isPrefetch: true })).toBe(page);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "created" });
    expect(await startCheckout(merchant.ctx, { by: { id }, isPrefetch: false })).toBe(page);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "pending" });
  });

  test("to nothing is not found", async () => {
    const { ctx } = await testMerchant();
    await expect(startCheckout(ctx, { by: { id: "x" }, isPrefetch: false })).rejects.toThrow(NotFound);
    await expect(startCheckout(ctx, { by: { shortCode: "x" }, isPrefetch: false })).rejects.toThrow(NotFound);
  });
});
