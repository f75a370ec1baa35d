import { describe, expect, it, test } from "vitest";
import { resolveUnknownOperations } from "@/server/domain/operations";
import { cancelSession } from "@/server/domain/payments";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { messagesOf, TOLD_OF_ALL, toldOf } from "@/server/testing/messages";
import { operate, operatingMerchant } from "@/server/testing/operating";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { expireSessions } from "../index";

const DAY = 86_400_000;
const SINGLE = { code: "sandbox-single", multiAttempt: false };

function told(merchant: TestMerchant, wire: Record<string, unknown> = {}): Promise<string> {
  return newSession(merchant, { ...TOLD_OF_ALL, ...wire });
}

describe("a customer gets a message on every channel that the session lists", () => {
  it("of a payment request and of its payment, in the session's language, with copies of the mails", async () => {
    const merchant = await testMerchant();
    const id = await told(merchant, { language: "ar", order_no: "10482" });
    await pay(merchant, id, "1");
    expect(await toldOf(merchant, id)).toEqual(["created 3", "paid 3"]);
    const [email, sms, whatsapp] = (await messagesOf(merchant, id)).filter(({ kind }) => kind === "session_paid");
    const { shortCode, attempts } = await stateOf(merchant, id);
    expect(email).toMatchObject({
      channel: "email",
      to: "noor@example.com",
      cc: ["office@shop.example"],
      language: "ar",
      subject: "Test Merchant: وصلت دفعتك بمبلغ 10.500 د.ك",
      text: expect.stringContaining(attempts[0]?.referenceNumber ?? "?"),
    });
    expect(sms).toMatchObject({
      channel: "sms",
      to: "+96512345678",
      cc: [],
      subject: "",
      html: "",
      text: `وصل 10.500 د.ك إلى Test Merchant للطلب 10482. الإيصال: http://localhost:3000/s/${shortCode}`,
    });
    expect(whatsapp).toMatchObject({ channel: "whatsapp", to: "+96512345678", text: sms?.text });
  });

  it("but of an order that the shop takes them to only once it is paid", async () => {
    const merchant = await testMerchant();
    const id = await told(merchant, { type: "e_commerce" });
    expect(await toldOf(merchant, id)).toEqual([]);
    await pay(merchant, id, "1");
    expect(await toldOf(merchant, id)).toEqual(["paid 3"]);
  });

  it.each([
    ["2", "declined", "attempted"],
    ["3", "erred", "attempted"],
  ])("of each attempt that failed (card ending in %s), with the way to try again", async (ending, _, state) => {
    const merchant = await testMerchant();
    const id = await told(merchant);
    await pay(merchant, id, ending);
    await pay(merchant, id, ending);
    expect(await stateOf(merchant, id)).toMatchObject({ state });
    expect(await toldOf(merchant, id)).toEqual(["created 3", "failed 6"]);
    const [text] = (await messagesOf(merchant, id)).filter(
      ({ kind, channel }) => kind === "session_failed" && channel === "sms",
    );
    expect(text?.text).toContain("Try again: http://localhost:3000/s/");
  });

  it("of a session that failed for good, without a way to try again", async () => {
    const merchant = await testMerchant({ gateways: [SINGLE] });
    const id = await told(merchant, { pg_codes: ["sandbox-single"] });
    await pay(merchant, id, "2", { pgCode: "sandbox-single" });
    expect(await toldOf(merchant, id)).toEqual(["created 3", "failed 3"]);
    for (const { kind, text } of await messagesOf(merchant, id))
      if (kind === "session_failed") expect(text).not.toContain("http");
  });

  it("of a reservation, of each part that is captured, and of what goes back: no operation by WhatsApp", async () => {
    const merchant = await operatingMerchant();
    const id = await told(merchant, { pg_codes: ["sandbox-auth"] });
    await pay(merchant, id, "1", { pgCode: "sandbox-auth" });
    await operate(merchant.ctx, { operation: "capture", session_id: id, amount: "4.000" });
    await operate(merchant.ctx, { operation: "capture", session_id: id, amount: "6.500" });
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "1.250" }, "once");
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "1.250" }, "once");
    expect(await toldOf(merchant, id)).toEqual(["authorized 3", "captured 4", "created 3", "refunded 2"]);
    const refund = (await messagesOf(merchant, id)).find(
      ({ kind, channel }) => kind === "session_refunded" && channel === "sms",
    );
    expect(refund?.text).toContain("has refunded KWD 1.250");
  });

  it("of a reservation that is released", async () => {
    const merchant = await operatingMerchant();
    const id = await told(merchant, { pg_codes: ["sandbox-auth"] });
    await pay(merchant, id, "1", { pgCode: "sandbox-auth" });
    await operate(merchant.ctx, { operation: "void", session_id: id });
    expect(await toldOf(merchant, id)).toEqual(["authorized 3", "created 3", "voided 2"]);
  });

  it.each(["cancel", "expire"] as const)("of a session that the merchant ends: %s", async (operation) => {
    const merchant = await testMerchant();
    const id = await told(merchant);
    await operate(merchant.ctx, { operation, session_id: id });
    expect(await toldOf(merchant, id)).toEqual([
      operation === "cancel" ? "canceled 3" : "created 3",
      operation === "cancel" ? "created 3" : "expired 3",
    ]);
  });

  it("of a session that the customer cancels, once", async () => {
    const merchant = await testMerchant();
    const id = await told(merchant);
    await cancelSession(merchant.ctx, { sessionId: id });
    await cancelSession(merchant.ctx, { sessionId: id });
    expect(await toldOf(merchant, id)).toEqual(["canceled 3", "created 3"]);
  });
});

describe("no message is sent", () => {
  it("of what the session does not list", async () => {
    const merchant = await testMerchant();
    const id = await told(merchant, { notifications: { email: ["refunded"], sms: [] } });
    await pay(merchant, id, "1");
    expect(await toldOf(merchant, id)).toEqual([]);
  });

  it("of money that went to the wallet: it is seen there", async () => {
    const merchant = await testMerchant();
    const id = await told(merchant, { customer_id: "c-1" });
    await pay(merchant, id, "1");
    await operate(merchant.ctx, { operation: "refund", session_id: id, destination: "wallet" });
    expect(await toldOf(merchant, id)).toEqual(["created 3", "paid 3"]);
  });

  it("by a channel that has no provider, of a merchant in production", async () => {
    const merchant = await testMerchant({ merchant: { production: true } });
    const id = await told(merchant);
    expect(await toldOf(merchant, id)).toEqual([]);
  });

  it("twice, however often the job comes back", async () => {
    const merchant = await operatingMerchant();
    const id = await told(merchant, { pg_codes: ["sandbox-auth"] });
    await pay(merchant, id, "1", { pgCode: "sandbox-auth" });
    await operate(merchant.ctx, { operation: "capture", session_id: id });
    const [{ id: operationId } = { id: "" }] = await merchant.ctx.db.operation.findMany({ where: { sessionId: id } });
    await resolveUnknownOperations.run(merchant.ctx, operationId);
    expect(await toldOf(merchant, id)).toEqual(["authorized 3", "captured 2", "created 3"]);
  });
});

describe("sessions past their time", () => {
  const later = (merchant: TestMerchant) => merchant.as({ now: () => new Date(Date.now() + 2 * DAY) });

  it("one by one: the customer gets one message", async () => {
    const merchant = await testMerchant();
    const id = await told(merchant);
    for (let round = 0; round < 2; round += 1) await expireSessions.run(later(merchant), id);
    expect(await toldOf(merchant, id)).toEqual(["created 3", "expired 3"]);
  });

  it("in a batch: all messages are written in a statement, the others cost nothing", async () => {
    const merchant = await testMerchant();
    const ids = await Promise.all(Array.from({ length: 12 }, () => told(merchant)));
    const silent = await newSession(merchant);
    const { result, statements } = await countStatements(
      async () => expireSessions.batch?.run(later(merchant), [...ids, silent]) ?? [],
    );
    expect(result).toEqual([]);
    expect(statements).toHaveLength(5);
    for (const id of ids) expect(await toldOf(merchant, id)).toEqual(["created 3", "expired 3"]);
    expect(await toldOf(merchant, silent)).toEqual([]);
  });
});

test("a session that tells nobody costs no statement more", async () => {
  const merchant = await testMerchant();
  const quiet = await countStatements(() => newSession(merchant));
  const loud = await countStatements(() => told(merchant));
  expect(loud.statements.length - quiet.statements.length).toBe(1);
});
