import { describe, expect, it, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { messagesOf, TOLD_OF_ALL, toldOf } from "@/server/testing/messages";
import { operate } from "@/server/testing/operating";
import { newSession, pay } from "@/server/testing/paying";
import * as notification from "./route";

function resend(merchant: TestMerchant, body: unknown) {
  return callRoute(notification, { method: "POST", key: merchant.privateKey, body });
}

const ALL = ["email", "sms", "whatsapp"];

describe("200", () => {
  it("sends the message of the present state again, on the channels that are named, however often", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, TOLD_OF_ALL);
    const created = await resend(merchant, { session_id: id, channels: ["sms"] });
    expect(created).toMatchObject({ status: 200, body: { message: "Customer notified." } });
    expect(await toldOf(merchant, id)).toEqual(["created 4"]);
    await pay(merchant, id, "1");
    for (let round = 0; round < 2; round += 1)
      expect((await resend(merchant, { session_id: id, channels: ALL })).status).toBe(200);
    expect(await toldOf(merchant, id)).toEqual(["created 4", "paid 9"]);
    const mails = (await messagesOf(merchant, id)).filter(
      ({ kind, channel }) => kind === "session_paid" && channel === "email",
    );
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
    expect(mails.every(({ cc }) => cc[0] === "office@shop.example")).toBe(true);
  });

  it("finds the newest session of an order", async () => {
    const merchant = await testMerchant();
    await newSession(merchant, { ...TOLD_OF_ALL, order_no: "7" });
    const newest = await newSession(merchant, { ...TOLD_OF_ALL, order_no: "7" });
    expect((await resend(merchant, { order_no: "7", channels: ["email", "email"] })).status).toBe(200);
    expect(await toldOf(merchant, newest)).toEqual(["created 4"]);
  });

  it("says that the money went back, once all of it has", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, TOLD_OF_ALL);
    await pay(merchant, id, "1");
    await operate(merchant.ctx, { operation: "refund", session_id: id });
    expect((await resend(merchant, { session_id: id, channels: ["sms"] })).status).toBe(200);
    expect(await toldOf(merchant, id)).toEqual(["created 3", "paid 3", "refunded 3"]);
  });
});

describe("400", () => {
  it.each([
    ["one channel of several does not list it", { notifications: { email: ["created"] } }, ALL],
    ["an order that is not announced", { type: "e_commerce" }, ["email"]],
    ["nothing is listed", { notifications: {} }, ["email"]],
  ])("with the request and its failure, and no message at all: %s", async (_, wire, channels) => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { ...TOLD_OF_ALL, ...wire });
    const before = await toldOf(merchant, id);
    const refused = await resend(merchant, { session_id: id, channels });
    expect(refused).toMatchObject({ status: 400, body: { session_id: id, channels, result: "failed" } });
    expect(await toldOf(merchant, id)).toEqual(before);
  });

  it("for an old session whose number cannot be dialled, without a message", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { customer_phone: "+96550000000", notifications: { sms: ["created"] } });
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { customerPhone: "abc", dialledPhone: null } });
    const before = await toldOf(merchant, id);
    const refused = await resend(merchant, { session_id: id, channels: ["sms"] });
    expect(refused).toMatchObject({ status: 400, body: { session_id: id, channels: ["sms"], result: "failed" } });
    expect(await toldOf(merchant, id)).toEqual(before);
  });

  it("of a merchant in production without a provider, by order", async () => {
    const merchant = await testMerchant({ merchant: { production: true } });
    await newSession(merchant, { ...TOLD_OF_ALL, order_no: "9" });
    const refused = await resend(merchant, { order_no: "9", channels: ["sms"] });
    expect(refused.body).toEqual({ order_no: "9", channels: ["sms"], result: "failed" });
  });

  it.each([
    [{}, { channels: ["This field is required."] }],
    [{ channels: ["email"] }, { session_id: ["This field is required."] }],
    [{ session_id: "x", channels: [] }, { channels: ["This list may not be empty."] }],
    [{ session_id: "x", channels: ["fax"] }, { channels: { 0: ['"fax" is not a valid choice.'] } }],
  ])("with the fields: %j", async (body, fields) => {
    expect(await resend(await testMerchant(), body)).toMatchObject({ status: 400, body: fields });
  });
});

test("401 without a key and with the public one, 404 for a session of another merchant, 405 for GET", async () => {
  const [merchant, other] = [await testMerchant(), await testMerchant()];
  const id = await newSession(other, TOLD_OF_ALL);
  const body = { session_id: id, channels: ["email"] };
  expect((await callRoute(notification, { method: "POST", body })).status).toBe(401);
  expect((await callRoute(notification, { method: "POST", key: merchant.publicKey, body })).status).toBe(401);
  expect(await resend(merchant, body)).toMatchObject({ status: 404, body: { detail: "Not found." } });
  expect((await callRoute(notification, { key: merchant.privateKey })).status).toBe(405);
});

test("429 after ten in a minute", async () => {
  const merchant = await testMerchant();
  const statuses: number[] = [];
  for (let round = 0; round < 22 && !statuses.includes(429); round += 1)
    statuses.push((await resend(merchant, { channels: ["email"] })).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.length).toBeGreaterThan(10);
});
