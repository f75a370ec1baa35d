import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { deleteCardById } from "@/server/domain/cards";
import { Conflict, Forbidden, NotFound } from "@/server/kernel/errors";
import { keepCard } from "@/server/testing/cards";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, pay } from "@/server/testing/paying";
import { writeSubscription } from "@/server/testing/subscriptions";
import { credit } from "@/server/testing/wallets";
import { customerPage, listCustomers, readCustomerQuery } from "../index";

let merchant: TestMerchant;

beforeAll(async () => {
  merchant = await testMerchant();
  await newSession(merchant, {
    customer_id: "c-2",
    customer_email: "noor@example.com",
    customer_phone: "+96550001111",
  });
  await newSession(merchant, { customer_id: "c-1", customer_first_name: "Mariam", amount: "1" });
  await newSession(merchant, { customer_id: "c-1", customer_first_name: "Mariam", amount: "2.500" });
  await newSession(merchant, { customer_id: "c_10", type: "e_commerce" });
  await newSession(merchant);
});

async function ids(q: string | null = null, of: TestMerchant["ctx"] = merchant.ctx) {
  const { rows } = await listCustomers(of, { q, rows: null, cursor: null }, 10);
  return rows.map((row) => ("brokenId" in row ? row.brokenId : row.customerId));
}

describe("the list", () => {
  test("names each customer once, by id, as the newest payment does", async () => {
    const { rows, next } = await listCustomers(merchant.ctx, readCustomerQuery({}).values, 10);
    expect(next).toBeNull();
    expect(rows).toMatchObject([
      { customerId: "c-1", name: "Mariam", amount: { amount: "2.500", currency: "KWD" }, state: "created" },
      { customerId: "c-2", email: "noor@example.com", phone: "+96550001111" },
      { customerId: "c_10" },
    ]);
  });

  test("goes on by cursor without gap and repeat", async () => {
    const first = await listCustomers(merchant.ctx, readCustomerQuery({}).values, 2);
    const rest = await listCustomers(merchant.ctx, readCustomerQuery({ cursor: first.next ?? "" }).values, 2);
    const all = [...first.rows, ...rest.rows].map((row) => "customerId" in row && row.customerId);
    expect(all).toEqual(["c-1", "c-2", "c_10"]);
    expect(rest.next).toBeNull();
  });

  test.each([
    ["c-", ["c-1", "c-2"]],
    ["c_", ["c_10"]],
    ["\u200fc-١", ["c-1"]],
    ["noor@example.com", ["c-2"]],
    ["NOOR@example.com", ["c-2"]],
    ["+٩٦٥٥٠٠٠١١١١", ["c-2"]],
    ["%", []],
  ])("finds %s", async (q, expected) => {
    expect(await ids(q)).toEqual(expected);
  });

  test("finds a customer by parts of the name, of the payments that the user may view", async () => {
    const shop = await testMerchant();
    const names = { customer_first_name: "Omar", customer_last_name: "إبراهيم الحدّاد" };
    await newSession(shop, { customer_id: "c-9", type: "e_commerce", ...names });
    await newSession(shop, { customer_id: "c-3", order_no: "Omar-77" });
    for (const q of ["omar", "ma", "ابراهيم", "الحداد Omar"])
      expect([q, await ids(q, shop.ctx)]).toEqual([q, q === "ma" ? [] : ["c-9"]]);
    for (const q of ["Omar-77", "Omar X", "9"]) expect([q, await ids(q, shop.ctx)]).toEqual([q, []]);
    const viewer = await signedIn(shop, ["console.access", "Can view payment requests"]);
    expect(await ids("omar", viewer)).toEqual([]);
    expect(await ids("omar")).toEqual([]);
  });

  test("leaves out deleted payments, types that the user may not view, and other merchants", async () => {
    const own = await testMerchant();
    const id = await newSession(own, { customer_id: "gone" });
    await pay(own, id, "1");
    await database().paymentSession.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await ids(null, own.ctx)).toEqual([]);
    const viewer = await signedIn(merchant, ["console.access", "Can view e-commerce payments"]);
    expect(await ids(null, viewer)).toEqual(["c_10"]);
    await expect(ids(null, await signedIn(merchant))).rejects.toThrow(Forbidden);
  });

  test("a payment that cannot be shown takes nobody else with it", async () => {
    const own = await testMerchant();
    const odd = await newSession(own, { customer_id: "c-1" });
    await newSession(own, { customer_id: "c-2" });
    await database().$executeRaw`UPDATE payment_session SET currency = 'XQX' WHERE id = ${odd}`;
    expect(await ids(null, own.ctx)).toEqual(["c-1", "c-2"]);
  });
});

describe("the page", () => {
  test("has payments with their sums, subscriptions, cards and wallet, as far as the user may see them", async () => {
    const own = await testMerchant();
    await keepCard(own, "1");
    await writeSubscription(own, { planName: "Gold" });
    await credit(own, "5", { customerId: "c-1" });
    const view = await customerPage(own.ctx, "c-1");
    expect(view.payments).toHaveLength(2);
    expect(view.sums.counts).toMatchObject({ all: 2, paid: 2 });
    expect(view.subscriptions).toMatchObject([{ plan: "Gold" }]);
    expect(view.cards?.map(({ last4 }) => last4)).toEqual(["1111", "1111"]);
    expect(JSON.stringify(view.cards)).not.toContain("411111111111111");
    expect(view.wallets).toMatchObject([{ balance: "5.000" }]);
    const viewer = await signedIn(own, ["console.access", "Can view payment requests"]);
    expect(await customerPage(viewer, "c-1")).toMatchObject({ cards: null, wallets: null });
    const elsewhere = { ...own.ctx, merchant: { ...own.ctx.merchant, region: "KSA" } };
    expect(await customerPage(elsewhere, "c-1")).toMatchObject({ cards: null, subscriptions: [{ card: null }] });
  });

  test("is there for who has credit alone, and 404 for anybody that nothing names", async () => {
    const own = await testMerchant();
    await credit(own, "5", { customerId: "only/credit" });
    expect(await customerPage(own.ctx, "only/credit")).toMatchObject({ lastSeenAt: null, payments: [] });
    for (const id of ["nobody", "", "x".repeat(65), "a\0b"])
      await expect(customerPage(merchant.ctx, id)).rejects.toThrow(NotFound);
    await expect(customerPage(own.ctx, "c-1")).rejects.toThrow(NotFound);
  });
});

describe("deleting a card by its row", () => {
  const cardOf = (of: TestMerchant) => database().savedCard.findFirstOrThrow({ where: { merchantId: of.id } });
  const eventsOf = (of: TestMerchant) =>
    database().auditEvent.findMany({ where: { merchantId: of.id, action: "card.deleted" } });

  test("needs the permission, is done once, and leaves one event without the token", async () => {
    const own = await testMerchant();
    await keepCard(own, "1");
    const { id: cardId } = await cardOf(own);
    const key = { customerId: "c-1", cardId };
    await expect(deleteCardById(await signedIn(own), key)).rejects.toThrow(Forbidden);
    const user = await signedIn(own, ["console.access", "card.delete"]);
    await expect(deleteCardById(user, { ...key, customerId: "c-2" })).rejects.toThrow(NotFound);
    await expect(deleteCardById(merchant.ctx, key)).rejects.toThrow(NotFound);
    await deleteCardById(user, key);
    await expect(deleteCardById(user, key)).rejects.toThrow(NotFound);
    const events = await eventsOf(own);
    expect(events).toMatchObject([
      { userId: user.actor.id, objectId: cardId, before: { customer_id: "c-1", gateways: ["sandbox"] } },
    ]);
    expect(JSON.stringify(events[0]?.before)).not.toContain("411111111111111");
  });

  test("is refused while a subscription is charged with it, and leaves no event", async () => {
    const own = await testMerchant();
    const { cardId } = await writeSubscription(own);
    await expect(deleteCardById(own.ctx, { customerId: "c-1", cardId: cardId ?? "" })).rejects.toThrow(Conflict);
    expect(await eventsOf(own)).toEqual([]);
  });
});
