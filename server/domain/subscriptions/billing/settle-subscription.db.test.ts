import { describe, expect, it, test } from "vitest";
import { cancelSession, gatewayAnswered, InquiryRequest, inquire, settle } from "@/server/domain/payments";
import { updateSession } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import { APPROVED } from "@/server/testing/approved";
import type { TestMerchant } from "@/server/testing/harness";
import { operate } from "@/server/testing/operating";
import { eventsOf, newSession, pay, payPage, stateOf } from "@/server/testing/paying";
import { advanceTo, newSubscription, present, subscribe, subscriptionState } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";

const START = "2030-01-31T09:00:00Z";

async function steps(merchant: TestMerchant, machine: string, objectId: string) {
  const rows = await merchant.ctx.db.stateChange.findMany({ where: { machine, objectId }, orderBy: { id: "asc" } });
  return rows.map(({ from, event, to }) => `${from} ${event} ${to}`);
}

function subscriptionRow(merchant: TestMerchant, id: string) {
  return merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id }, include: { card: true } });
}

describe("the setup", () => {
  test("that settles makes the subscription active, binds the card and dates the first charge the day it settles", async () => {
    const merchant = await merchantAt(START);
    const { id, setupSessionId } = await newSubscription(merchant, {}, { expiration_time: "72:00:00" });
    await advanceTo(merchant, "2030-02-02T09:00:00Z");
    await pay(merchant, setupSessionId, "4");
    expect(await subscriptionState(merchant, id)).toEqual({
      status: "active",
      cycles: ["1 cit 2030-02-02 paid", "2 mit 2030-02-28 scheduled"],
    });
    expect((await subscriptionRow(merchant, id)).card?.token).toBe("411111111111114");
    const first = await merchant.ctx.db.billingCycle.findFirstOrThrow({ where: { subscriptionId: id, number: 1 } });
    expect(await steps(merchant, "cycle", first.id)).toEqual([
      "scheduled charge_started processing",
      "processing succeeded paid",
    ]);
    expect(await steps(merchant, "subscription", id)).toEqual(["pending_setup setup_paid active"]);
    const [event] = await eventsOf(merchant, setupSessionId);
    expect(event?.body.extra).toEqual({ autopay: { subscription_id: id } });
  });

  test("of a trial saves the card, and the first nonzero charge makes it active", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant, "1", { wire: { amount: "0" }, autopay: { start_date: "2030-02-10" } });
    expect(await subscriptionState(merchant, id)).toEqual({
      status: "trialing",
      cycles: ["1 mit 2030-02-10 scheduled"],
    });
    await advanceTo(merchant, "2030-02-10T09:00:00Z");
    expect(await subscriptionState(merchant, id)).toEqual({
      status: "active",
      cycles: ["1 mit 2030-02-10 paid", "2 mit 2030-03-10 scheduled"],
    });
  });

  test("of a trial whose charges fail is past due", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant, "5", { wire: { amount: "0" }, autopay: { retry_count: 1 } });
    await advanceTo(merchant, "2030-01-31T20:00:00Z");
    expect(await subscriptionState(merchant, id)).toEqual({ status: "past_due", cycles: ["1 mit 2030-01-31 failed"] });
  });

  test("may be decided by a status query, which saves the card that always pays", async () => {
    const merchant = await merchantAt(START);
    const { id, setupSessionId } = await newSubscription(merchant);
    const { ctx } = await present(merchant);
    await inquire(ctx, readInput(InquiryRequest, { session_id: setupSessionId }));
    expect(await subscriptionState(merchant, id)).toMatchObject({ status: "active" });
    expect((await subscriptionRow(merchant, id)).card?.token).toBe("411111111111111");
  });

  test("that was declined stays open while the customer may try again", async () => {
    const merchant = await merchantAt(START);
    const { id, setupSessionId } = await newSubscription(merchant);
    await pay(merchant, setupSessionId, "2");
    expect(await subscriptionState(merchant, id)).toMatchObject({ status: "pending_setup" });
    await pay(merchant, setupSessionId, "1");
    expect(await subscriptionState(merchant, id)).toMatchObject({ status: "active" });
    expect(await merchant.ctx.db.mailMessage.count({ where: { merchantId: merchant.id } })).toBe(0);
  });
});

describe("a setup that ends without a payment has failed at once", () => {
  it.each(["declined for good", "canceled by the customer", "cancel", "expire", "delete", "its time"])(
    "%s",
    async (how) => {
      const merchant = await merchantAt(START, { gateways: [{ multiAttempt: how !== "declined for good" }] });
      const { id, setupSessionId } = await newSubscription(merchant);
      const { ctx } = await present(merchant);
      if (how === "declined for good") await pay(merchant, setupSessionId, "2");
      else if (how === "canceled by the customer") await cancelSession(ctx, { sessionId: setupSessionId });
      else if (how === "its time") await advanceTo(merchant, "2030-02-02T09:00:00Z");
      else await operate(ctx, { operation: how, session_id: setupSessionId });
      expect(await subscriptionState(merchant, id)).toEqual({
        status: "setup_failed",
        cycles: ["1 cit 2030-01-31 scheduled"],
      });
      expect(await steps(merchant, "subscription", id)).toEqual(["pending_setup setup_abandoned setup_failed"]);
    },
  );

  test("and a late success of its session still makes the subscription active", async () => {
    const merchant = await merchantAt(START, { gateways: [{ multiAttempt: false }] });
    const { id, setupSessionId } = await newSubscription(merchant);
    await pay(merchant, setupSessionId, "2");
    const [attempt] = (await stateOf(merchant, setupSessionId)).attempts;
    const { ctx } = await present(merchant);
    await settle(ctx, { attemptId: attempt?.id ?? "", outcome: gatewayAnswered(APPROVED), deliverInline: false });
    expect(await subscriptionState(merchant, id)).toMatchObject({ status: "active" });
  });
});

describe("plans that end", () => {
  test("bill the cycle on the end date and expire when the next would have been due", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant, "1", { autopay: { end_date: "2030-03-31" } });
    await advanceTo(merchant, "2030-04-29T20:59:00Z");
    const cycles = ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 paid", "3 mit 2030-03-31 paid"];
    expect(await subscriptionState(merchant, id)).toEqual({ status: "active", cycles });
    await advanceTo(merchant, "2030-04-30T09:00:00Z");
    expect(await subscriptionState(merchant, id)).toEqual({ status: "expired", cycles });
  });

  test("count every cycle of total_cycles, the customer's first charge included", async () => {
    const merchant = await merchantAt(START);
    const agreement = { id: "agr-1", total_cycles: 2 };
    const { id } = await subscribe(merchant, "1", { wire: { agreement } });
    await advanceTo(merchant, "2030-06-30T09:00:00Z");
    expect(await subscriptionState(merchant, id)).toEqual({
      status: "expired",
      cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 paid"],
    });
  });
});

describe("what a subscription does not own", () => {
  test("a session that saves a card for its customer leaves its active card", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant, "4");
    const other = await newSession(await present(merchant), {
      payment_type: "save_card",
      amount: "0",
      customer_id: "c-1",
    });
    await pay(merchant, other, "1", { save: true });
    expect((await subscriptionRow(merchant, id)).card?.token).toBe("411111111111114");
  });

  test("a changed extra keeps the subscription's id", async () => {
    const merchant = await merchantAt(START);
    const { id, setupSessionId } = await newSubscription(merchant);
    const { ctx } = await present(merchant);
    await updateSession(ctx, {
      sessionId: setupSessionId,
      fields: { details: {}, extra: { b: 2 } },
      isFullUpdate: false,
    });
    expect((await stateOf(merchant, setupSessionId)).extra).toEqual({ b: 2, autopay: { subscription_id: id } });
  });

  test("an open pay page of a setup ends with it", async () => {
    const merchant = await merchantAt(START);
    const { setupSessionId } = await newSubscription(merchant);
    await payPage(merchant, setupSessionId);
    await advanceTo(merchant, "2030-02-02T09:00:00Z");
    expect((await stateOf(merchant, setupSessionId)).attemptStates).toEqual(["canceled"]);
  });
});
