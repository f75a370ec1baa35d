import "@/server/wiring";
import { describe, expect, it, test } from "vitest";
import { keepCard } from "@/server/testing/cards";
import { countStatements, type TestMerchant } from "@/server/testing/harness";
import { newSession, pay } from "@/server/testing/paying";
import { giveCard, merchantThen, pageOf, pastDue, seen } from "@/server/testing/self-service";
import { attemptOf } from "@/server/testing/session-calls";
import { serve, writeSubscription } from "@/server/testing/subscriptions";
import { readSubscriptionPage, regeneratePageToken, subscriptionPageStatus } from "../index";

/** An attempt of the cycle's session that the bank turned down. */
async function declined(
  merchant: TestMerchant,
  { id }: { id: string },
  cycleNumber: number,
  said: string | { message: string; decline: { category: string } },
) {
  const facts = typeof said === "string" ? { message: said } : said;
  const where = { subscriptionId_number: { subscriptionId: id, number: cycleNumber } };
  const cycle = await merchant.ctx.db.billingCycle.findUniqueOrThrow({ where });
  const sessionId = await newSession(merchant, { customer_id: "c-1" });
  await serve(merchant, { subscriptionId: id, sessionId, purpose: "cycle", cycleId: cycle.id });
  const finishedAt = new Date("2030-02-10T06:30:00Z");
  await attemptOf(merchant, sessionId, { state: "failed", ...facts, finishedAt });
  return sessionId;
}

describe("the page shows the state of the plan", () => {
  test("active: what is charged next and when, what was paid, and nothing to do", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant, { planName: "Gold plan", description: "All books" });
    expect(await seen(merchant, subscription)).toMatchObject({
      status: "active",
      planName: "Gold plan",
      description: "All books",
      amount: { amount: "5.000", currency: "KWD" },
      frequency: "monthly",
      nextCharge: { on: "2030-02-28", amount: { amount: "5.000", currency: "KWD" } },
      cancellation: null,
      failure: null,
      outstanding: null,
      checking: false,
      testMode: true,
      runsUntil: "2030-02-28",
      history: { rows: [{ number: 1, status: "paid", date: "2030-01-20" }], total: 1 },
    });
  });

  test("past due: what is outstanding and why", async () => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant);
    const decline = { category: "insufficient_funds" };
    await declined(merchant, subscription, 2, { message: "Not sufficient funds", decline });
    expect(await seen(merchant, subscription)).toMatchObject({
      status: "past_due",
      nextCharge: null,
      outstanding: { amount: "5.000", currency: "KWD" },
      failure: {
        reason: "Not sufficient funds",
        decline: "insufficient_funds",
        at: "2030-02-10T06:30:00.000Z",
        retryAt: null,
      },
      runsUntil: null,
      history: { rows: [{ number: 2, status: "failed" }, { number: 1 }] },
    });
  });

  test("between retries: that it is tried again, and when", async () => {
    const merchant = await merchantThen();
    const dueAt = new Date("2030-02-10T13:00:00Z");
    const subscription = await writeSubscription(merchant, {}, { status: "retry_scheduled", dueAt });
    await declined(merchant, subscription, 2, "declined");
    const { failure, status } = await seen(merchant, subscription);
    expect([status, failure?.retryAt]).toEqual(["active", dueAt.toISOString()]);
  });

  test.each([
    ["is past and nothing was tried", { scheduledDate: new Date("2030-02-09") }, true],
    ["is today, and its account cannot charge", { blockedSince: new Date("2030-02-10T01:00:00Z") }, true],
    ["is today, and it is about to be charged", {}, false],
    ["is past, and it is tried again", { scheduledDate: new Date("2030-02-09"), status: "retry_scheduled" }, false],
  ])("a charge whose day %s is late only if it waits untried", async (_title, cycle, isLate) => {
    const merchant = await merchantThen();
    const dueAt = new Date("2030-02-10T13:00:00Z");
    const open = { scheduledDate: new Date("2030-02-10"), dueAt, ...cycle };
    const subscription = await writeSubscription(merchant, {}, open);
    expect((await seen(merchant, subscription)).nextCharge).toMatchObject({ isLate });
  });

  test("a failure that was followed by a success is not told of", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant);
    await declined(merchant, subscription, 1, "declined");
    expect((await seen(merchant, subscription)).failure).toBeNull();
  });

  test("a setup whose session is past its time reads setup_failed before any job has written it", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant, { status: "pending_setup" });
    expect(await seen(merchant, subscription)).toMatchObject({ status: "pending_setup", can: { finishSetup: true } });
    const expiresAt = merchant.ctx.now();
    await merchant.ctx.db.paymentSession.update({ where: { id: subscription.setupSessionId }, data: { expiresAt } });
    expect(await seen(merchant, subscription)).toMatchObject({
      status: "setup_failed",
      can: { finishSetup: false, retrySetup: true },
    });
  });

  test("canceled by the customer: until when it runs, and no charge on that day", async () => {
    const merchant = await merchantThen();
    const pending = { cancelAtPeriodEnd: true, cancellationInitiator: "customer", cancelOn: new Date("2030-02-28") };
    const subscription = await writeSubscription(merchant, pending);
    expect(await seen(merchant, subscription)).toMatchObject({
      nextCharge: null,
      cancellation: { by: "customer", on: "2030-02-28" },
      can: { cancel: false, keep: true },
    });
  });
});

describe("the cards", () => {
  test("are the customer's own on the setup's capable gateways, the active one first, and no token is shown", async () => {
    const merchant = await merchantThen({
      gateways: [{}, { code: "auth", operation: "authorize" }, { code: "other" }],
    });
    const subscription = await writeSubscription(merchant, { pgCodes: ["sandbox", "auth"] });
    await giveCard(merchant, subscription, "1");
    await keepCard(merchant, "4");
    await keepCard(merchant, "5", { customer_id: "c-2" });
    await keepCard(merchant, "6", { pgCode: "auth" });
    await keepCard(merchant, "6", { pgCode: "other" });
    const view = await seen(merchant, subscription);
    expect(view.cards.map(({ last4, isActive }) => [last4, isActive])).toEqual([
      ["1111", true],
      ["1114", false],
    ]);
    expect(JSON.stringify(view)).not.toContain("4111111111");
  });

  test("an expired one is listed last, however new", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant);
    for (const ending of ["4", "5"]) await keepCard(merchant, ending);
    const where = { merchantId: merchant.id, token: "411111111111115" };
    await merchant.ctx.db.savedCard.updateMany({ where, data: { expiryYear: 2030, expiryMonth: 1 } });
    const { cards } = await seen(merchant, subscription);
    expect(cards.map(({ last4, isExpired }) => [last4, isExpired]).slice(1)).toEqual([
      ["1114", false],
      ["1115", true],
    ]);
  });

  test("the active one that no gateway can charge is named apart from them, and none is where there is none", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant);
    await giveCard(merchant, subscription, "1");
    expect((await seen(merchant, subscription)).unusableCard).toBeNull();
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { autoDebitEnabled: false } });
    const view = await seen(merchant, subscription);
    expect(view.cards).toEqual([]);
    expect(view.unusableCard).toMatchObject({ last4: "1111" });
    const setup = await writeSubscription(merchant, { status: "pending_setup", agreementId: "agr-2" });
    expect((await seen(merchant, setup)).unusableCard).toBeNull();
  });
});

describe("a payment that leads back", () => {
  test("is recognized by its session, once that is paid and as long as it is the subscription's", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant);
    const { token } = await pageOf(merchant, subscription);
    const from = async (sessionId: string | null) =>
      (await readSubscriptionPage(merchant.ctx, token, { rows: 0, from: sessionId }))?.returnedFrom;
    expect(await from(subscription.setupSessionId)).toBe("setup");
    const session = await newSession(merchant, { customer_id: "c-1" });
    expect(await from(session)).toBeNull();
    await serve(merchant, { subscriptionId: subscription.id, sessionId: session, purpose: "card", cycleId: null });
    expect(await from(session)).toBeNull();
    await pay(merchant, session, "1");
    expect(await from(session)).toBe("card");
    for (const none of [null, "", "x".repeat(500)]) expect(await from(none)).toBeNull();
  });
});

describe("the history", () => {
  test("holds no cycle that an immediate cancellation ended before its day", async () => {
    const merchant = await merchantThen();
    const over = { status: "canceled", canceledAt: merchant.ctx.now() };
    const ended = { status: "canceled", dueAt: null };
    const early = await writeSubscription(merchant, over, ended);
    expect((await seen(merchant, early)).history).toMatchObject({ rows: [{ number: 1 }], total: 1 });
    await merchant.ctx.db.subscription.deleteMany({ where: { id: early.id } });
    const due = await writeSubscription(merchant, over, { ...ended, scheduledDate: new Date("2030-02-10") });
    expect((await seen(merchant, due)).history).toMatchObject({ rows: [{ number: 2 }, { number: 1 }], total: 2 });
  });

  test("is shown newest first, as much of it as asked for, and never without bound", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant);
    const [, scheduled] = await subscription.cycles();
    if (scheduled === undefined) throw new Error("No second cycle.");
    const cycles = Array.from({ length: 30 }, (_, index) => ({
      ...scheduled,
      id: `cyc_${subscription.id.slice(4, 30)}${index}`,
      number: index + 3,
      status: "canceled",
      dueAt: null,
    }));
    await merchant.ctx.db.billingCycle.createMany({ data: cycles });
    const { rows, total } = (await seen(merchant, subscription)).history;
    expect([rows.length, rows[0]?.number, total]).toEqual([12, 32, 31]);
    expect((await seen(merchant, subscription, 31)).history.rows).toHaveLength(31);
    for (const odd of [Number.NaN, -5, 0.5]) {
      expect((await seen(merchant, subscription, odd)).history.rows).toHaveLength(12);
    }
    expect((await seen(merchant, subscription, Number.POSITIVE_INFINITY)).history.rows).toHaveLength(31);
  });
});

describe("the link is the credential", () => {
  it.each([["regenerated"], ["altered"], ["another purpose's"]])("one that is %s opens nothing", async (kind) => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant);
    const { token } = await pageOf(merchant, subscription);
    if (kind === "regenerated") await regeneratePageToken(merchant.ctx, subscription.id);
    const altered = `${token.slice(0, -1)}${token.endsWith("_") ? "-" : "_"}`;
    const tried = kind === "altered" ? altered : kind === "regenerated" ? token : "c3ViXzEgMQ.x";
    expect(await readSubscriptionPage(merchant.ctx, tried, { rows: 0 })).toBeNull();
    expect(await subscriptionPageStatus(merchant.ctx, tried)).toBeNull();
  });
});

test("the page takes four statements, and its version changes with what it shows", async () => {
  const merchant = await merchantThen();
  const subscription = await pastDue(merchant);
  const { token } = await pageOf(merchant, subscription);
  const { result: view, statements } = await countStatements(() =>
    readSubscriptionPage(merchant.ctx, token, { rows: 0 }),
  );
  expect(statements.length).toBeLessThanOrEqual(5);
  expect(await subscriptionPageStatus(merchant.ctx, token)).toEqual({ version: view?.version });
  await declined(merchant, subscription, 2, "declined");
  expect(await subscriptionPageStatus(merchant.ctx, token)).not.toEqual({ version: view?.version });
});
