import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { RateLimited } from "@/server/kernel/errors";
import { testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, pay, payPage, type Receiver, receiver, stateOf, typed } from "@/server/testing/paying";
import { cancelAttempt, cancelSession, payByCard, startAttempt } from "../index";

let ok: Receiver;
beforeAll(async () => {
  ok = await receiver(200);
});
afterAll(() => ok.close());

describe("attempts", () => {
  test("the same choice at the same price goes on; a new one withdraws what was never submitted, without an event", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const first = await payPage(merchant, id);
    expect(await payPage(merchant, id)).toBe(first);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["pending"]);
    await merchant.ctx.db.gateway.updateMany({
      where: { merchantId: merchant.id },
      data: { feeFixed: "0.100" },
    });
    await payPage(merchant, id);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["canceled", "pending"]);
    expect(await eventsOf(merchant, id)).toEqual([]);
    expect(await payByCard(merchant.ctx, { token: first, ...typed("1") })).toEqual({ kind: "checkout", sessionId: id });
    expect((await stateOf(merchant, id)).state).toBe("created");
  });

  test("are fifty at most: the next choice is refused", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await payPage(merchant, id);
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data: { number: 50, state: "failed" } });
    expect(await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox" })).toEqual({
      kind: "too_many",
      sessionId: id,
    });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["failed"]);
  });

  test("are begun by thirty forms of a session in a minute at most", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const posts = await Promise.allSettled(
      Array.from({ length: 61 }, () => startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox" })),
    );
    const refused = posts.filter((post) => post.status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(RateLimited);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["pending"]);
  });

  test("are refused while a charge is in flight, after the end, after the time and for methods not offered", async () => {
    const merchant = await testMerchant({
      gateways: [{}, { code: "flex", flow: "flex_methods", walletProviders: [] }],
    });
    const checkout = (sessionId: string) => ({ kind: "checkout", sessionId });
    const flying = await newSession(merchant, { pg_codes: ["sandbox", "flex"] });
    await payPage(merchant, flying);
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: flying }, data: { state: "processing" } });
    expect(await startAttempt(merchant.ctx, { sessionId: flying, pgCode: "sandbox" })).toEqual(checkout(flying));
    expect(await cancelSession(merchant.ctx, { sessionId: flying })).toEqual(checkout(flying));
    expect((await stateOf(merchant, flying)).state).toBe("created");
    const paid = await newSession(merchant, { pg_codes: ["sandbox", "flex"] });
    expect(await startAttempt(merchant.ctx, { sessionId: paid, pgCode: "flex" })).toMatchObject({ kind: "pay" });
    expect(await startAttempt(merchant.ctx, { sessionId: paid, pgCode: "nothing" })).toEqual(checkout(paid));
    await pay(merchant, paid, "1");
    expect(await startAttempt(merchant.ctx, { sessionId: paid, pgCode: "sandbox" })).toEqual(checkout(paid));
    const late = await newSession(merchant);
    await merchant.ctx.db.paymentSession.update({
      where: { id: late },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    expect(await startAttempt(merchant.ctx, { sessionId: late, pgCode: "sandbox" })).toEqual(checkout(late));
    expect(await startAttempt(merchant.ctx, { sessionId: "0".repeat(40), pgCode: "sandbox" })).toEqual({
      kind: "not_found",
    });
  });

  test("die with the session's time: a stale form charges nothing", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const token = await payPage(merchant, id);
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
    await payByCard(merchant.ctx, { token, ...typed("1") });
    expect(await merchant.ctx.db.simulatedGatewayEntry.count({ where: { merchantId: merchant.id } })).toBe(0);
  });
});

describe("the customer cancels", () => {
  test("an attempt: the session stays open and the event tells of the cancellation", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { webhook_url: ok.url });
    const token = await payPage(merchant, id);
    expect(await cancelAttempt(merchant.ctx, { token })).toEqual({ kind: "checkout", sessionId: id });
    const after = await stateOf(merchant, id);
    expect([after.attemptStates, after.state]).toEqual([["canceled"], "attempted"]);
    expect((await eventsOf(merchant, id))[0]?.body).toMatchObject({ result: "canceled", state: "attempted" });
    await cancelAttempt(merchant.ctx, { token });
    expect(await eventsOf(merchant, id)).toHaveLength(1);
  });

  test("the only attempt of a single-attempt gateway: the session is canceled", async () => {
    const merchant = await testMerchant({ gateways: [{ multiAttempt: false }] });
    const id = await newSession(merchant);
    await cancelAttempt(merchant.ctx, { token: await payPage(merchant, id) });
    expect((await stateOf(merchant, id)).state).toBe("canceled");
  });

  test("never a charge in flight", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const token = await payPage(merchant, id);
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data: { state: "processing" } });
    await cancelAttempt(merchant.ctx, { token });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["processing"]);
  });

  it.each(["with an attempt on the gateway's page", "before any attempt"])(
    "the session, %s: one canceled attempt, one event with its reference, posted at once",
    async (when) => {
      const merchant = await testMerchant();
      const id = await newSession(merchant, { webhook_url: ok.url });
      if (when.startsWith("with")) await payPage(merchant, id);
      expect(await cancelSession(merchant.ctx, { sessionId: id })).toEqual({ kind: "checkout", sessionId: id });
      const after = await stateOf(merchant, id);
      expect([after.attemptStates, after.state]).toEqual([["canceled"], "canceled"]);
      const [sent, ...more] = ok.bodies.filter((body) => body.session_id === id);
      expect(more).toEqual([]);
      expect(sent).toMatchObject({
        result: "canceled",
        state: "canceled",
        reference_number: after.attempts[0]?.referenceNumber,
      });
      await cancelSession(merchant.ctx, { sessionId: id });
      expect(await eventsOf(merchant, id)).toHaveLength(1);
    },
  );
});
