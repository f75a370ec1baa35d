import { describe, expect, it, test } from "vitest";
import { autoDebit } from "@/server/domain/native";
import { InquiryRequest, inquire, startAttempt } from "@/server/domain/payments";
import { expireSessions, updateSession } from "@/server/domain/sessions";
import { BadRequest, Conflict } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, refusalOf } from "@/server/testing/operating";
import { eventsOf, stateOf } from "@/server/testing/paying";
import { advanceTo, chargesAtGateway, cycleSession, present, subscribe } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";

const START = "2030-01-31T09:00:00Z";
const FIRST_RETRY_WAITS = "2030-02-27T21:30:00Z";

/** A cycle whose first charge was declined; its session is between two tries of the service. */
async function betweenRetries(wire: Record<string, unknown> = {}) {
  const made = await merchantAt(START);
  const { id, setupSessionId } = await subscribe(made, "4", { wire });
  await advanceTo(made, FIRST_RETRY_WAITS);
  const merchant = await present(made);
  return { merchant, id, setupSessionId, sessionId: await cycleSession(merchant, id, 2) };
}

function ask(merchant: TestMerchant, sessionId: string) {
  return inquire(merchant.ctx, readInput(InquiryRequest, { session_id: sessionId }));
}

test("a cycle's session copies what the setup session says, but its order number and what drives a simulation", async () => {
  const webhook_url = "http://127.0.0.1:9/hook";
  const { merchant, id, sessionId, setupSessionId } = await betweenRetries({
    order_no: "o-1",
    language: "ar",
    webhook_url,
    redirect_url: "https://shop.example/back",
    customer_phone: "96550000000",
    customer_first_name: "Sara",
    product_type: "Gold",
    extra: { colour: "red", sandbox_result: "failed", sandbox_inquiry_result: "success", expires_in_minutes: 10_080 },
  });
  const [own, setup] = [await stateOf(merchant, sessionId), await stateOf(merchant, setupSessionId)];
  for (const name of [
    "type",
    "paymentType",
    "currency",
    "customerId",
    "customerEmail",
    "customerPhone",
    "language",
    "webhookUrl",
  ] as const)
    expect([name, own[name]]).toEqual([name, setup[name]]);
  expect(own).toMatchObject({
    orderNo: null,
    redirectUrl: null,
    inquiryDueAt: null,
    maxServiceAttempts: 4,
    state: "attempted",
  });
  expect(own.extra).toEqual({ colour: "red", autopay: { subscription_id: id } });
  expect(own.details).toEqual({ agreement: { id: "agr-1", type: "recurring" }, customer_first_name: "Sara" });
  expect(setup.extra).toMatchObject({ sandbox_result: "failed" });
});

describe("while the service still charges it, a session", () => {
  test("cannot be changed", async () => {
    const { merchant, sessionId } = await betweenRetries();
    const change = updateSession(merchant.ctx, {
      sessionId,
      fields: { details: {}, orderNo: "x" },
      isFullUpdate: false,
    });
    await expect(change).rejects.toThrow(BadRequest);
  });

  it.each(["cancel", "expire", "delete"])("does not take the operation %s", async (operation) => {
    const { merchant, sessionId } = await betweenRetries();
    expect(await refusalOf(operate(merchant.ctx, { operation, session_id: sessionId }))).toEqual({
      detail: "This transaction is charged by the service and ends by itself.",
      operation,
      result: "failed",
    });
  });

  test("takes neither a native call nor a customer's attempt", async () => {
    const { merchant, sessionId } = await betweenRetries();
    const native = autoDebit(merchant.ctx, { sessionId, token: "411111111111111", idempotencyKey: null });
    await expect(native).rejects.toThrow(Conflict);
    expect((await startAttempt(merchant.ctx, { sessionId, pgCode: "sandbox" })).kind).toBe("checkout");
    expect((await stateOf(merchant, sessionId)).attemptStates).toEqual(["failed"]);
  });

  test("is reported by a status query without a change, whatever extra orders", async () => {
    const { merchant, sessionId } = await betweenRetries();
    expect(await ask(merchant, sessionId)).toMatchObject({ state: "attempted", result: "failed" });
    expect((await stateOf(merchant, sessionId)).attempts).toHaveLength(1);
  });

  test("never expires", async () => {
    const { merchant, sessionId } = await betweenRetries();
    const later = { ...merchant.ctx, realNow: () => new Date("2090-01-01") };
    const due = await expireSessions.due(later, { merchantId: merchant.id }, 50);
    expect(due.map((item) => item.id)).not.toContain(sessionId);
    expect((await stateOf(merchant, sessionId)).expiresAt.getUTCFullYear()).toBe(9999);
  });
});

test("one that is final is operated on like any other", async () => {
  const { merchant, id, sessionId } = await betweenRetries();
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  const { ctx } = await present(merchant);
  expect(await operate(ctx, { operation: "delete", session_id: sessionId })).toMatchObject({ status: 200 });
  expect(await merchant.ctx.db.billingCycle.findFirst({ where: { subscriptionId: id, number: 2 } })).toMatchObject({
    status: "failed",
    sessionId,
  });
});

test("each try is a separate event at the setup session's address, and none carries a fee", async () => {
  const made = await merchantAt(START, { gateways: [{ feeFixed: "0.500", multiAttempt: false }] });
  const { id } = await subscribe(made, "4", {
    wire: { webhook_url: "http://127.0.0.1:9/hook" },
    autopay: { retry_count: 1 },
  });
  await advanceTo(made, "2030-02-28T12:00:00Z");
  const sessionId = await cycleSession(made, id, 2);
  const events = await eventsOf(made, sessionId);
  expect(events.map(({ number, body }) => [number, body.state, body.result, body.amount, body.payment_type])).toEqual([
    [1, "attempted", "failed", "5.000", "auto_pay"],
    [2, "failed", "failed", "5.000", "auto_pay"],
  ]);
  const deliveries = await made.ctx.db.delivery.findMany({ where: { event: { objectId: sessionId } } });
  expect(deliveries.map(({ url }) => url)).toEqual(["http://127.0.0.1:9/hook", "http://127.0.0.1:9/hook"]);
  const { attempts } = await stateOf(made, sessionId);
  expect(attempts.map(({ fee }) => fee.toString())).toEqual(["0", "0"]);
  expect(await chargesAtGateway(made)).toBe(1);
});
