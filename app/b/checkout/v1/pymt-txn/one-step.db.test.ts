import { describe, expect, it, test } from "vitest";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { APPLE_PAY, GOOGLE_PAY } from "@/server/testing/device-payloads";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { AUTO_DEBIT, payFirst } from "@/server/testing/native";
import { stateOf } from "@/server/testing/paying";
import { BODY } from "@/server/testing/session-calls";
import * as one from "./[session_id]/route";
import * as sessions from "./route";

const WALLETS = { paymentServices: ["apple_pay", "google_pay", "samsung_pay"] };
const TOKEN = { instrument_type: "token", payload: { token: "411111111111111" } };
const SAMSUNG = { instrument_type: "samsung_pay", payload: { token: "c2FtLXRva2Vu", version: "100" } };
const APPLE = { instrument_type: "apple_pay", payload: APPLE_PAY };

function create(merchant: TestMerchant, wire: object, sent: RouteRequest = {}) {
  const body = { ...BODY, webhook_url: "https://shop.example/hook", ...wire };
  return callRoute(sessions, { method: "POST", key: merchant.privateKey, body, ...sent });
}

function count(merchant: TestMerchant) {
  return merchant.ctx.db.paymentSession.count({ where: { merchantId: merchant.id } });
}

describe("201: created and paid in one call, told by the answer alone", () => {
  it.each([
    ["apple_pay", APPLE],
    ["google_pay", { instrument_type: "google_pay", payload: GOOGLE_PAY }],
    ["samsung_pay", SAMSUNG],
  ])("%s", async (wallet, instrument) => {
    const merchant = await testMerchant({ gateways: [WALLETS] });
    const { status, body } = await create(merchant, { payment_instrument: instrument });
    expect(status).toBe(201);
    expect(body).toMatchObject({ result: "success", state: "paid", message: "Payment successful." });
    expect((await stateOf(merchant, body.session_id)).attempts[0]?.formOfPayment).toBe(wallet);
    expect(await merchant.ctx.db.delivery.count({ where: { merchantId: merchant.id } })).toBe(0);
  });

  test("token, under an agreement that the customer has paid under", async () => {
    const merchant = await testMerchant();
    await payFirst(merchant, "1");
    const agreement = { id: "agr-1", type: "recurring" };
    const { status, body } = await create(merchant, { ...AUTO_DEBIT, agreement, payment_instrument: TOKEN });
    expect([status, body.result, body.state, body.token.token]).toEqual([201, "success", "paid", "411111111111111"]);
    expect(await merchant.ctx.db.delivery.count({ where: { merchantId: merchant.id } })).toBe(0);
  });
});

describe("400 after the session was made: it stays, to be paid in another way", () => {
  it.each([APPLE, SAMSUNG])("a declined wallet, %j", async (instrument) => {
    const merchant = await testMerchant({ gateways: [WALLETS] });
    const extra = { sandbox_result: "failed" };
    const reply = await create(merchant, { payment_instrument: instrument, extra });
    expect([reply.status, reply.body]).toEqual([400, { detail: "Simulated decline", result: "failed" }]);
    const [session] = await merchant.ctx.db.paymentSession.findMany({ where: { merchantId: merchant.id } });
    expect(session?.state).toBe("attempted");
  });

  test("a declined card; the Idempotency-Key is free again", async () => {
    const merchant = await testMerchant();
    await payFirst(merchant, "4");
    const payment_instrument = { ...TOKEN, payload: { token: "411111111111114" } };
    const keyed = { headers: { "Idempotency-Key": "k" } };
    const attempt = () => create(merchant, { ...AUTO_DEBIT, payment_instrument }, keyed);
    const atOnce = await Promise.all([attempt(), attempt()]);
    for (const reply of [...atOnce.filter(({ status }) => status !== 409), await attempt()])
      expect([reply.status, reply.body.detail]).toEqual([400, "issuing bank declined"]);
    expect(atOnce.map(({ status }) => status)).toContain(400);
  });
});

describe("400 before anything is made", () => {
  it.each([
    [{ payment_instrument: "card" }, ["payment_instrument"]],
    [{ payment_instrument: { payload: {} } }, ["payment_instrument"]],
    [{ payment_instrument: { instrument_type: "cash", payload: {} } }, ["payment_instrument"]],
    [{ payment_instrument: { instrument_type: "apple_pay", payload: {} } }, ["payment_instrument"]],
    [{ payment_instrument: { instrument_type: "token", payload: {} } }, ["payment_instrument"]],
    [{ payment_instrument: { instrument_type: "samsung_pay", payload: {} } }, ["payment_instrument"]],
    [{ payment_instrument: SAMSUNG, pg_codes: ["plain"] }, ["pg_codes"]],
    [{ payment_instrument: APPLE, pg_codes: ["sandbox", "plain"] }, ["pg_codes"]],
    [{ payment_instrument: APPLE, pg_codes: ["plain"] }, ["pg_codes"]],
    [{ payment_instrument: APPLE, ...AUTO_DEBIT }, ["detail"]],
    [{ payment_instrument: TOKEN }, ["detail", "result"]],
    [{ payment_instrument: TOKEN, ...AUTO_DEBIT }, ["detail", "result"]],
  ])("%j", async (wire, keys) => {
    const merchant = await testMerchant({ gateways: [WALLETS, { code: "plain", walletProviders: [] }] });
    const { status, body } = await create(merchant, wire);
    expect([status, Object.keys(body)]).toEqual([400, keys]);
    expect(await count(merchant)).toBe(0);
  });

  test("with the field that is wrong in the payload", async () => {
    const merchant = await testMerchant({ gateways: [WALLETS] });
    const payload = { ...APPLE_PAY, transactionIdentifier: 7, paymentMethod: {} };
    const { body } = await create(merchant, { payment_instrument: { instrument_type: "apple_pay", payload } });
    const required = ["This field is required."];
    expect(body).toEqual({
      payment_instrument: { payload: { paymentMethod: { displayName: required, network: required, type: required } } },
    });
  });
});

test("a success is kept under its Idempotency-Key and replayed, without a second charge", async () => {
  const merchant = await testMerchant({ gateways: [WALLETS] });
  const keyed = { headers: { "Idempotency-Key": "k" } };
  const first = await create(merchant, { payment_instrument: APPLE }, keyed);
  const again = await create(merchant, { payment_instrument: APPLE }, keyed);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect([again.headers.get("idempotent-replayed"), await count(merchant)]).toEqual(["true", 1]);
});

test("no update pays: payment_instrument is fixed", async () => {
  const merchant = await testMerchant({ gateways: [WALLETS] });
  const { body } = await create(merchant, {});
  for (const method of ["PATCH", "PUT"] as const) {
    const reply = await callRoute(one, {
      method,
      key: merchant.privateKey,
      params: { session_id: body.session_id },
      body: { ...BODY, payment_instrument: APPLE },
    });
    expect([reply.status, reply.body]).toEqual([400, { payment_instrument: ["This field cannot be changed."] }]);
  }
});

describe("the terms of an agreement", () => {
  const typed = { payment_type: "auto_debit", customer_id: "c-1", agreement: { id: "agr-1", type: "unscheduled" } };

  test("are asked for before the first payment", async () => {
    const merchant = await testMerchant();
    const reply = await create(merchant, typed);
    expect([reply.status, reply.body]).toEqual([400, { agreement: { frequency: ["This field is required."] } }]);
  });

  test("are settled once a card is linked to it", async () => {
    const merchant = await testMerchant();
    await payFirst(merchant, "1");
    expect((await create(merchant, typed)).status).toBe(201);
    expect((await create(merchant, { ...typed, customer_id: "c-2" })).status).toBe(400);
  });
});
