import { describe, expect, it, test } from "vitest";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { AUTO_DEBIT } from "@/server/testing/native";
import { eventsOf, newSession, payPage, stateOf } from "@/server/testing/paying";
import { userWith } from "@/server/testing/session-calls";
import * as wallet from "./route";

function call(merchant: TestMerchant, sessionId: unknown, sent: RouteRequest = {}) {
  return callRoute(wallet, { method: "POST", key: merchant.privateKey, body: { session_id: sessionId }, ...sent });
}

/** A customer with credit, and a session of 10.500 KWD. */
async function open(credit: string, wire: Record<string, unknown> = {}, gateways: object[] = [{}]) {
  const merchant = await testMerchant({ gateways });
  await giveCredit(merchant, credit);
  return { merchant, id: await newSession(merchant, { ...CREDITED, ...wire }) };
}

describe("200", () => {
  test("credit pays the whole amount, without gateway and fee; the webhook is sent and names the leg", async () => {
    const { merchant, id } = await open("12", { webhook_url: "https://shop.example/hook" }, [{ feeFixed: "0.250" }]);
    const { status, body } = await call(merchant, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      session_id: id,
      result: "success",
      state: "paid",
      fee: "0.000 KWD",
      paid_amount: "10.500",
      message: "Payment successful.",
      pg_response: {},
      gateway_account: "sandbox",
      customer_wallet_transactions: [{ provider_code: "wallet_sarraf", amount: "10.500", currency: "KWD" }],
    });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["1.500", "0.000"] });
    expect((await stateOf(merchant, id)).attempts[0]?.formOfPayment).toBe("wallet");
    const [event] = await eventsOf(merchant, id);
    expect(event?.body.customer_wallet_transactions).toEqual(body.customer_wallet_transactions);
    expect(await merchant.ctx.db.delivery.count({ where: { merchantId: merchant.id } })).toBe(1);
    expect(await merchant.ctx.db.simulatedGatewayEntry.count({ where: { merchantId: merchant.id } })).toBe(0);
  });

  test("while the customer's card page is open; credit that page holds is used", async () => {
    const { merchant, id } = await open("10.500");
    await payPage(merchant, id);
    expect((await call(merchant, id, { body: { session_id: id, pg_code: null, payload: {} } })).status).toBe(200);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["canceled", "success"]);
  });

  test("with pg_code, from the wallets of that gateway alone", async () => {
    const gateways = [{}, { code: "second", walletProviders: ["wallet_loyalty"] }];
    const { merchant, id } = await open("11", { pg_codes: ["sandbox", "second"] }, gateways);
    await giveCredit(merchant, "11", { slug: "loyalty" });
    const { status, body } = await call(merchant, id, { body: { session_id: id, pg_code: "second" } });
    expect([status, body.gateway_account]).toEqual([200, "second"]);
    expect(await balances(merchant)).toEqual({
      wallet_sarraf: ["11.000", "0.000"],
      wallet_loyalty: ["0.500", "0.000"],
    });
  });
});

describe("400 {detail, result}, nothing held and nothing taken", () => {
  const NONE = "No wallet credit can pay this session.";

  test("credit that covers a part", async () => {
    const { merchant, id } = await open("4");
    const { status, body } = await call(merchant, id);
    const detail = "The wallet covers only a part of the amount; the rest needs another payment method.";
    expect([status, body]).toEqual([400, { detail, result: "failed" }]);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
    expect((await stateOf(merchant, id)).attempts).toEqual([]);
  });

  it.each([
    ["no customer", { customer_id: undefined }],
    ["a customer without credit", { customer_id: "c-2" }],
    ["another currency", { currency_code: "USD", amount: "5.00" }],
    ["a gateway without a wallet", { pg_codes: ["plain"] }],
    ["a gateway that only authorizes", { pg_codes: ["sandbox", "auth"] }],
  ])("%s", async (_, wire) => {
    const gateways = [{}, { code: "plain", walletProviders: [] }, { code: "auth", operation: "authorize" as const }];
    const merchant = await testMerchant({
      gateways: gateways.map((each) => (each.code === "auth" ? { ...each, walletProviders: [] } : each)),
    });
    await giveCredit(merchant, "50");
    const id = await newSession(merchant, { ...CREDITED, ...wire });
    const { status, body } = await call(merchant, id);
    expect([status, body]).toEqual([400, { detail: NONE, result: "failed" }]);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["50.000", "0.000"] });
  });

  test("a session that must keep a card", async () => {
    const { merchant, id } = await open("50", AUTO_DEBIT);
    expect((await call(merchant, id)).status).toBe(400);
  });
});

describe("400 with the field", () => {
  it.each([
    [{}, { session_id: ["This field is required."] }],
    [{ pg_code: "nobody" }, { pg_code: ['"nobody" is not a valid choice.'] }],
    [{ pg_code: "plain" }, { pg_code: ["Payment gateway plain has no wallet."] }],
    [{ payload: "all" }, null],
    [{ pg_code: ["sandbox"] }, null],
  ])("%j", async (change, expected) => {
    const gateways = [{}, { code: "plain", walletProviders: [] }];
    const { merchant, id } = await open("50", { pg_codes: ["sandbox", "plain"] }, gateways);
    const body = Object.keys(change).length === 0 ? {} : { session_id: id, ...change };
    const reply = await call(merchant, id, { body });
    expect(reply.status).toBe(400);
    if (expected !== null) expect(reply.body).toEqual(expected);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["50.000", "0.000"] });
  });
});

test("404 for a session of somebody else", async () => {
  const { id } = await open("50");
  const other = await testMerchant();
  expect((await call(other, id)).status).toBe(404);
});

describe("409", () => {
  test("once it is paid; a used Idempotency-Key is answered with its payment first", async () => {
    const { merchant, id } = await open("50");
    const keyed = { headers: { "Idempotency-Key": "k" } };
    const first = await call(merchant, id, keyed);
    expect(first.status).toBe(200);
    expect((await call(merchant, id)).body).toEqual({ detail: "This session can no longer be paid." });
    expect(await call(merchant, id, keyed)).toMatchObject({
      status: 200,
      body: { result: "success", reference_number: first.body.reference_number },
    });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["39.500", "0.000"] });
  });

  test.each(["50", "10.500"])(
    "twenty identical calls take a credit of %s once, and none says it failed",
    async (credit) => {
      const { merchant, id } = await open(credit);
      const left = { wallet_sarraf: [credit === "50" ? "39.500" : "0.000", "0.000"] };
      const calls = Array.from({ length: 20 }, () => call(merchant, id, { headers: { "Idempotency-Key": "k" } }));
      const replies = await Promise.all(calls);
      const first = replies.filter(({ status, headers }) => status === 200 && !headers.has("idempotent-replayed"));
      expect(first).toHaveLength(1);
      expect(replies.every(({ status }) => [200, 503].includes(status))).toBe(true);
      expect(await balances(merchant)).toEqual(left);
    },
  );
});

test("the private key and users who may add such sessions and use its gateway call it; a public key does not", async () => {
  const { merchant, id } = await open("50");
  expect((await call(merchant, id, { key: merchant.publicKey })).status).toBe(401);
  const as = async (...permissions: string[]) => {
    const basic = await userWith(merchant, permissions);
    return (await callRoute(wallet, { method: "POST", basic, body: { session_id: id } })).status;
  };
  expect(await as("Can view payment requests", "Can use sandbox")).toBe(403);
  expect(await as("Can add payment requests")).toBe(403);
  expect(await as("Can add payment requests", "Can use sandbox")).toBe(200);
});
