import { beforeAll, describe, expect, test } from "vitest";
import * as fetching from "@/app/b/checkout/v1/sdk/[session_id]/route";
import { payByCard } from "@/server/domain/payments";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { keepCard } from "@/server/testing/cards";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, pay, stateOf, typed } from "@/server/testing/paying";
import { attemptOf } from "@/server/testing/session-calls";
import * as sheet from "./apple-pay-session/[session_id]/route";
import * as cancel from "./cancel/[session_id]/route";
import * as card from "./card/[session_id]/[card_id]/route";
import * as check from "./pre-payment-option-check/[session_id]/route";
import * as phone from "./stc-pay/[session_id]/route";
import * as code from "./stc-pay-code/[session_id]/route";
import * as submit from "./submit/[session_id]/route";

const GATEWAYS = [
  { paymentServices: ["apple_pay"] },
  { code: "onsite", flow: "card_onsite", walletProviders: [] },
  { code: "flex", flow: "flex_methods", isTokenizable: false, autoDebitEnabled: false, walletProviders: [] },
];

let merchant: TestMerchant;
let stranger: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant({ gateways: GATEWAYS });
  stranger = await testMerchant();
});

type Routes = Parameters<typeof callRoute>[0];

function call(routes: Routes, session_id: string, sent: RouteRequest & { params?: object } = {}) {
  const method = routes === fetching ? "GET" : "POST";
  return callRoute(routes, { method, key: merchant.publicKey, ...sent, params: { session_id, ...sent.params } });
}

const make = (wire: Record<string, unknown> = {}) =>
  newSession(merchant, { pg_codes: ["sandbox", "onsite", "flex"], ...wire });
const OVER = { detail: "This session cannot be paid at the moment." };

const ENDPOINTS: readonly [string, Routes, RouteRequest][] = [
  ["the fetch", fetching, {}],
  ["submit", submit, { body: { pg_code: "sandbox" } }],
  ["cancel", cancel, {}],
  ["the pre-payment check", check, { body: { pg_code: "flex" } }],
  ["the wallet's sheet", sheet, { body: { validation_url: "https://wallet.example/start" } }],
  ["the phone of a mobile wallet", phone, { body: { customer_phone: "50001234" } }],
  ["the code of a mobile wallet", code, { body: { otp: "111111" } }],
  ["removing a card", card, { method: "DELETE", params: { card_id: "x" } }],
];

describe.each(ENDPOINTS)("%s", (_name, routes, sent) => {
  test("takes the public key alone", async () => {
    const id = await make();
    expect(await call(routes, id, { ...sent, key: merchant.privateKey })).toMatchObject({
      status: 401,
      body: { detail: "A private key is not accepted here." },
    });
    expect((await call(routes, id, { ...sent, key: "pk_unknown" })).status).toBe(401);
  });

  test("knows no session of another merchant", async () => {
    const id = await newSession(stranger);
    expect(await call(routes, id, sent)).toMatchObject({ status: 404, body: { detail: "Not found." } });
    expect((await stateOf(stranger, id)).state).toBe("created");
    expect((await call(routes, "0".repeat(40), sent)).status).toBe(404);
  });
});

describe("GET /b/checkout/v1/sdk/{session_id}/", () => {
  test("answers with the payload, without anything of the customer's or the merchant's own", async () => {
    await keepCard(merchant, "1", { customer_id: "c-fetch" });
    const person = { customer_id: "c-fetch", customer_phone: "+96512345678", customer_email: "layla@example.com" };
    const id = await make({ ...person, extra: { cart: "secret-cart" }, redirect_url: "https://shop.example/" });
    const { result, statements } = await countStatements(() => call(fetching, id));
    expect(statements).toHaveLength(3);
    expect(result).toMatchObject({ status: 200, body: { session_id: id, state: "created", response: null } });
    expect(result.body.cards).toMatchObject([{ token: "411111111111111", number: "**** 1111" }]);
    expect(result.text).not.toMatch(/customer_|name_on_card|c-fetch|96512345678|layla|secret-cart|initiator/);
    await pay(merchant, id, "1");
    const paid = await call(fetching, id);
    expect(paid.text).not.toMatch(/customer_|secret-cart/);
    expect(paid.body).toMatchObject({
      state: "paid",
      response: { status: "success", redirect_url: expect.stringContaining("https://shop.example/?reference_number=") },
      cards: [],
      payment_methods: [],
      payment_services: [],
      flex_methods: [],
    });
  });
});

describe("POST …/submit/{session_id}/", () => {
  test("leads to the payment page of a method", async () => {
    const id = await make({ language: "ar" });
    const { status, body } = await call(submit, id, { body: { pg_code: "sandbox", channel: "web_sdk" } });
    expect([status, body.status, body.message]).toEqual([200, "pending", "أكمل الدفع في صفحة بوابة الدفع."]);
    const [page, token = ""] = body.redirect_url.split("/ar/pay/");
    expect(page).toBe(merchant.ctx.merchant.baseUrl);
    await payByCard(merchant.ctx, { token: decodeURIComponent(token), ...typed("1") });
    expect((await stateOf(merchant, id)).state).toBe("paid");
  });

  test("leads to an account that lends, if it would", async () => {
    const id = await make({ amount: "10" });
    const { body } = await call(submit, id, { body: { pg_code: "flex" } });
    const token = decodeURIComponent(body.redirect_url.split("/en/pay/")[1]);
    await payByCard(merchant.ctx, { token, ...typed("1") });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", settledPgCode: "flex" });
    const small = await make({ amount: "9.999" });
    expect(await call(submit, small, { body: { pg_code: "flex" } })).toMatchObject({
      status: 400,
      body: { detail: "Instalments are not available for this payment." },
    });
    expect((await stateOf(merchant, small)).attempts).toEqual([]);
  });

  test("charges a saved card once, whatever comes of it", async () => {
    await keepCard(merchant, "1", { customer_id: "c-pays" });
    const id = await make({ customer_id: "c-pays" });
    const sent = { token: "411111111111111", amount: "10.5", cvv: "123" };
    const { status, body } = await call(submit, id, { body: sent });
    expect([status, body]).toMatchObject([
      200,
      { status: "success", form_of_payment: "token_pay", session_id: id, message: "Payment successful." },
    ]);
    expect(await call(submit, id, { body: sent })).toMatchObject({ status: 409, body: OVER });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["success"]);
  });

  test.each([
    [{}, 400, { pg_code: ["This field is required."] }],
    [{ pg_code: "nope" }, 400, { pg_code: ['"nope" is not a valid choice.'] }],
    [{ token: "411111111111111" }, 400, { amount: ["This field is required."] }],
    [{ token: "unknown", amount: "10.5" }, 400, { token: ["This card is not offered."] }],
    [{ token: "411111111111111", amount: "9" }, 409, { detail: "The amount has changed. Read the session again." }],
    [
      { token: "411111111111111", amount: "9.99999" },
      409,
      { detail: "The amount has changed. Read the session again." },
    ],
  ])("refuses %j and charges nothing", async (body, status, answer) => {
    await keepCard(merchant, "1", { customer_id: "c-refused" });
    const id = await make({ customer_id: "c-refused" });
    expect(await call(submit, id, { body })).toMatchObject({ status, body: answer });
    expect((await stateOf(merchant, id)).attempts).toEqual([]);
  });

  test("refuses while a charge is in flight", async () => {
    const id = await make();
    await attemptOf(merchant, id, { state: "processing" });
    expect(await call(submit, id, { body: { pg_code: "sandbox" } })).toMatchObject({ status: 409, body: OVER });
  });
});

describe("POST …/cancel/{session_id}/", () => {
  test("cancels the session, tells the merchant, and blocks further payment", async () => {
    const id = await make({ order_no: "7" });
    expect(await call(cancel, id)).toMatchObject({
      status: 200,
      body: { status: "canceled", message: "Payment was cancelled.", session_id: id, order_no: "7" },
    });
    expect((await stateOf(merchant, id)).state).toBe("canceled");
    expect((await eventsOf(merchant, id)).map(({ body }) => body.result)).toEqual(["canceled"]);
    expect(await call(submit, id, { body: { pg_code: "sandbox" } })).toMatchObject({ status: 409, body: OVER });
    expect((await call(cancel, id)).status).toBe(409);
  });

  test("leaves a charge that is in flight", async () => {
    const id = await make();
    await attemptOf(merchant, id, { state: "processing" });
    expect((await call(cancel, id)).status).toBe(409);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["processing"]);
  });
});

describe("POST …/pre-payment-option-check/{session_id}/", () => {
  const plan = {
    payment_type: "pay_by_instalments",
    instalments: 4,
    description_en: "Pay in 4 instalments",
    description_ar: "ادفع على أربع دفعات",
  };

  test.each([
    ["10.000", true, [plan]],
    ["9.999", false, []],
  ])("an amount of %s: %s", async (amount, is_available, payment_labels) => {
    const id = await make({ amount });
    const reply = await call(check, id, { body: { pg_code: "flex" } });
    expect(reply).toMatchObject({ status: 200 });
    expect(reply.body).toEqual({ is_available, single_checkout_enabled: false, payment_labels });
  });

  test("a session that is over is lent nothing; an account that does not lend is refused", async () => {
    const id = await make();
    for (const pg_code of ["sandbox", "nope"])
      expect(await call(check, id, { body: { pg_code } })).toMatchObject({
        status: 400,
        body: { pg_code: [`"${pg_code}" is not a valid choice.`] },
      });
    expect((await call(check, id, { body: { pg_code: "x".repeat(51) } })).body).toEqual({
      pg_code: ["Ensure this field has no more than 50 characters."],
    });
    await call(cancel, id);
    expect((await call(check, id, { body: { pg_code: "flex" } })).body.is_available).toBe(false);
  });
});

describe("POST …/apple-pay-session/{session_id}/", () => {
  const body = { validation_url: "https://wallet.example/start" };

  test("answers with what the wallet's script asks for", async () => {
    const reply = await call(sheet, await make(), { body });
    expect(reply).toMatchObject({
      status: 200,
      body: { merchantIdentifier: "merchant.sarraf_sandbox", displayName: "Test Merchant", signature: "simulated" },
    });
  });

  test("refuses without an address, without an account that offers it, and when the session is over", async () => {
    const id = await make();
    expect((await call(sheet, id, { body: {} })).body).toEqual({ validation_url: ["This field is required."] });
    expect((await call(sheet, id, { body: { ...body, pg_code: "flex" } })).body).toEqual({
      pg_code: ["No payment gateway of this session offers apple_pay."],
    });
    await call(cancel, id);
    expect(await call(sheet, id, { body })).toMatchObject({ status: 409, body: OVER });
  });
});

describe("DELETE …/card/{session_id}/{card_id}/", () => {
  test("removes a card that the session offers, and no other", async () => {
    await keepCard(merchant, "1", { customer_id: "c-gone" });
    const [own, other] = [await make({ customer_id: "c-gone" }), await make({ customer_id: "c-else" })];
    const kept = { merchantId: merchant.id, customerId: "c-gone" };
    const { id: card_id } = await merchant.ctx.db.savedCard.findFirstOrThrow({ where: kept });
    const remove = (from: string) => call(card, from, { method: "DELETE", params: { card_id } });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(own)).status).toBe(204);
    expect((await remove(own)).status).toBe(404);
    expect(await merchant.ctx.db.savedCard.count({ where: kept })).toBe(0);
  });
});

describe("a mobile wallet", () => {
  const WALLET = { paymentServices: ["stc_pay"] };
  const otp = (value: string) => ({ body: { otp: value } });

  test("sends a code to a phone, refuses a wrong one under its field, and answers with the result", async () => {
    const own = await testMerchant({ gateways: [WALLET] });
    const id = await newSession(own);
    const key = own.publicKey;
    const fetched = await call(fetching, id, { key });
    expect(fetched.body.payment_services).toMatchObject([
      { code: "stc_pay", flow: "stc_pay", can_save_card: false, amount: "10.500" },
    ]);
    expect(await call(phone, id, { key, body: { customer_phone: "12" } })).toMatchObject({
      status: 400,
      body: { customer_phone: ["Enter a valid value."] },
    });
    expect(await call(code, id, { key, ...otp("111111") })).toMatchObject({ status: 409 });
    expect(await call(phone, id, { key, body: { customer_phone: "50001234" } })).toEqual(
      expect.objectContaining({
        status: 200,
        body: { status: "pending", message: "Enter the code that was sent to your phone." },
      }),
    );
    expect(await call(code, id, { key, ...otp("000000") })).toMatchObject({
      status: 400,
      body: { otp: ["This code is wrong. Tries left: 2."] },
    });
    expect(await call(code, id, { key, ...otp("111111") })).toMatchObject({
      status: 200,
      body: { status: "success", form_of_payment: "stc_pay", challenge_occurred: true, session_id: id },
    });
  });

  test.each([
    ["111112", "canceled"],
    ["111113", "error"],
  ])("the code %s answers %s", async (value, status) => {
    const own = await testMerchant({ gateways: [WALLET] });
    const id = await newSession(own);
    await call(phone, id, { key: own.publicKey, body: { customer_phone: "50001234" } });
    expect((await call(code, id, { key: own.publicKey, ...otp(value) })).body).toMatchObject({ status });
  });

  test("is refused where no account offers it", async () => {
    const own = await testMerchant();
    const id = await newSession(own);
    expect(await call(phone, id, { key: own.publicKey, body: { customer_phone: "50001234" } })).toMatchObject({
      status: 400,
      body: { detail: "No payment gateway of this session offers stc_pay." },
    });
  });
});
