import { describe, expect, test } from "vitest";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { historyOf, issue } from "@/server/testing/invoicing";
import { operate } from "@/server/testing/operating";
import { eventsOf, newSession, pay, stateOf } from "@/server/testing/paying";
import { userWith } from "@/server/testing/session-calls";
import * as session from "../../../../../checkout/v1/pymt-txn/[session_id]/route";
import * as cash from "../route";
import * as collected from "./route";

function agree(merchant: TestMerchant, sessionId: string) {
  return callRoute(cash, { method: "POST", key: merchant.privateKey, body: { session_id: sessionId } });
}

function collect(merchant: TestMerchant, sessionId: string, sent: RouteRequest = {}) {
  const caller = sent.basic === undefined ? { key: merchant.privateKey } : {};
  return callRoute(collected, { method: "POST", ...caller, body: { session_id: sessionId }, ...sent });
}

async function owedInCash(merchant: TestMerchant, fields: Record<string, unknown> = {}): Promise<string> {
  const id = await newSession(merchant, fields);
  await agree(merchant, id);
  return id;
}

function read(merchant: TestMerchant, sessionId: string) {
  return callRoute(session, { key: merchant.privateKey, params: { session_id: sessionId } });
}

test("moves the session to paid with event, delivery, recorded steps and the time", async () => {
  const merchant = await testMerchant();
  const id = await owedInCash(merchant, { webhook_url: "https://shop.example/hook" });
  const { status, body } = await collect(merchant, id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ result: "success", state: "paid", paid_amount: "10.500", settled_amount: "10.500" });
  const after = await stateOf(merchant, id);
  expect([after.state, after.attemptStates, after.paidAmount.toFixed(3)]).toEqual(["paid", ["success"], "10.500"]);
  expect((await eventsOf(merchant, id)).map((event) => event.body.result)).toEqual(["cod", "success"]);
  expect(await merchant.ctx.db.delivery.count({ where: { merchantId: merchant.id } })).toBe(2);
  const where = { merchantId: merchant.id, event: "cash_collected" };
  expect(await merchant.ctx.db.stateChange.count({ where })).toBe(2);
  const seen = (await read(merchant, id)).body;
  expect(seen).toMatchObject({ state: "paid", cash_collected_at: expect.any(String) });
  expect(seen).not.toHaveProperty("cash_collected_by");
});

test("names the user, in the session and in the audit log", async () => {
  const merchant = await testMerchant();
  const id = await owedInCash(merchant);
  const basic = await userWith(merchant, ["payment.collect", "Can view payment requests"]);
  expect((await collect(merchant, id, { basic })).status).toBe(200);
  expect((await read(merchant, id)).body.cash_collected_by).toMatchObject({ username: basic[0] });
  const audited = await merchant.ctx.db.auditEvent.findMany({
    where: { merchantId: merchant.id, action: "payment.collect" },
  });
  expect(audited).toMatchObject([{ objectId: id, after: { amount: "10.500", currency_code: "KWD" } }]);
});

test("pays the session's invoice", async () => {
  const merchant = await testMerchant();
  const { id, sessionId } = await issue(merchant);
  await agree(merchant, sessionId);
  expect((await historyOf(merchant, id)).status).toBe("sent");
  await collect(merchant, sessionId);
  expect(await historyOf(merchant, id)).toMatchObject({ status: "paid", steps: ["session_paid"] });
});

test("is refunded to the wallet alone, because no gateway took it", async () => {
  const merchant = await testMerchant({ gateways: [{ walletProviders: ["wallet_sarraf"] }] });
  const id = await owedInCash(merchant, { customer_id: "c-1" });
  await collect(merchant, id);
  await expect(operate(merchant.ctx, { operation: "refund", session_id: id })).rejects.toThrow("made in cash");
  const view = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4", destination: "wallet" });
  expect(view).toMatchObject({ view: { result: "success" } });
});

describe("refusals", () => {
  test.each(["created", "paid", "canceled", "collected"])("409 for a session that is %s", async (state) => {
    const merchant = await testMerchant();
    const id = state === "created" || state === "paid" ? await newSession(merchant) : await owedInCash(merchant);
    if (state === "paid") await pay(merchant, id, "1");
    if (state === "canceled") await operate(merchant.ctx, { operation: "cancel", session_id: id });
    if (state === "collected") await collect(merchant, id);
    const reply = await collect(merchant, id);
    const detail = "Only a session that is owed in cash (state cod) can be collected.";
    expect([reply.status, reply.body]).toEqual([409, { detail }]);
  });

  test("ten at once collect once, and a cancel beside a collection leaves one of the two", async () => {
    const merchant = await testMerchant();
    const id = await owedInCash(merchant);
    const replies = await Promise.all(Array.from({ length: 10 }, () => collect(merchant, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await eventsOf(merchant, id)).toHaveLength(2);
    const other = await owedInCash(merchant);
    const cancel = operate(merchant.ctx, { operation: "cancel", session_id: other }).then(
      () => "canceled",
      () => "refused",
    );
    const both = [(await collect(merchant, other)).status === 200 ? "collected" : "refused", await cancel];
    expect(both.filter((each) => each !== "refused")).toHaveLength(1);
  });

  test("403 without the permission or the type, 401 for the public key, 404 for another merchant", async () => {
    const merchant = await testMerchant();
    const id = await owedInCash(merchant);
    const views = ["Can view e-commerce payments", "Can view payment requests"];
    const without = await userWith(merchant, [...views, "payment.refund"]);
    const otherType = await userWith(merchant, ["payment.collect"]);
    expect((await collect(merchant, id, { basic: without })).status).toBe(403);
    expect((await collect(merchant, id, { basic: otherType })).status).toBe(403);
    expect((await collect(merchant, id, { key: merchant.publicKey })).status).toBe(401);
    expect((await collect(await testMerchant(), id)).status).toBe(404);
    expect((await stateOf(merchant, id)).state).toBe("cod");
  });
});
