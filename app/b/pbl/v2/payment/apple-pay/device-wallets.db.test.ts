import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { gatewayOf } from "@/server/domain/gateways";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { APPLE_PAY, GOOGLE_PAY } from "@/server/testing/device-payloads";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { AUTO_DEBIT } from "@/server/testing/native";
import { eventsOf, newSession, type Receiver, receiver, stateOf } from "@/server/testing/paying";
import { userWith } from "@/server/testing/session-calls";
import * as googlePay from "../google-pay/route";
import * as applePay from "./route";

const charge = vi.spyOn(gatewayOf("sarraf_sandbox"), "charge");
const sources = () => charge.mock.calls.map(([, call]) => call.source);

let ok: Receiver;
beforeAll(async () => {
  ok = await receiver(200);
});
afterAll(() => ok.close());
beforeEach(() => {
  charge.mockClear();
});

const WALLETS = { paymentServices: ["apple_pay", "google_pay"] };

const CASES = [
  ["apple_pay", applePay, APPLE_PAY],
  ["google_pay", googlePay, GOOGLE_PAY],
] as const;

function send(merchant: TestMerchant, sessionId: string, change: object = {}, sent: RouteRequest = {}) {
  const body = { session_id: sessionId, payload: APPLE_PAY, ...change };
  return callRoute(applePay, { method: "POST", key: merchant.privateKey, body, ...sent });
}

describe.each(CASES)("%s", (wallet, routes, payload) => {
  it.each([
    [undefined, 200, "success", "paid"],
    [{ sandbox_result: "success" }, 200, "success", "paid"],
    [{ sandbox_result: "nonsense" }, 200, "success", "paid"],
    [{ sandbox_result: "failed" }, 400, "failed", "attempted"],
    [{ sandbox_result: "error" }, 400, "error", "attempted"],
    [{ sandbox_inquiry_result: "failed" }, 200, "success", "paid"],
  ])("with extra %j answers %i and ends %s, %s", async (extra, status, attempt, state) => {
    const merchant = await testMerchant({ gateways: [WALLETS] });
    const id = await newSession(merchant, { extra });
    const body = { session_id: id, payload };
    const reply = await callRoute(routes, { method: "POST", key: merchant.privateKey, body });
    expect(reply.status).toBe(status);
    const after = await stateOf(merchant, id);
    expect([after.attemptStates, after.state]).toEqual([[attempt], state]);
    expect(after.attempts[0]?.formOfPayment).toBe(wallet);
  });

  test("the payload reaches the gateway key for key, and is stored nowhere", async () => {
    const merchant = await testMerchant({ gateways: [WALLETS] });
    const id = await newSession(merchant);
    await callRoute(routes, { method: "POST", key: merchant.privateKey, body: { session_id: id, payload } });
    expect(JSON.stringify(sources())).toBe(JSON.stringify([{ kind: "device_wallet", wallet, payload }]));
    const { attempts } = await stateOf(merchant, id);
    const books = await merchant.ctx.db.simulatedGatewayEntry.findMany({ where: { merchantId: merchant.id } });
    const stored = [attempts, books.map(({ answer }) => answer), await eventsOf(merchant, id)];
    const text = JSON.stringify(stored, (_, value) => (typeof value === "bigint" ? String(value) : value));
    expect(text).not.toContain("c2VjcmV0");
  });
});

test("the answer is the signed payment event with message and pg_response, and the webhook follows", async () => {
  const merchant = await testMerchant({ gateways: [WALLETS] });
  const id = await newSession(merchant, { webhook_url: ok.url, order_no: "A-1" });
  const { status, body } = await send(merchant, id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ session_id: id, order_no: "A-1", result: "success", state: "paid" });
  expect(body.message).toBe("Payment successful.");
  expect(body.pg_response).toEqual(body.gateway_response);
  expect(body.signature).toMatch(/^[0-9a-f]{64}$/);
  expect(await merchant.ctx.db.delivery.count({ where: { merchantId: merchant.id } })).toBe(1);
});

describe("who may call", () => {
  test("a client with the public key", async () => {
    const merchant = await testMerchant({ gateways: [WALLETS] });
    expect((await send(merchant, await newSession(merchant), {}, { key: merchant.publicKey })).status).toBe(200);
  });

  test("a client with the public key receives no private data of the customer, the staff or the merchant", async () => {
    const merchant = await testMerchant({ gateways: [WALLETS] });
    const person = { customer_id: "c-1", customer_email: "sara@example.com", customer_phone: "99887766" };
    const address = { line1: "Secret Street 1", city: "Kuwait", country: "KW" };
    const named = { customer_first_name: "Sara", customer_last_name: "S.", billing_address: address };
    const wire = { ...person, ...named, extra: { internal_margin: "0.3" }, order_no: "A-7" };
    const [open, closed] = [await newSession(merchant, wire), await newSession(merchant, wire)];
    const { id } = await merchant.ctx.db.merchantUser.findFirstOrThrow({
      where: { username: (await userWith(merchant, []))[0] },
    });
    await merchant.ctx.db.paymentSession.updateMany({
      where: { id: { in: [open, closed] } },
      data: { initiatorId: id },
    });
    const whole = await send(merchant, open);
    expect(whole.body).toMatchObject({ ...person, extra: { internal_margin: "0.3" }, initiator: { id } });
    const seen = await send(merchant, closed, {}, { key: merchant.publicKey });
    expect(seen.body).toMatchObject({ session_id: closed, order_no: "A-7", result: "success", state: "paid" });
    expect(seen.body).toMatchObject({ message: "Payment successful.", pg_response: whole.body.pg_response });
    expect(seen.text).not.toMatch(/sara|99887766|Secret|internal_margin|user\.|customer_|initiator|extra|signature/i);
  });

  test("nobody without a key", async () => {
    expect((await callRoute(applePay, { method: "POST", body: {} })).status).toBe(401);
  });

  test("a user with the permission to add sessions of the type", async () => {
    const merchant = await testMerchant({ gateways: [WALLETS] });
    const id = await newSession(merchant);
    const body = { session_id: id, payload: APPLE_PAY };
    const viewer = await userWith(merchant, ["Can view payment requests", "Can use sandbox"]);
    const adder = await userWith(merchant, ["Can add payment requests", "Can use sandbox"]);
    expect((await callRoute(applePay, { method: "POST", basic: viewer, body })).status).toBe(403);
    expect((await callRoute(applePay, { method: "POST", basic: adder, body })).status).toBe(200);
  });

  test("another merchant's session is unknown", async () => {
    const merchant = await testMerchant({ gateways: [WALLETS] });
    expect((await send(await testMerchant(), await newSession(merchant))).status).toBe(404);
  });
});

describe("the gateway must offer the wallet", () => {
  it.each([
    [["none"], null, "None of the payment gateways of this session offers apple_pay."],
    [["none"], "none", "Payment gateway none does not offer apple_pay."],
    [["one", "two"], null, "This field is required."],
    [["one"], "two", '"two" is not a valid choice.'],
  ])("session on %j, pg_code %j", async (codes, pgCode, message) => {
    const merchant = await testMerchant({
      gateways: [
        { code: "none", walletProviders: [] },
        { code: "one", walletProviders: [], ...WALLETS },
        { code: "two", walletProviders: [], ...WALLETS },
      ],
    });
    const reply = await send(merchant, await newSession(merchant, { pg_codes: codes }), { pg_code: pgCode });
    expect([reply.status, reply.body]).toEqual([400, { pg_code: [message] }]);
  });

  test("and pays through the one that does, or the one that is named", async () => {
    const merchant = await testMerchant({
      gateways: [
        { code: "none", walletProviders: [] },
        { code: "one", walletProviders: [], ...WALLETS },
        { code: "two", walletProviders: [], ...WALLETS },
      ],
    });
    const only = await send(merchant, await newSession(merchant, { pg_codes: ["none", "one"] }));
    const named = await send(merchant, await newSession(merchant, { pg_codes: ["one", "two"] }), { pg_code: "two" });
    expect([only.body.gateway_account, named.body.gateway_account]).toEqual(["one", "two"]);
  });
});

test("a session that must keep a card is not paid by a wallet", async () => {
  const merchant = await testMerchant({ gateways: [WALLETS] });
  const reply = await send(merchant, await newSession(merchant, AUTO_DEBIT));
  expect([reply.status, reply.body]).toEqual([
    400,
    { detail: "A session of type auto_debit cannot be paid this way." },
  ]);
});

describe("hostile payloads are refused field by field and reach no gateway", () => {
  const REQUIRED = ["This field is required."];

  it.each([
    [applePay, undefined, { payload: REQUIRED }],
    [applePay, "text", { payload: ['Expected a dictionary of items but got type "str".'] }],
    [
      applePay,
      { ...APPLE_PAY, paymentData: { ...APPLE_PAY.paymentData, header: {} } },
      { payload: { paymentData: { header: { publicKeyHash: REQUIRED } } } },
    ],
    [applePay, { ...APPLE_PAY, paymentMethod: undefined }, { payload: { paymentMethod: REQUIRED } }],
    [
      googlePay,
      { ...GOOGLE_PAY, apiVersion: 1 },
      { payload: { apiVersion: ["Ensure this value is greater than or equal to 2."] } },
    ],
    [
      googlePay,
      { ...GOOGLE_PAY, paymentMethodData: { type: "CASH", tokenizationData: { type: "DIRECT", token: "" } } },
      {
        payload: {
          paymentMethodData: {
            type: ['"CASH" is not a valid choice.'],
            tokenizationData: { type: ['"DIRECT" is not a valid choice.'], token: ["This field may not be blank."] },
          },
        },
      },
    ],
  ])("%#", async (routes, payload, errors) => {
    const merchant = await testMerchant({ gateways: [WALLETS] });
    const body = { session_id: await newSession(merchant), payload };
    const reply = await callRoute(routes, { method: "POST", key: merchant.privateKey, body });
    expect([reply.status, reply.body]).toEqual([400, errors]);
    expect(sources()).toEqual([]);
  });
});

test.each(CASES)("a repeat of a %s payment under its key is answered with that payment", async (_, routes, payload) => {
  const merchant = await testMerchant({ gateways: [WALLETS] });
  const id = await newSession(merchant);
  const body = { session_id: id, payload };
  const headers = { "Idempotency-Key": "k" };
  const call = () => callRoute(routes, { method: "POST", key: merchant.privateKey, body, headers });
  const replies = [await call(), await call(), ...(await Promise.all([call(), call()]))];
  const { reference_number } = replies[0]?.body ?? {};
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 200, body: { result: "success", reference_number } });
  expect(replies.map((each) => each.headers.get("idempotent-replayed"))).toEqual([null, "true", "true", "true"]);
  expect(charge).toHaveBeenCalledTimes(1);
  expect((await stateOf(merchant, id)).state).toBe("paid");
});

test("ten calls at once charge once", async () => {
  const merchant = await testMerchant({ gateways: [WALLETS] });
  const id = await newSession(merchant);
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(merchant, id)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(sources()).toHaveLength(1);
});
