import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { expireSessions } from "@/server/domain/sessions";
import { standardSignature } from "@/server/domain/webhooks";
import { Forbidden, InvalidFields, NotFound } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Actor } from "@/server/kernel/types";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, pay, payPage, type Receiver, receiver, stateOf } from "@/server/testing/paying";
import { cancelSession, InquiryRequest, inquire, runAutomaticInquiries } from "..";

let ok: Receiver;
beforeAll(async () => {
  ok = await receiver(200);
});
afterAll(() => ok.close());

function ask(merchant: TestMerchant, wire: Record<string, unknown>) {
  return inquire(merchant.ctx, readInput(InquiryRequest, wire));
}

function ordered(outcome: string) {
  return { extra: { sandbox_inquiry_result: outcome } };
}

async function deliveriesTo(merchant: TestMerchant, url: string) {
  return merchant.ctx.db.delivery.count({ where: { merchantId: merchant.id, url } });
}

/** Moves the session's end into the past, as if its time had run out. */
async function runOut(merchant: TestMerchant, sessionId: string) {
  const expiresAt = new Date(Date.now() - 1000);
  await merchant.ctx.db.paymentSession.update({ where: { id: sessionId }, data: { expiresAt } });
}

describe("extra decides what no customer finished", () => {
  it.each([
    ["sandbox", { extra: { sandbox_inquiry_result: "success" } }, "success", "paid"],
    ["sandbox", {}, "success", "paid"],
    ["sandbox", ordered("nonsense"), "success", "paid"],
    ["sandbox", ordered("failed"), "failed", "attempted"],
    ["sandbox", ordered("error"), "error", "attempted"],
    ["auth", {}, "success", "authorized"],
    ["single", ordered("failed"), "failed", "failed"],
    ["single", ordered("error"), "error", "failed"],
  ])("%s %j → result %s, state %s", async (code, wire, result, state) => {
    const merchant = await testMerchant({
      gateways: [
        {},
        { code: "auth", operation: "authorize", walletProviders: [] },
        { code: "single", multiAttempt: false, walletProviders: [] },
      ],
    });
    const id = await newSession(merchant, { ...wire, pg_codes: [code] });
    const reply = await ask(merchant, { session_id: id });
    expect(reply).toMatchObject({ session_id: id, result, state, gateway_account: code });
    expect((await stateOf(merchant, id)).state).toBe(state);
    expect((await eventsOf(merchant, id)).map(({ body }) => body.result)).toEqual([result]);
  });

  test("with the attempt that waits on the gateway's page", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await payPage(merchant, id);
    await ask(merchant, { session_id: id });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
  });

  test("and where a card must be kept, keeps the one that always pays", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { payment_type: "save_card", amount: "0", customer_id: "c-1" });
    const reply = await ask(merchant, { session_id: id });
    expect(reply).toMatchObject({ state: "paid", token: { token: "411111111111111", customer_id: "c-1" } });
  });

  test("on a merchant flagged production too", async () => {
    const merchant = await testMerchant({ merchant: { production: true } });
    const id = await newSession(merchant);
    expect(await ask(merchant, { session_id: id })).toMatchObject({ state: "paid" });
  });
});

describe("an answer is recorded once", () => {
  test("until extra changes", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, ordered("failed"));
    const first = await ask(merchant, { session_id: id });
    const again = await ask(merchant, { session_id: id });
    expect(again.reference_number).toBe(first.reference_number);
    expect(await eventsOf(merchant, id)).toHaveLength(1);
    const extra = { sandbox_inquiry_result: "success" };
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { extra } });
    expect(await ask(merchant, { session_id: id })).toMatchObject({ state: "paid" });
    expect(await eventsOf(merchant, id)).toHaveLength(2);
  });

  test("or until the customer tries again", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, ordered("failed"));
    await ask(merchant, { session_id: id });
    await pay(merchant, id, "3");
    await ask(merchant, { session_id: id });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["failed", "error", "failed"]);
  });
});

describe("sessions that are over", () => {
  test("paid by a card stays as it is, whatever extra says", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, ordered("failed"));
    await pay(merchant, id, "1");
    expect(await ask(merchant, { session_id: id })).toMatchObject({ result: "success", state: "paid" });
    expect(await eventsOf(merchant, id)).toHaveLength(1);
  });

  test("canceled is returned without a change", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await cancelSession(merchant.ctx, { sessionId: id });
    expect(await ask(merchant, { session_id: id })).toMatchObject({ result: "canceled", state: "canceled" });
  });

  it.each(["before", "after"])("expired by time is resolved, %s the timer has written it", async (when) => {
    const merchant = await testMerchant();
    const [paid, declined] = [await newSession(merchant), await newSession(merchant, ordered("failed"))];
    for (const id of [paid, declined]) {
      await runOut(merchant, id);
      if (when === "after") await expireSessions.run(merchant.ctx, id);
    }
    expect(await ask(merchant, { session_id: paid })).toMatchObject({ result: "success", state: "paid" });
    expect(await ask(merchant, { session_id: declined })).toMatchObject({ result: "failed", state: "expired" });
    expect((await stateOf(merchant, declined)).state).toBe("expired");
  });

  test("expired by the operation, before its time, is not", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const at = new Date();
    const step = { machine: "session", objectId: id, from: "created", event: "expired", to: "expired", at };
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { state: "expired" } });
    await merchant.ctx.db.stateChange.create({ data: { merchantId: merchant.id, ...step } });
    expect(await ask(merchant, { session_id: id })).toMatchObject({ result: "pending", state: "expired" });
  });
});

describe("the answer", () => {
  test("is the signed payment event, the same as the webhook but for the time", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { order_no: "ORD-1", webhook_url: ok.url, ...ordered("success") });
    const reply = await ask(merchant, { session_id: id });
    const [event] = await eventsOf(merchant, id);
    const { timestamp_utc: then, ...told } = event?.body ?? {};
    const { timestamp_utc: now, ...answered } = reply;
    expect(answered).toEqual(told);
    expect([typeof then, typeof now]).toEqual(["string", "string"]);
    expect(reply.signature).toBe(standardSignature(merchant.hmacKey, reply));
  });

  test("of a session that nobody tried to pay is pending, without reference, at the first gateway's price", async () => {
    const merchant = await testMerchant({ gateways: [{ feeFixed: "0.250" }] });
    const id = await newSession(merchant);
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { state: "invalided" } });
    const reply = await ask(merchant, { session_id: id });
    expect(reply).toMatchObject({
      result: "pending",
      state: "invalided",
      reference_number: "",
      gateway_account: "sandbox",
      gateway_name: "sarraf_sandbox",
      pg_params: {},
      amount_details: { currency_code: "KWD", amount: "10.500", fee: "0.250", total: "10.750" },
    });
    expect(reply).not.toHaveProperty("gateway_response");
  });

  test("takes order_no, the newest of equal ones; session_id decides where both are sent", async () => {
    const merchant = await testMerchant();
    const first = await newSession(merchant, { order_no: "ORD-2" });
    await merchant.ctx.db.paymentSession.update({ where: { id: first }, data: { createdAt: new Date(0) } });
    const second = await newSession(merchant, { order_no: "ORD-2" });
    expect(await ask(merchant, { order_no: "ORD-2" })).toMatchObject({ session_id: second });
    expect(await ask(merchant, { order_no: "ORD-2", session_id: first })).toMatchObject({ session_id: first });
  });
});

describe("refusals", () => {
  test("neither identifier, unknown, another merchant's, a user without the permission", async () => {
    const [merchant, other] = await Promise.all([testMerchant(), testMerchant()]);
    const id = await newSession(merchant);
    await expect(ask(merchant, {})).rejects.toThrow(InvalidFields);
    await expect(ask(merchant, { session_id: "0".repeat(40) })).rejects.toThrow(NotFound);
    await expect(ask(other, { session_id: id })).rejects.toThrow(NotFound);
    const user: Actor = {
      kind: "user",
      via: "basic",
      id: 1,
      username: "u",
      permissions: ["payment.cancel"],
      isChecker: false,
      email: null,
      firstName: null,
      lastName: null,
      phone: null,
    };
    const input = readInput(InquiryRequest, { session_id: id });
    await expect(inquire(merchant.as({ actor: user }), input)).rejects.toThrow(Forbidden);
    const allowed = merchant.as({ actor: { ...user, permissions: ["payment.inquiry"] } });
    expect(await inquire(allowed, input)).toMatchObject({ state: "paid" });
  });

  it.each([
    [{ notify_webhook_url: "perhaps" }, { notify_webhook_url: ["Must be a valid boolean."] }],
    [{ webhook_url: "ftp://x" }, { webhook_url: ["Enter a valid URL."] }],
    [{ order_no: "x".repeat(129) }, { order_no: ["Ensure this field has no more than 128 characters."] }],
  ])("%j", (wire, fields) => {
    expect(() => readInput(InquiryRequest, wire)).toThrow(expect.objectContaining({ fields }));
  });
});

describe("notify_webhook_url", () => {
  test("posts the present state to the session's address, once per query", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { webhook_url: "https://shop.example/hook" });
    await pay(merchant, id, "2");
    const before = await deliveriesTo(merchant, "https://shop.example/hook");
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { state: "invalided" } });
    await ask(merchant, { session_id: id, notify_webhook_url: true });
    expect(await deliveriesTo(merchant, "https://shop.example/hook")).toBe(before + 1);
    expect((await eventsOf(merchant, id)).map(({ number }) => number)).toEqual([1, 2]);
  });

  test("does not send twice what the query has just settled, but sends it to another address", async () => {
    const merchant = await testMerchant();
    const [first, second] = [
      await newSession(merchant, { webhook_url: "https://shop.example/1" }),
      await newSession(merchant, { webhook_url: "https://shop.example/2" }),
    ];
    await ask(merchant, { session_id: first, notify_webhook_url: true });
    expect(await deliveriesTo(merchant, "https://shop.example/1")).toBe(1);
    await ask(merchant, { session_id: second, notify_webhook_url: true, webhook_url: "https://other.example/" });
    expect(await deliveriesTo(merchant, "https://shop.example/2")).toBe(1);
    expect(await deliveriesTo(merchant, "https://other.example/")).toBe(1);
    expect((await stateOf(merchant, second)).eventCount).toBe(2);
  });
});

describe("the automatic inquiry", () => {
  test("decides the session when it is due, and disarms itself", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { extra: { sandbox_inquiry_result: "failed", expires_in_minutes: 5 } });
    const scope = { merchantId: merchant.id };
    expect(await runAutomaticInquiries.due(merchant.ctx, scope, 10)).toEqual([]);
    const later = merchant.as({ now: () => new Date(Date.now() + 301_000) });
    const realNow = () => new Date(Date.now() + 301_000);
    expect(await runAutomaticInquiries.due({ ...merchant.ctx, realNow }, scope, 10)).toMatchObject([{ id }]);
    await runAutomaticInquiries.run(merchant.ctx, id);
    expect((await stateOf(merchant, id)).attemptStates).toEqual([]);
    await runAutomaticInquiries.run(later, id);
    await runAutomaticInquiries.run(later, id);
    const after = await stateOf(merchant, id);
    expect([after.state, after.attemptStates, after.inquiryDueAt]).toEqual(["attempted", ["failed"], null]);
  });

  test("waits for a charge in flight, and a payment disarms it", async () => {
    const merchant = await testMerchant();
    const extra = { expires_in_minutes: 1 };
    const [flying, paid] = [await newSession(merchant, { extra }), await newSession(merchant, { extra })];
    await payPage(merchant, flying);
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: flying }, data: { state: "processing" } });
    const later = merchant.as({ now: () => new Date(Date.now() + 61_000) });
    await runAutomaticInquiries.run(later, flying);
    const after = await stateOf(merchant, flying);
    expect(after.attemptStates).toEqual(["processing"]);
    expect(after.inquiryDueAt?.getTime()).toBeGreaterThan(later.now().getTime());
    await pay(merchant, paid, "1");
    expect((await stateOf(merchant, paid)).inquiryDueAt).toBeNull();
  });
});
