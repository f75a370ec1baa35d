import { describe, expect, test } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, pay, payPage, stateOf, typed } from "@/server/testing/paying";
import { cancelAttempt, payByCard } from "../index";

describe("cards are kept where the session or the customer wants it", () => {
  test("a ticked box keeps the card and the event carries its token", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { customer_id: "c-1" });
    const token = await payPage(merchant, id);
    await payByCard(merchant.ctx, { token, ...typed("1", true) });
    const [event] = await eventsOf(merchant, id);
    expect(event?.body.token).toMatchObject({
      token: "411111111111111",
      customer_id: "c-1",
      number: "**** 1111",
      expiry_month: "12",
      expiry_year: "30",
      pg_code: "sandbox",
    });
    expect(await merchant.ctx.db.savedCard.count({ where: { merchantId: merchant.id, customerId: "c-1" } })).toBe(1);
  });

  test("an unticked box keeps nothing, nor does a session without a customer", async () => {
    const merchant = await testMerchant();
    const [withCustomer, without] = [await newSession(merchant, { customer_id: "c-1" }), await newSession(merchant)];
    await pay(merchant, withCustomer, "1");
    await payByCard(merchant.ctx, { token: await payPage(merchant, without), ...typed("1", true) });
    expect(await merchant.ctx.db.savedCard.count({ where: { merchantId: merchant.id } })).toBe(0);
    for (const id of [withCustomer, without])
      expect((await eventsOf(merchant, id))[0]?.body).not.toHaveProperty("token");
  });

  test("save_card asks for the box, then keeps the card and charges nothing", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { payment_type: "save_card", amount: "0", customer_id: "c-2" });
    const token = await payPage(merchant, id);
    expect(await payByCard(merchant.ctx, { token, ...typed("1", false) })).toEqual({
      kind: "field_errors",
      fields: { save: "required" },
    });
    await payByCard(merchant.ctx, { token, ...typed("1", true) });
    const entries = await merchant.ctx.db.simulatedGatewayEntry.findMany({ where: { merchantId: merchant.id } });
    expect(entries.map(({ kind, outcome }) => [kind, outcome])).toEqual([["tokenise", "success"]]);
    expect((await stateOf(merchant, id)).state).toBe("paid");
    expect((await eventsOf(merchant, id))[0]?.body).toMatchObject({ amount: "0.000", token: { customer_id: "c-2" } });
  });

  test("auto_debit keeps the card unasked and binds it to its agreement", async () => {
    const merchant = await testMerchant();
    const agreement = { id: "agr-9", type: "unscheduled", frequency: "irregular" };
    const id = await newSession(merchant, { payment_type: "auto_debit", customer_id: "c-3", agreement });
    await pay(merchant, id, "1");
    const bound = await merchant.ctx.db.agreementCard.findMany({ where: { merchantId: merchant.id } });
    expect(bound).toMatchObject([{ customerId: "c-3", agreementId: "agr-9" }]);
    expect((await eventsOf(merchant, id))[0]?.body.token).toMatchObject({ agreements: ["agr-9"] });
  });
});

describe("the card form", () => {
  test("names the fields that are missing or wrong and leaves the attempt open", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const token = await payPage(merchant, id);
    const card = { number: "", expiry: "13/30", cvv: "1" };
    expect(await payByCard(merchant.ctx, { token, card, save: false, shape: null })).toEqual({
      kind: "field_errors",
      fields: { number: "required", expiry: "invalid", cvv: "invalid" },
    });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["pending"]);
  });

  test("answers not_found for a forged token", async () => {
    const merchant = await testMerchant();
    expect(await payByCard(merchant.ctx, { token: "YXR0.AAAA", ...typed("1") })).toEqual({ kind: "not_found" });
    expect(await cancelAttempt(merchant.ctx, { token: "nonsense" })).toEqual({ kind: "not_found" });
  });

  test("mimics the chosen response shape while the card decides", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await payByCard(merchant.ctx, { token: await payPage(merchant, id), ...typed("1"), shape: "knet" });
    const [event] = await eventsOf(merchant, id);
    expect(event?.body).toMatchObject({ result: "success", gateway_response: { result: "CAPTURED" } });
  });

  test("stores neither the number of an unknown card nor any security code", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const card = { number: "4242424242424242", expiry: "12/30", cvv: "987" };
    await payByCard(merchant.ctx, { token: await payPage(merchant, id), card, save: false, shape: null });
    const { db } = merchant.ctx;
    const rows = await Promise.all([
      db.attempt.findMany({ where: { merchantId: merchant.id } }),
      db.event.findMany({ where: { merchantId: merchant.id } }),
      db.simulatedGatewayEntry.findMany({ where: { merchantId: merchant.id } }),
    ]);
    const text = JSON.stringify(rows, (_key, value) => (typeof value === "bigint" ? String(value) : value));
    expect(text).not.toContain("4242424242424242");
    expect(text).not.toMatch(/"987"/);
  });
});
