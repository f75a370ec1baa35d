import { beforeEach, describe, expect, test } from "vitest";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { deleteCard } from "@/server/domain/cards";
import { releaseHold } from "@/server/domain/wallet";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import { anySession, credit, entriesOf, hold } from "@/server/testing/wallets";
import { ObjectEvent } from "./contract/objects";
import { objectEventBody } from "./core/object-event";

describe("what happens is an event", () => {
  const kindsOf = async (objectId: string) =>
    (
      await shop.ctx.db.event.findMany({
        where: { objectId, kind: { contains: "." } },
        orderBy: [{ occurredAt: "asc" }, { number: "asc" }],
      })
    ).map((row) => ({ kind: row.kind, number: row.number, ...objectEventBody(row) }));

  let shop: TestMerchant;
  beforeEach(async () => {
    shop = await operatingMerchant();
  });

  test("a payment, its refund, its deletion and its restoration", async () => {
    const id = await paidSession(shop);
    await operate(shop.ctx, { operation: "refund", session_id: id, amount: "1" });
    await shop.ctx.db.paymentSession.update({ where: { id }, data: { deletedAt: shop.ctx.now() } });
    await shop.ctx.db.paymentSession.update({ where: { id }, data: { deletedAt: null } });
    const events = await kindsOf(id);
    expect(events.map(({ kind, number }) => `${kind} ${number}`).sort()).toEqual([
      "operation.done 1",
      "session.deleted 2",
      "session.paid 1",
      "session.restored 3",
    ]);
    const paid = events.find(({ kind }) => kind === "session.paid");
    expect(paid).toMatchObject({ type: "session.paid", object: { id, state: "paid", currency_code: "KWD" } });
    expect(ObjectEvent.safeParse(await viewOf(id)).error).toBeUndefined();
  });

  const viewOf = async (objectId: string) =>
    objectEventBody(await shop.ctx.db.event.findFirstOrThrow({ where: { objectId, kind: "session.paid" } }));

  test("a session that is canceled and one that expires", async () => {
    const [canceled, expired] = [await newSession(shop), await newSession(shop, { expiration_time: "00:01:00" })];
    await operate(shop.ctx, { operation: "cancel", session_id: canceled });
    await operate(shop.ctx, { operation: "expire", session_id: expired });
    expect(await kindsOf(canceled)).toMatchObject([{ kind: "session.canceled", previous_state: "created" }]);
    expect(await kindsOf(expired)).toMatchObject([{ kind: "session.expired", previous_state: "created" }]);
  });

  test("a subscription without a card gets one: an event, but not at the end of its setup", async () => {
    const merchant = await merchantAt(NOW);
    const { id, cardId } = await writeSubscription(merchant);
    const { db } = merchant.ctx;
    const kinds = async () =>
      (await db.event.findMany({ where: { objectId: id, kind: "subscription.card_changed" } })).map(({ kind }) => kind);
    await db.subscription.update({ where: { id }, data: { cardId: null } });
    expect(await kinds()).toEqual([]);
    await db.subscription.update({ where: { id }, data: { cardId } });
    expect(await kinds()).toEqual(["subscription.card_changed"]);
    await db.subscription.update({ where: { id }, data: { cardId: null, status: "pending_setup" } });
    await db.subscription.update({ where: { id }, data: { cardId, status: "active" } });
    expect(await kinds()).toHaveLength(1);
  });

  test("a credit and a debit of a wallet, with amount and balance, but not a hold and its release", async () => {
    await credit(shop, "5");
    await credit(shop, "-2");
    const sessionId = anySession();
    await hold(shop, { sessionId, amount: "1", pgCodes: ["sandbox"] });
    const { ctx } = shop;
    await transaction(ctx.db, (tx) => releaseHold(ctx, tx, { sessionId, why: "changed", at: ctx.now() }));
    expect((await entriesOf(shop)).slice(2)).toEqual(["reserve 1.000", "release 1.000"]);
    const { id } = await ctx.db.walletAccount.findFirstOrThrow({ where: { merchantId: shop.id } });
    const events = await kindsOf(id);
    expect(events).toMatchObject([
      { kind: "wallet.credited", number: 1, object: { object: "wallet", amount: "5.000", balance: "5.000" } },
      { kind: "wallet.debited", number: 2, object: { object: "wallet", amount: "2.000", balance: "3.000" } },
    ]);
    for (const { kind: _, number: __, ...body } of events) expect(ObjectEvent.safeParse(body).error).toBeUndefined();
  });

  test("a card that is saved and removed, without the gateway's token", async () => {
    const { ctx, id: merchantId } = shop;
    const at = ctx.now();
    const card = { customer_id: "c-6", token: `name-${merchantId}`.slice(0, 40), brand: "Visa", last4: "1111" };
    const { id } = await ctx.db.savedCard.create({
      data: {
        ...{ id: `card-${merchantId}`.slice(0, 40), merchantId, gatewayCode: "sandbox", customerId: card.customer_id },
        ...{ token: card.token, brand: card.brand, last4: card.last4, expiryMonth: 2, expiryYear: 2035 },
        ...{ handle: "gateway-token", networkTransactionId: "network-1", createdAt: at, updatedAt: at },
      },
    });
    await deleteCard(ctx, card.token, { customerId: card.customer_id, type: null });
    const events = await kindsOf(id);
    expect(events.map(({ kind, number }) => `${kind} ${number}`)).toEqual(["card.saved 1", "card.removed 2"]);
    for (const { kind: _, number: __, ...body } of events) {
      expect(ObjectEvent.parse(body).object).toEqual({
        ...{ object: "card", id, state: null, pg_code: "sandbox", ...card },
        ...{ expiry_month: "02", expiry_year: "2035", created_at: at.toISOString() },
      });
      expect(JSON.stringify(body)).not.toMatch(/gateway-token|network-1/);
    }
  });

  test("steps of one object at the same time get one number each; a change that is undone leaves no event", async () => {
    const id = await newSession(shop);
    const step = { merchantId: shop.id, machine: "session", objectId: id, from: "created", event: "attempt_failed" };
    const change = { ...step, to: "attempted", at: shop.ctx.now() };
    const write = () => transaction(shop.ctx.db, (tx) => recordChanges(tx, [change]));
    const undone = transaction(shop.ctx.db, async (tx) => {
      await recordChanges(tx, [change]);
      throw new Error("undone");
    });
    await Promise.all([...Array.from({ length: 8 }, write), undone.catch(() => undefined)]);
    expect((await kindsOf(id)).map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("an endpoint gets a delivery of the kinds that it takes, none while it is paused", async () => {
    const now = shop.ctx.now();
    const endpoint = (id: string, more: object = {}) => ({
      ...{ id: `${id}_${shop.id}`.slice(0, 40), merchantId: shop.id, url: "https://shop.example/hook", secret: "s" },
      ...{ createdAt: now, updatedAt: now, ...more },
    });
    await shop.ctx.db.webhookEndpoint.createMany({
      data: [
        endpoint("all"),
        endpoint("some", { kinds: ["session.expired"] }),
        endpoint("other", { kinds: ["session.paid"] }),
        endpoint("paused", { pausedAt: now }),
      ],
    });
    const id = await newSession(shop);
    await operate(shop.ctx, { operation: "expire", session_id: id });
    const deliveries = await shop.ctx.db.delivery.findMany({ where: { event: { objectId: id } } });
    expect(deliveries.map(({ endpointId }) => endpointId?.split("_")[0]).sort()).toEqual(["all", "some"]);
  });
});
