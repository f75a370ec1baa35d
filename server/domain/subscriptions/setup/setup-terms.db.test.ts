import "@/server/wiring";
import { describe, expect, test } from "vitest";
import { payByCard } from "@/server/domain/payments";
import { PatchSession, updateSession } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import type { TestMerchant } from "@/server/testing/harness";
import { pay, payPage, stateOf, typed } from "@/server/testing/paying";
import { advanceTo, chargesAtGateway, newSubscription, present, subscriptionState } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { addCard, readSubscriptionPage, retrySetup, switchCard } from "..";
import { pageLink } from "../record/page-token";

const START = "2030-01-31T09:00:00Z";
const SHORT_PLAN = { end_date: "2030-03-31" };
const A_YEAR = { expiration_time: "8760:00:00" };

async function page(merchant: TestMerchant, id: string) {
  const at = await present(merchant);
  const row = await at.ctx.db.subscription.findUniqueOrThrow({ where: { id } });
  const token = pageLink(at.ctx, row).page_token;
  return { ctx: at.ctx, token, view: await readSubscriptionPage(at.ctx, token, { rows: 0 }) };
}

describe("a plan whose last day is past", () => {
  test("is not set up: the page offers nothing, and nothing makes a session or a charge", async () => {
    const merchant = await merchantAt(START);
    const { id, setupSessionId } = await newSubscription(merchant, SHORT_PLAN, A_YEAR);
    await advanceTo(merchant, "2030-04-02T09:00:00Z");
    const { ctx, token, view } = await page(merchant, id);
    expect(view).toMatchObject({ isPlanOver: true, can: { finishSetup: false, retrySetup: false } });
    expect(await retrySetup(ctx, { token })).toEqual({ kind: "page" });
    expect(await ctx.db.subscriptionSession.count({ where: { subscriptionId: id } })).toBe(1);
    await pay(await present(merchant), setupSessionId, "1").catch(() => null);
    expect([await chargesAtGateway(merchant), (await stateOf(merchant, setupSessionId)).state]).toEqual([
      0,
      "canceled",
    ]);
  });

  test("takes no charge on a card page that was open before", async () => {
    const merchant = await merchantAt(START);
    const { id, setupSessionId } = await newSubscription(merchant, SHORT_PLAN, A_YEAR);
    const token = await payPage(await present(merchant), setupSessionId);
    await advanceTo(merchant, "2030-04-02T09:00:00Z");
    await payByCard((await present(merchant)).ctx, { token, ...typed("1") });
    expect(await chargesAtGateway(merchant)).toBe(0);
    expect((await subscriptionState(merchant, id)).status).not.toBe("active");
  });

  test("is set up on its last day", async () => {
    const merchant = await merchantAt(START);
    const { id, setupSessionId } = await newSubscription(merchant, SHORT_PLAN, A_YEAR);
    await advanceTo(merchant, "2030-03-31T09:00:00Z");
    await pay(await present(merchant), setupSessionId, "1");
    expect(await chargesAtGateway(merchant)).toBeGreaterThan(0);
    expect((await subscriptionState(merchant, id)).cycles[0]).toContain("paid");
  });
});

test("until the setup settles, the subscription follows what the merchant changes in its session", async () => {
  const merchant = await merchantAt(START);
  const { id, setupSessionId } = await newSubscription(merchant);
  const changes = { language: "ar", order_no: "10482-B", customer_phone: "+96550000009", product_type: "Gold" };
  const update = { sessionId: setupSessionId, fields: readInput(PatchSession, changes), isFullUpdate: false };
  await updateSession((await present(merchant)).ctx, update);
  await pay(await present(merchant), setupSessionId, "1");
  expect(await merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "active",
    language: "ar",
    merchantReference: "10482-B",
    customerPhone: "+96550000009",
    planName: "Gold",
  });
});

test("what a setup asks of a card's expiry binds every later card", async () => {
  const merchant = await merchantAt(START);
  const criteria = { card_acceptance_criteria: { min_expiry_time: 200 } };
  const { id, setupSessionId } = await newSubscription(merchant, {}, criteria);
  await pay(await present(merchant), setupSessionId, "1");
  expect((await subscriptionState(merchant, id)).status).toBe("active");
  const { ctx, token } = await page(merchant, id);
  const before = await ctx.db.subscription.findUniqueOrThrow({ where: { id } });
  const added = await addCard(ctx, { token });
  expect(added.kind).toBe("pay");
  const { sessionId } = await ctx.db.subscriptionSession.findFirstOrThrow({
    where: { subscriptionId: id, purpose: "card" },
  });
  const { details } = await ctx.db.paymentSession.findUniqueOrThrow({ where: { id: sessionId } });
  expect(details).toMatchObject(criteria);
  const card = await ctx.db.savedCard.findUniqueOrThrow({ where: { id: before.cardId ?? "" } });
  const soon = { ...card, id: "card_ends_soon", token: "tok-ends-soon", expiryMonth: 6, expiryYear: 2030 };
  await ctx.db.savedCard.create({ data: soon });
  expect(await switchCard(ctx, { token, cardId: soon.id })).toEqual({ kind: "page" });
  expect((await ctx.db.subscription.findUniqueOrThrow({ where: { id } })).cardId).toBe(before.cardId);
});
