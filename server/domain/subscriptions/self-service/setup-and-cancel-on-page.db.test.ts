import "@/server/wiring";
import { describe, expect, it, test } from "vitest";
import { expireSessions } from "@/server/domain/sessions";
import { RateLimited } from "@/server/kernel/errors";
import type { TestMerchant } from "@/server/testing/harness";
import { pay, stateOf } from "@/server/testing/paying";
import { merchantThen, pageOf, pastDue, seen, sessionsFor } from "@/server/testing/self-service";
import { type SubscriptionAtHand, writeSubscription } from "@/server/testing/subscriptions";
import { cancelFromPage, readPlan, requestCancellation, retrySetup, undoCancellationFromPage } from "../index";

/** The customer never came: the setup session's time is over. */
async function abandon(merchant: TestMerchant, { setupSessionId: id }: SubscriptionAtHand): Promise<void> {
  const data = { expiresAt: new Date(merchant.ctx.now().getTime() - 1000) };
  await merchant.ctx.db.paymentSession.update({ where: { id }, data });
}

function inSetup(merchant: TestMerchant, change: object = {}) {
  return writeSubscription(merchant, { status: "pending_setup", merchantReference: "10482", ...change });
}

describe("a setup that was given up", () => {
  it.each([["before a job has written it"], ["after a job has written it"]])("is retried %s", async (when) => {
    const merchant = await merchantThen();
    const subscription = await inSetup(merchant);
    await abandon(merchant, subscription);
    if (when.startsWith("after")) await expireSessions.run(merchant.ctx, subscription.setupSessionId);
    const request = await pageOf(merchant, subscription);
    const outcome = await retrySetup(merchant.ctx, request);
    if (outcome.kind !== "checkout") throw new Error(outcome.kind);
    const { sessionId } = outcome;
    expect(await readPlan(merchant.ctx, sessionId)).toMatchObject({ purpose: "setup", fromPage: true });
    expect(await subscription.row()).toMatchObject({ status: "pending_setup", setupSessionId: sessionId });
    expect(await stateOf(merchant, sessionId)).toMatchObject({
      state: "created",
      orderNo: "10482",
      redirectUrl: null,
    });
    expect(await subscription.cycles()).toMatchObject([{ number: 1, chargeType: "cit", sessionId }]);
    await expireSessions.run(merchant.ctx, subscription.setupSessionId);
    expect((await subscription.row()).status).toBe("pending_setup");
    await pay(merchant, sessionId, "1");
    expect(await subscription.row()).toMatchObject({ status: "active", setupSessionId: sessionId });
    expect((await subscription.cycles()).map(({ status }) => status)).toEqual(["paid", "scheduled"]);
  });

  test("and retried in several tabs at once gets one new session", async () => {
    const merchant = await merchantThen();
    const subscription = await inSetup(merchant);
    await abandon(merchant, subscription);
    const request = await pageOf(merchant, subscription);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => retrySetup(merchant.ctx, request)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await sessionsFor(merchant, subscription)).toHaveLength(1);
  });
});

describe("retrying", () => {
  test("a setup that still runs leads to its own checkout", async () => {
    const merchant = await merchantThen();
    const subscription = await inSetup(merchant);
    const outcome = await retrySetup(merchant.ctx, await pageOf(merchant, subscription));
    expect(outcome).toEqual({ kind: "checkout", sessionId: subscription.setupSessionId });
  });

  test("is stopped by a cancellation, and possible again once the customer keeps the subscription", async () => {
    const merchant = await merchantThen();
    const subscription = await inSetup(merchant);
    await abandon(merchant, subscription);
    const request = await pageOf(merchant, subscription);
    await cancelFromPage(merchant.ctx, request);
    expect((await seen(merchant, subscription)).can).toMatchObject({ retrySetup: false, keep: true });
    expect(await retrySetup(merchant.ctx, request)).toEqual({ kind: "page" });
    await undoCancellationFromPage(merchant.ctx, request);
    expect((await retrySetup(merchant.ctx, request)).kind).toBe("checkout");
  });

  it.each(["active", "trialing"])("does nothing while it is %s", async (status) => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant, { status });
    expect(await retrySetup(merchant.ctx, await pageOf(merchant, subscription))).toEqual({ kind: "page" });
    expect(await sessionsFor(merchant, subscription)).toEqual([]);
  });
});

describe("the customer cancels at the end of the period, never at once", () => {
  it.each([
    ["active", "2030-02-28"],
    ["trialing", "2030-02-28"],
    ["past_due", null],
    ["pending_setup", null],
  ])("%s: it takes effect on %s", async (status, on) => {
    const cancelOn = on && new Date(on);
    const merchant = await merchantThen();
    const subscription =
      status === "past_due" ? await pastDue(merchant) : await writeSubscription(merchant, { status });
    const request = await pageOf(merchant, subscription);
    expect(await cancelFromPage(merchant.ctx, request)).toEqual({ kind: "page" });
    const row = await subscription.row();
    expect(row).toMatchObject({ status, cancelAtPeriodEnd: true, cancellationInitiator: "customer", cancelOn });
    expect(await cancelFromPage(merchant.ctx, request)).toEqual({ kind: "page" });
    expect(await subscription.row()).toEqual(row);
    expect((await seen(merchant, subscription)).cancellation?.by).toBe("customer");
    await undoCancellationFromPage(merchant.ctx, request);
    expect(await subscription.row()).toMatchObject({ status, cancelAtPeriodEnd: false, cancelOn: null });
  });

  test("again and again on one day is mailed once, and the forms of a minute are limited", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant, { status: "active" });
    const minute = new Date();
    const ctx = { ...merchant.ctx, realNow: () => minute };
    const request = await pageOf(merchant, subscription);
    for (let round = 0; round < 15; round++) {
      await cancelFromPage(ctx, request);
      await undoCancellationFromPage(ctx, request);
    }
    const where = { merchantId: merchant.id, relatedId: subscription.id, kind: "subscription_canceled" };
    expect(await merchant.ctx.db.mailMessage.count({ where })).toBe(1);
    await expect(cancelFromPage(ctx, request)).rejects.toThrow(RateLimited);
    expect((await subscription.row()).cancelAtPeriodEnd).toBe(false);
  });

  test("of a subscription that is over nothing is left to cancel, and the page is shown again", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant, { status: "expired" }, null);
    const request = await pageOf(merchant, subscription);
    expect(await cancelFromPage(merchant.ctx, request)).toEqual({ kind: "page" });
    expect(await undoCancellationFromPage(merchant.ctx, request)).toEqual({ kind: "page" });
    expect((await subscription.row()).cancelAtPeriodEnd).toBe(false);
  });

  test("a merchant's cancellation is not taken back by the customer", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant);
    const command = { subscriptionId: subscription.id, initiator: "merchant", mode: "at_period_end" } as const;
    await requestCancellation(merchant.ctx, command);
    await undoCancellationFromPage(merchant.ctx, await pageOf(merchant, subscription));
    expect((await subscription.row()).cancelAtPeriodEnd).toBe(true);
    expect((await seen(merchant, subscription)).can).toMatchObject({ keep: false, cancel: false });
  });

  test("a dead link cancels and keeps nothing", async () => {
    const { ctx } = await merchantThen();
    for (const verb of [cancelFromPage, undoCancellationFromPage]) {
      expect(await verb(ctx, { token: "x.y" })).toEqual({ kind: "not_found" });
    }
  });
});
