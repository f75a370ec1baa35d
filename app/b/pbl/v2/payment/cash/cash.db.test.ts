import { describe, expect, it, test } from "vitest";
import { payByCash } from "@/server/domain/native";
import { readCheckout } from "@/server/domain/payments";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { AUTO_DEBIT } from "@/server/testing/native";
import { eventsOf, newSession, pay, payPage, stateOf } from "@/server/testing/paying";
import { userWith } from "@/server/testing/session-calls";
import * as alias from "../../cash-payment/route";
import * as cash from "./route";

function agree(merchant: TestMerchant, sessionId: string, sent: RouteRequest = {}, routes: typeof cash = cash) {
  return callRoute(routes, { method: "POST", key: merchant.privateKey, body: { session_id: sessionId }, ...sent });
}

describe.each([
  ["payment/cash", cash],
  ["cash-payment", alias],
])("%s", (_, routes) => {
  test("ends the session as cod: settled without fee, not yet paid, and announced", async () => {
    const merchant = await testMerchant({ gateways: [{ feeFixed: "0.250" }] });
    const id = await newSession(merchant, { webhook_url: "https://shop.example/hook" });
    const { status, body } = await agree(merchant, id, {}, routes);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      session_id: id,
      result: "cod",
      state: "cod",
      fee: "0.000 KWD",
      settled_amount: "10.500",
      message: "Cash on delivery accepted.",
      pg_response: {},
    });
    expect(body).not.toHaveProperty("paid_amount");
    const after = await stateOf(merchant, id);
    expect([after.state, after.attemptStates, after.paidAmount.toFixed(3)]).toEqual(["cod", ["cod"], "0.000"]);
    expect(await merchant.ctx.db.delivery.count({ where: { merchantId: merchant.id } })).toBe(1);
    expect((await eventsOf(merchant, id)).map((event) => event.body.result)).toEqual(["cod"]);
    expect(await merchant.ctx.db.simulatedGatewayEntry.count({ where: { merchantId: merchant.id } })).toBe(0);
  });
});

test("the customer's receipt names cash as the method, not the gateway", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  await agree(merchant, id);
  const view = await readCheckout(merchant.ctx, id, { opening: false });
  expect(view?.receipt).toMatchObject({ methodName: "Cash on delivery", methodNameAr: "الدفع عند الاستلام" });
});

test("the older address says on every answer that it is deprecated, and where to go", async () => {
  const merchant = await testMerchant();
  for (const outcome of ["taken", "refused", "unknown caller"]) {
    const id = outcome === "taken" ? await newSession(merchant) : "x";
    const old = await agree(merchant, id, outcome === "unknown caller" ? { key: "sk_wrong" } : {}, alias);
    expect(old.headers.get("deprecation")).toBe("@1795392000");
    expect(old.headers.get("link")).toContain('</b/pbl/v2/payment/cash/>; rel="successor-version"');
  }
  expect((await agree(merchant, "x")).headers.get("deprecation")).toBeNull();
});

test("after a decline, and with the customer's card page open, cash ends the session all the same", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  await pay(merchant, id, "2");
  await payPage(merchant, id);
  expect((await agree(merchant, id)).status).toBe(200);
  expect((await stateOf(merchant, id)).attemptStates).toEqual(["failed", "canceled", "cod"]);
});

test("every step is recorded", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  await agree(merchant, id);
  const changes = await merchant.ctx.db.stateChange.findMany({
    where: { merchantId: merchant.id },
    orderBy: { id: "asc" },
  });
  expect(changes.map(({ machine, from, event, to }) => `${machine}: ${from} ${event} ${to}`)).toEqual([
    "attempt: processing cash_agreed cod",
    "session: created attempt_cod cod",
  ]);
});

describe("refusals", () => {
  it.each([
    ["paid", "1"],
    ["cod", null],
  ])("409 once the session is %s", async (_, ending) => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    if (ending === null) await agree(merchant, id);
    else await pay(merchant, id, ending);
    const reply = await agree(merchant, id);
    expect([reply.status, reply.body]).toEqual([409, { detail: "This session can no longer be paid." }]);
  });

  test("a used Idempotency-Key is answered with its payment", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const keyed = { headers: { "Idempotency-Key": "k" } };
    const first = await agree(merchant, id, keyed);
    const again = await agree(merchant, id, keyed);
    expect([first.status, again.status, again.body.state]).toEqual([200, 200, "cod"]);
    expect(again.body.reference_number).toBe(first.body.reference_number);
  });

  test("a repeat needs no permission that the first call did not need", async () => {
    const merchant = await testMerchant();
    const sessionId = await newSession(merchant);
    const nameless = { email: null, firstName: null, lastName: null, phone: null };
    const user = { kind: "user", via: "basic", id: 1, username: "u", isChecker: false, ...nameless } as const;
    const caller = merchant.as({ actor: { ...user, permissions: ["Can add payment requests"] } });
    const first = await payByCash(caller, { sessionId, idempotencyKey: "k" });
    const again = await payByCash(caller, { sessionId, idempotencyKey: "k" });
    expect(again).toMatchObject({ status: first.status, isRepeat: true });
  });

  test("400 for a session that must keep a card", async () => {
    const merchant = await testMerchant();
    expect((await agree(merchant, await newSession(merchant, AUTO_DEBIT))).status).toBe(400);
  });

  test("401 for the public key and for users", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const basic = await userWith(merchant, ["Can add payment requests", "Can use sandbox"]);
    expect((await agree(merchant, id, { key: merchant.publicKey })).status).toBe(401);
    const { status } = await callRoute(cash, { method: "POST", basic, body: { session_id: id } });
    expect(status).toBe(401);
  });

  test("404 for another merchant's session", async () => {
    const merchant = await testMerchant();
    expect((await agree(await testMerchant(), await newSession(merchant))).status).toBe(404);
  });

  test("ten at once agree once", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const replies = await Promise.all(Array.from({ length: 10 }, () => agree(merchant, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});
