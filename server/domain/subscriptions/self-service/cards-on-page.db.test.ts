import "@/server/wiring";
import { describe, expect, it, test } from "vitest";
import { deleteCard } from "@/server/domain/cards";
import { payByCard } from "@/server/domain/payments";
import { PatchSession, updateSession } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import { keepCard } from "@/server/testing/cards";
import type { TestMerchant } from "@/server/testing/harness";
import { pay, stateOf, typed } from "@/server/testing/paying";
import { giveCard, merchantThen, pageOf, pastDue, seen, sessionsFor } from "@/server/testing/self-service";
import { type SubscriptionAtHand, writeSubscription } from "@/server/testing/subscriptions";
import { addCard, switchCard } from "..";

async function tokenOfCard(merchant: TestMerchant, subscription: SubscriptionAtHand) {
  const { cardId } = await subscription.row();
  const card = await merchant.ctx.db.savedCard.findUnique({ where: { id: cardId ?? "" } });
  return card?.token;
}

/** The id under which the page lists the card that ends so. */
async function listed(merchant: TestMerchant, subscription: SubscriptionAtHand, ending: string) {
  const { cards } = await seen(merchant, subscription);
  return cards.find(({ last4 }) => last4.endsWith(ending))?.id ?? "";
}

describe("a card that is added", () => {
  it.each(["active", "trialing"])(
    "takes no money and is the active one as soon as it is saved (%s)",
    async (status) => {
      const merchant = await merchantThen();
      const subscription = await writeSubscription(merchant, { status });
      const request = await pageOf(merchant, subscription);
      const outcome = await addCard(merchant.ctx, request);
      if (outcome.kind !== "pay") throw new Error(outcome.kind);
      await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed("4", true) });
      const [session] = await sessionsFor(merchant, subscription);
      expect(session).toMatchObject({ purpose: "card", cycleId: null });
      expect(await stateOf(merchant, session?.id ?? "")).toMatchObject({ state: "paid", paymentType: "save_card" });
      expect(await tokenOfCard(merchant, subscription)).toBe("411111111111114");
      expect((await subscription.row()).status).toBe(status);
    },
  );

  test("in past_due the page then offers payment with it", async () => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant, "6");
    const outcome = await addCard(merchant.ctx, await pageOf(merchant, subscription));
    if (outcome.kind !== "pay") throw new Error(outcome.kind);
    await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed("1", true) });
    const view = await seen(merchant, subscription);
    expect([view.status, view.can.pay, view.cards[0]?.last4]).toEqual(["past_due", true, "1111"]);
  });

  test("that is turned down changes nothing, and pressing again uses the same session", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant);
    const request = await pageOf(merchant, subscription);
    const first = await addCard(merchant.ctx, request);
    const outcome = await addCard(merchant.ctx, request);
    if (outcome.kind !== "pay" || first.kind !== "pay") throw new Error(outcome.kind);
    await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed("2", true) });
    await payByCard(merchant.ctx, { token: first.payPageToken, ...typed("4", true) });
    expect((await subscription.row()).cardId).toBe(subscription.cardId);
    const [session, ...others] = await sessionsFor(merchant, subscription);
    expect(others).toEqual([]);
    expect((await stateOf(merchant, session?.id ?? "")).attemptStates).toEqual(["failed"]);
  });

  it.each([
    ["for the customer that its session was given to meanwhile", { customer_id: "c-2" }, "sandbox"],
    ["at a gateway that the setup did not list", { pg_codes: ["other"] }, "other"],
  ])("%s is not charged for the subscription", async (_, change, pgCode) => {
    const merchant = await merchantThen({ gateways: [{}, { code: "other" }] });
    const subscription = await writeSubscription(merchant);
    await addCard(merchant.ctx, await pageOf(merchant, subscription));
    const [{ id = "" } = {}] = await sessionsFor(merchant, subscription);
    const fields = readInput(PatchSession, change);
    await updateSession(merchant.ctx, { sessionId: id, fields, isFullUpdate: false });
    await pay(merchant, id, "4", { pgCode, save: true });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid" });
    expect((await subscription.row()).cardId).toBe(subscription.cardId);
  });

  test("is refused before the setup has settled and after the end", async () => {
    const merchant = await merchantThen();
    const over = { status: "canceled", canceledAt: merchant.ctx.now() };
    for (const change of [{ status: "setup_failed" }, over]) {
      const subscription = await writeSubscription(merchant, change, null);
      expect(await addCard(merchant.ctx, await pageOf(merchant, subscription))).toEqual({ kind: "page" });
      expect(await sessionsFor(merchant, subscription)).toEqual([]);
      await merchant.ctx.db.subscription.deleteMany({ where: { id: subscription.id } });
    }
  });

  test("two presses at once make one session", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant);
    const request = await pageOf(merchant, subscription);
    await Promise.all(Array.from({ length: 6 }, () => addCard(merchant.ctx, request)));
    expect(await sessionsFor(merchant, subscription)).toHaveLength(1);
  });
});

describe("making another card active", () => {
  test("takes effect at once, and the earlier card may then be deleted but not the new one", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant);
    await giveCard(merchant, subscription, "1");
    await keepCard(merchant, "4");
    const { token } = await pageOf(merchant, subscription);
    await switchCard(merchant.ctx, { token, cardId: await listed(merchant, subscription, "4") });
    expect(await tokenOfCard(merchant, subscription)).toBe("411111111111114");
    const key = { customerId: "c-1", type: null };
    await deleteCard(merchant.ctx, "411111111111111", key);
    await expect(deleteCard(merchant.ctx, "411111111111114", key)).rejects.toThrow();
  });

  it.each([
    ["another customer's card", { customer_id: "c-2" }],
    ["a card at a gateway that the setup did not list", { pgCode: "other" }],
  ])("is refused for %s", async (_, wire) => {
    const merchant = await merchantThen({ gateways: [{}, { code: "other" }] });
    const subscription = await writeSubscription(merchant);
    await keepCard(merchant, "4", wire);
    const foreign = await merchant.ctx.db.savedCard.findFirstOrThrow({
      where: { merchantId: merchant.id, token: "411111111111114" },
    });
    const { token } = await pageOf(merchant, subscription);
    expect(await switchCard(merchant.ctx, { token, cardId: foreign.id })).toEqual({ kind: "page" });
    expect((await subscription.row()).cardId).toBe(subscription.cardId);
  });

  test("is refused for a card that has expired", async () => {
    const merchant = await merchantThen();
    const subscription = await writeSubscription(merchant);
    await keepCard(merchant, "4");
    const where = { merchantId: merchant.id, token: "411111111111114" };
    await merchant.ctx.db.savedCard.updateMany({ where, data: { expiryYear: 2030, expiryMonth: 1 } });
    const { token } = await pageOf(merchant, subscription);
    await switchCard(merchant.ctx, { token, cardId: await listed(merchant, subscription, "4") });
    expect((await subscription.row()).cardId).toBe(subscription.cardId);
  });

  test("changes nothing once the subscription is over, by an unknown card or by a dead link", async () => {
    const merchant = await merchantThen();
    const over = { status: "canceled", canceledAt: merchant.ctx.now() };
    const subscription = await writeSubscription(merchant, over, null);
    await keepCard(merchant, "4");
    const { token } = await pageOf(merchant, subscription);
    for (const cardId of [await listed(merchant, subscription, "4"), "null", ""]) {
      expect(await switchCard(merchant.ctx, { token, cardId })).toEqual({ kind: "page" });
    }
    expect(await switchCard(merchant.ctx, { token: "x.y", cardId: "" })).toEqual({ kind: "not_found" });
    expect((await subscription.row()).cardId).toBe(subscription.cardId);
  });

  test("beside a deletion of that card: either it is the active card, or it is gone", async () => {
    for (let round = 0; round < 8; round += 1) {
      const merchant = await merchantThen();
      const subscription = await writeSubscription(merchant);
      await keepCard(merchant, "4");
      const { token } = await pageOf(merchant, subscription);
      const cardId = await listed(merchant, subscription, "4");
      const [, gone] = await Promise.all([
        switchCard(merchant.ctx, { token, cardId }),
        deleteCard(merchant.ctx, "411111111111114", { customerId: "c-1", type: null }).then(
          () => true,
          () => false,
        ),
      ]);
      expect((await subscription.row()).cardId).toBe(gone ? subscription.cardId : cardId);
    }
  });
});
