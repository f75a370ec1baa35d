import "@/server/wiring";
import { describe, expect, it, test } from "vitest";
import { InquiryRequest, inquire, payByCard } from "@/server/domain/payments";
import { readInput } from "@/server/kernel/read-input";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { eventsOf, stateOf, typed } from "@/server/testing/paying";
import { chargesTaken, merchantThen, pageOf, pastDue, seen, sessionsFor } from "@/server/testing/self-service";
import { payOutstanding, regeneratePageToken, requestCancellation, startBalancePayment } from "..";

registerFlakyGateway();

const PAGE = { kind: "page" };

describe("with the active card", () => {
  test("the balance is paid, the cycle carries that session, and the next one is dated after today", async () => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant);
    const request = await pageOf(merchant, subscription);
    expect(await payOutstanding(merchant.ctx, request)).toEqual(PAGE);
    const [session, ...others] = await sessionsFor(merchant, subscription);
    expect(others).toEqual([]);
    expect(await stateOf(merchant, session?.id ?? "")).toMatchObject({
      state: "paid",
      paymentType: "auto_pay",
      redirectUrl: null,
      attempts: [{ state: "success", formOfPayment: "token" }],
    });
    expect(await subscription.row()).toMatchObject({ status: "active", cardId: subscription.cardId });
    expect((await subscription.cycles()).slice(1)).toMatchObject([
      { number: 2, status: "paid", sessionId: session?.id },
      { number: 3, status: "scheduled", scheduledDate: new Date("2030-02-28") },
    ]);
    expect(await eventsOf(merchant, session?.id ?? "")).toMatchObject([{ body: { state: "paid" } }]);
    expect(await payOutstanding(merchant.ctx, request)).toEqual(PAGE);
    expect(await chargesTaken(merchant)).toBe(1);
  });

  test("a decline leaves cycle and subscription as they are, writes no mail, and the next try uses the same session", async () => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant, "6");
    const request = await pageOf(merchant, subscription);
    const before = [await subscription.row(), await subscription.cycles()];
    expect(await payOutstanding(merchant.ctx, request)).toEqual(PAGE);
    expect(await payOutstanding(merchant.ctx, request)).toEqual(PAGE);
    expect([await subscription.row(), await subscription.cycles()]).toEqual(before);
    expect(await merchant.ctx.db.mailMessage.count({ where: { merchantId: merchant.id } })).toBe(0);
    const [session, ...others] = await sessionsFor(merchant, subscription);
    expect(others).toEqual([]);
    expect((await stateOf(merchant, session?.id ?? "")).attemptStates).toEqual(["failed", "failed"]);
    expect((await seen(merchant, subscription)).failure).toMatchObject({ reason: "insufficient funds", retryAt: null });
  });

  test("after a decline that ended the session, the next try makes another", async () => {
    const merchant = await merchantThen({ gateways: [{ multiAttempt: false }] });
    const subscription = await pastDue(merchant, "4");
    const request = await pageOf(merchant, subscription);
    await payOutstanding(merchant.ctx, request);
    await payOutstanding(merchant.ctx, request);
    const sessions = await sessionsFor(merchant, subscription);
    expect(await Promise.all(sessions.map(async ({ id }) => (await stateOf(merchant, id)).state))).toEqual([
      "failed",
      "failed",
    ]);
  });

  test("ten presses at once, in two tabs and by a new card, are one charge", async () => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant);
    const request = await pageOf(merchant, subscription);
    const presses = Array.from({ length: 10 }, (_, press) =>
      press % 3 === 2 ? startBalancePayment(merchant.ctx, request) : payOutstanding(merchant.ctx, request),
    );
    await Promise.all(presses.map((press) => press.catch(() => null)));
    await payOutstanding(merchant.ctx, request);
    expect(await chargesTaken(merchant)).toBe(1);
    expect((await subscription.row()).status).toBe("active");
  });

  test("a charge without an answer is not made again, and the page says so until it is known", async () => {
    const merchant = await merchantThen({ gateways: [{ connector: FLAKY }] });
    const subscription = await pastDue(merchant);
    const request = await pageOf(merchant, subscription);
    Object.assign(flaky, { fault: "timeout", charges: 0 });
    await payOutstanding(merchant.ctx, request);
    flaky.fault = "fine";
    expect(await seen(merchant, subscription)).toMatchObject({
      status: "past_due",
      checking: true,
      can: { pay: false },
    });
    expect(await payOutstanding(merchant.ctx, request)).toEqual(PAGE);
    expect(await startBalancePayment(merchant.ctx, request)).toEqual(PAGE);
    expect(flaky.charges).toBe(1);
  });
});

describe("the amount that the page showed", () => {
  test.each(["4.000 KWD", "5.000", "5.000 USD", "", "x"])("is not %s: nothing is charged or begun", async (shown) => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant);
    const request = await pageOf(merchant, subscription);
    expect(await payOutstanding(merchant.ctx, { ...request, shown })).toEqual({ kind: "changed" });
    expect(await sessionsFor(merchant, subscription)).toEqual([]);
    expect(await chargesTaken(merchant)).toBe(0);
  });

  test("is what is outstanding: it is charged, once", async () => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant);
    const outstanding = (await seen(merchant, subscription)).outstanding;
    const shown = `${outstanding?.amount} ${outstanding?.currency}`;
    const form = { ...(await pageOf(merchant, subscription)), shown };
    expect(await payOutstanding(merchant.ctx, form)).toEqual(PAGE);
    expect(await payOutstanding(merchant.ctx, form)).toEqual(PAGE);
    expect(await chargesTaken(merchant)).toBe(1);
  });
});

describe("with a new card", () => {
  it.each([
    ["where the customer wants another", startBalancePayment, "1"],
    ["where no card is left to charge", payOutstanding, null],
  ] as const)("%s, it is saved, charged and active from then on", async (_, verb, ending) => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant, ending ?? "1");
    if (ending === null) await merchant.ctx.db.savedCard.deleteMany({ where: { merchantId: merchant.id } });
    const outcome = await verb(merchant.ctx, await pageOf(merchant, subscription));
    if (outcome.kind !== "pay") throw new Error(outcome.kind);
    await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed("4") });
    const { status, cardId } = await subscription.row();
    const card = await merchant.ctx.db.savedCard.findUniqueOrThrow({ where: { id: cardId ?? "" } });
    expect([status, card.token]).toEqual(["active", "411111111111114"]);
  });

  test("several gateways to choose from lead to the checkout", async () => {
    const merchant = await merchantThen({ gateways: [{}, { code: "other" }] });
    const subscription = await pastDue(merchant, "1", { pgCodes: ["sandbox", "other"] });
    const outcome = await startBalancePayment(merchant.ctx, await pageOf(merchant, subscription));
    const [session] = await sessionsFor(merchant, subscription);
    expect(outcome).toEqual({ kind: "checkout", sessionId: session?.id });
  });
});

describe("nothing is charged and no session made", () => {
  it.each(["active", "trialing"])("while it is %s", async (status) => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant, "1", { status });
    const request = await pageOf(merchant, subscription);
    expect(await payOutstanding(merchant.ctx, request)).toEqual(PAGE);
    expect(await startBalancePayment(merchant.ctx, request)).toEqual(PAGE);
    expect(await sessionsFor(merchant, subscription)).toEqual([]);
  });

  test("after the merchant canceled at once", async () => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant);
    const request = await pageOf(merchant, subscription);
    const outcome = await startBalancePayment(merchant.ctx, request);
    await requestCancellation(merchant.ctx, {
      subscriptionId: subscription.id,
      initiator: "merchant",
      mode: "immediate",
    });
    expect(await payOutstanding(merchant.ctx, request)).toEqual(PAGE);
    if (outcome.kind === "pay") await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed("1") });
    expect(await chargesTaken(merchant)).toBe(0);
  });

  test("by a status query about a session that ran out of time before the subscription ended", async () => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant);
    await startBalancePayment(merchant.ctx, await pageOf(merchant, subscription));
    const [session] = await sessionsFor(merchant, subscription);
    const session_id = session?.id ?? "";
    await merchant.ctx.db.paymentSession.update({ where: { id: session_id }, data: { expiresAt: merchant.ctx.now() } });
    const immediate = { initiator: "merchant", mode: "immediate" } as const;
    await requestCancellation(merchant.ctx, { subscriptionId: subscription.id, ...immediate });
    const asked = await inquire(merchant.ctx, readInput(InquiryRequest, { session_id }));
    expect([asked.state, await chargesTaken(merchant)]).toEqual(["expired", 0]);
  });

  test("by a link that was regenerated, forged, or is another merchant's key", async () => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant);
    const request = await pageOf(merchant, subscription);
    await regeneratePageToken(merchant.ctx, subscription.id);
    for (const token of [request.token, `${request.token}x`, "", "a.b", subscription.id]) {
      expect(await payOutstanding(merchant.ctx, { ...request, token })).toEqual({ kind: "not_found" });
      expect(await startBalancePayment(merchant.ctx, { ...request, token })).toEqual({ kind: "not_found" });
    }
  });
});
