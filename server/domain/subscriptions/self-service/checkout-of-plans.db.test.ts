import { describe, expect, it, test } from "vitest";
import { cancelSession, payBySavedCard, readCheckout, readPayPage, startAttempt } from "@/server/domain/payments";
import { keepCard } from "@/server/testing/cards";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { pageOf, pastDue } from "@/server/testing/self-service";
import {
  advanceTo,
  cycleSession,
  newSubscription,
  present,
  subscribe,
  subscriptionState,
} from "@/server/testing/subscribing";
import { merchantAt, writeSubscription } from "@/server/testing/subscriptions";
import { addCard, readPlan, startBalancePayment } from "../index";

const START = "2030-01-31T09:00:00Z";

function open(merchant: TestMerchant, sessionId: string) {
  return readCheckout(merchant.ctx, sessionId, { opening: false });
}

describe("the checkout of a setup says what follows from it", () => {
  it.each([
    ["a first charge today", "1.000", {}, { isTrial: false, firstOn: "2030-02-28" }],
    ["a trial that begins today", "0", {}, { isTrial: false, startsToday: true, firstOn: "2030-01-31" }],
    ["a later start", "1.000", { start_date: "2030-03-15" }, { firstOn: "2030-03-15" }],
    ["an end", "1.000", { end_date: "2030-06-30" }, { firstOn: "2030-02-28", endsOn: "2030-06-30" }],
    ["an end before any renewal", "1.000", { end_date: "2030-02-10" }, { firstOn: null }],
    ["a year", "1.000", { frequency: "yearly" }, { frequency: "yearly", firstOn: "2031-01-31" }],
  ])("%s", async (_, amount, autopay, says) => {
    const merchant = await merchantAt(START);
    const wire = { amount, product_type: "Gold plan" };
    const { setupSessionId } = await newSubscription(merchant, { ...autopay, description: "All books" }, wire);
    expect(await readPlan(merchant.ctx, setupSessionId)).toMatchObject({
      purpose: "setup",
      planName: "Gold plan",
      description: "All books",
      amount: { amount: "5.000", currency: "KWD" },
      fromPage: false,
      ...says,
    });
  });

  it.each([
    ["twelve", 12, { firstOn: "2030-02-28", totalCharges: 12 }],
    ["one, which is today's", 1, { firstOn: null, totalCharges: 1 }],
  ])("a number of charges: %s", async (_, total, says) => {
    const merchant = await merchantAt(START);
    const wire = { agreement: { id: "agr-1", total_cycles: total } };
    const { setupSessionId } = await newSubscription(merchant, {}, wire);
    expect(await readPlan(merchant.ctx, setupSessionId)).toMatchObject(says);
  });

  test("nothing is said of a subscription where there is none", async () => {
    const merchant = await testMerchant();
    expect(await readPlan(merchant.ctx, await newSession(merchant))).toBeNull();
    expect(await readPlan(merchant.ctx, "0".repeat(40))).toBeNull();
  });
});

describe("a setup is paid by card alone", () => {
  test("the card page asks for consent instead of a box", async () => {
    const merchant = await merchantAt(START);
    const { setupSessionId } = await newSubscription(merchant);
    const outcome = await startAttempt(merchant.ctx, { sessionId: setupSessionId, pgCode: "sandbox" });
    if (outcome.kind !== "pay") throw new Error(outcome.kind);
    expect((await readPayPage(merchant.ctx, outcome.payPageToken))?.saveCard).toBe("consent");
  });

  it.each([
    ["a first charge", "1.000", "active"],
    ["nothing today", "0", "trialing"],
  ])("a card saved earlier pays %s and is the one charged from then on", async (_, amount, status) => {
    const merchant = await merchantAt(START);
    await keepCard(merchant, "1");
    const { id, setupSessionId } = await newSubscription(merchant, {}, { amount });
    const view = await open(merchant, setupSessionId);
    const [card] = view?.cards ?? [];
    expect(view?.methods.map(({ flow }) => flow)).toEqual(["redirect"]);
    await payBySavedCard(merchant.ctx, {
      sessionId: setupSessionId,
      cardId: card?.id ?? "",
      cvv: "",
      amount: `${amount === "0" ? "0.000" : amount} KWD`,
    });
    const row = await merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id } });
    expect([row.status, row.cardId]).toEqual([status, card?.id]);
  });
});

describe("the pages of the subscription's later sessions", () => {
  test("a balance session and one for a card name the plan", async () => {
    const merchant = await merchantAt("2030-02-10T12:00:00Z");
    const due = await pastDue(merchant, "1", { planName: "Gold plan" });
    const fresh = await writeSubscription(merchant, { planName: "Silver plan", agreementId: "agr-2" });
    await startBalancePayment(merchant.ctx, await pageOf(merchant, due));
    await addCard(merchant.ctx, await pageOf(merchant, fresh));
    const serving = await merchant.ctx.db.subscriptionSession.findMany({
      where: { merchantId: merchant.id, purpose: { in: ["balance", "card"] } },
      orderBy: { purpose: "asc" },
    });
    const plans = await Promise.all(serving.map(({ sessionId }) => readPlan(merchant.ctx, sessionId)));
    expect(plans).toMatchObject([
      { purpose: "balance", planName: "Gold plan", firstOn: null, isTrial: false },
      { purpose: "card", planName: "Silver plan", firstOn: null, isTrial: false, fromPage: true },
    ]);
  });

  test("one that the service charges shows its state and takes nothing from the customer", async () => {
    const made = await merchantAt(START);
    const { id } = await subscribe(made, "6");
    await advanceTo(made, "2030-02-27T21:30:00Z");
    const merchant = await present(made);
    const sessionId = await cycleSession(merchant, id, 2);
    expect(await open(merchant, sessionId)).toMatchObject({ phase: "automatic", methods: [], cards: [] });
    expect(await readPlan(merchant.ctx, sessionId)).toMatchObject({ purpose: "cycle" });
    const before = await stateOf(merchant, sessionId);
    const { cardId } = await merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id } });
    expect((await startAttempt(merchant.ctx, { sessionId, pgCode: "sandbox" })).kind).toBe("checkout");
    await payBySavedCard(merchant.ctx, { sessionId, cardId: cardId ?? "", cvv: "", amount: "7.500 KWD" });
    await cancelSession(merchant.ctx, { sessionId });
    expect(await stateOf(merchant, sessionId)).toEqual(before);
    await advanceTo(made, "2030-02-28T12:00:00Z");
    expect(await open(await present(made), sessionId)).toMatchObject({
      phase: "result",
      receipt: { outcome: "failed" },
    });
    expect((await subscriptionState(merchant, id)).status).toBe("past_due");
  });

  test("a setup that was given up says how it ended, and nothing can be paid there", async () => {
    const merchant = await merchantAt(START);
    const { id, setupSessionId } = await newSubscription(merchant);
    await cancelSession(merchant.ctx, { sessionId: setupSessionId });
    expect(await open(merchant, setupSessionId)).toMatchObject({ phase: "result", receipt: { outcome: "canceled" } });
    await expect(pay(merchant, setupSessionId, "1")).rejects.toThrow();
    expect((await subscriptionState(merchant, id)).status).toBe("setup_failed");
  });
});
