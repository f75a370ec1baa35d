import { describe, expect, test } from "vitest";
import { keepCard } from "@/server/testing/cards";
import { countStatements } from "@/server/testing/harness";
import { pay, payPage } from "@/server/testing/paying";
import { sessionWorld } from "@/server/testing/session-calls";
import * as one from "../pymt-txn/[session_id]/route";
import * as all from "../pymt-txn/route";

const world = sessionWorld({ all, one });
const ALL = { pg_codes: ["sandbox", "onsite", "flex"] };
const GATEWAYS = [
  { paymentServices: ["apple_pay", "google_pay", "stc_pay"], feeFixed: "0.250", feeDescription: "Service fee" },
  { code: "onsite", flow: "card_onsite", walletProviders: [] },
  { code: "flex", flow: "flex_methods", walletProviders: [] },
];
const ASKED = { include_sdk_setup_preload: true };

describe("include_sdk_setup_preload", () => {
  test("answers a creation with every key of the payload", async () => {
    const { create, ctx } = await world({ gateways: GATEWAYS, merchant: { name: "Date Palm", region: "KSA" } });
    const { body } = await create({ ...ALL, ...ASKED, expiration_time: "01:00:00", customer_id: "c-1" });
    const payload = body.sdk_setup_preload_payload;
    const base = ctx.merchant.baseUrl;
    const sdk = (name: string) => `${base}/b/checkout/api/sdk/v1/${name}/${body.session_id}/`;
    const { expiresAt } = await ctx.db.paymentSession.findUniqueOrThrow({ where: { id: body.session_id } });
    const { payment_methods, payment_services, flex_methods, ...root } = payload;
    expect(root).toEqual({
      session_id: body.session_id,
      amount: "10.500",
      currency_code: "KWD",
      billing: { amount: "10.500", currency_code: "KWD", display: "KWD 10.500" },
      state: "created",
      type: "payment_request",
      payment_type: "one_off",
      operation: "purchase",
      language: "en",
      expiration_time: expiresAt.toISOString(),
      customer_id: "c-1",
      customer_phone: null,
      is_amount_editable: false,
      cancel_url: sdk("cancel"),
      cards: [],
      sdk_studio: { is_enabled: false },
      response: null,
    });
    const priced = { currency_code: "KWD", fee: "0.250", fee_description: "Service fee" };
    const flags = { requires_result_popup: false };
    const urls = { submit_url: sdk("submit"), cancel_url: sdk("cancel"), ...flags };
    expect(payment_methods).toEqual([
      { ...body.payment_methods[0], ...urls, pg: "sarraf_sandbox", can_save_card: true },
      { ...body.payment_methods[1], ...urls, flow: "card_onsite", pg: "sarraf_sandbox", can_save_card: true },
    ]);
    const wallet = {
      pg_code: "sandbox",
      merchant_id: "merchant.sarraf_sandbox",
      country_code: "SA",
      ...flags,
      ...priced,
    };
    expect(payment_services).toEqual([
      {
        ...wallet,
        code: "apple_pay",
        flow: "apple_pay",
        domain: new URL(base).host,
        shop_name: "Date Palm",
        amount: "10.750",
        session_id: body.session_id,
        validation_url: sdk("apple-pay-session"),
        payment_url: `${base}/b/pbl/v2/payment/apple-pay/`,
      },
      {
        ...wallet,
        code: "google_pay",
        flow: "google_pay",
        gateway: "sarraf_sandbox",
        gateway_merchant_id: "sandbox",
        merchant_name: "Date Palm",
        environment: "TEST",
        total_price: "10.750",
        payment_url: `${base}/b/pbl/v2/payment/google-pay/`,
      },
      {
        code: "stc_pay",
        pg_code: "sandbox",
        flow: "stc_pay",
        session_id: body.session_id,
        amount: "10.750",
        ...flags,
        ...priced,
        can_save_card: false,
        submit_url: sdk("stc-pay"),
        payment_url: sdk("stc-pay-code"),
      },
    ]);
    expect(flex_methods).toEqual([
      {
        ...body.payment_methods[2],
        country: "SA",
        public_key: null,
        submit_url: sdk("submit"),
        pre_payment_options_available: true,
        pre_payment_check_url: sdk("pre-payment-option-check"),
        pre_payment_options: null,
      },
    ]);
  });

  test("costs nothing unless it is sent, and one statement with a customer", async () => {
    const { create } = await world();
    const count = async (change: object) => (await countStatements(() => create(change))).statements.length;
    expect(await count({ customer_id: "c-1" })).toBe(3);
    expect(await count(ASKED)).toBe(3);
    expect(await count({ ...ASKED, customer_id: "c-1" })).toBe(4);
  });

  test("answers PATCH and PUT with a fresh payload, and is forgotten", async () => {
    const { create, patch, put, at } = await world();
    const { body } = await create(ASKED);
    const id = body.session_id;
    expect((await patch(id, { ...ASKED, amount: "11" })).body.sdk_setup_preload_payload.amount).toBe("11.000");
    expect((await put(id, { ...ASKED, amount: "12" })).body.sdk_setup_preload_payload.amount).toBe("12.000");
    expect((await at(id)).body).not.toHaveProperty("sdk_setup_preload_payload");
    expect((await patch(id, { amount: "13" })).body).not.toHaveProperty("sdk_setup_preload_payload");
  });
});

describe("the customer's cards", () => {
  test("stand in the payload with where they are charged and removed", async () => {
    const { merchant, create, ctx } = await world();
    await keepCard(merchant, "1");
    const { body } = await create({ ...ASKED, customer_id: "c-1" });
    const [card] = await ctx.db.savedCard.findMany({ where: { merchantId: merchant.id } });
    const base = `${ctx.merchant.baseUrl}/b/checkout/api/sdk/v1`;
    expect(body.sdk_setup_preload_payload.cards).toEqual([
      {
        customer_id: "c-1",
        brand: card?.brand,
        name_on_card: null,
        number: "**** 1111",
        expiry_month: "12",
        expiry_year: "30",
        token: "411111111111111",
        is_preferred: false,
        is_expired: false,
        cvv_required: card?.cvvRequired,
        pg_code: "sandbox",
        pg: "sarraf_sandbox",
        amount: "10.500",
        currency_code: "KWD",
        fee: "0.000",
        delete_url: `${base}/card/${body.session_id}/${card?.id}/`,
        submit_url: `${base}/submit/${body.session_id}/`,
      },
    ]);
  });

  test("are hidden in a session that saves one, and where they may not be listed", async () => {
    const { merchant, create, ctx } = await world();
    await keepCard(merchant, "1");
    const cardsOf = async (change: object) => {
      const { body } = await create({ ...ASKED, customer_id: "c-1", ...change });
      return body.sdk_setup_preload_payload.cards.length;
    };
    expect(await cardsOf({})).toBe(1);
    expect(await cardsOf({ payment_type: "save_card", amount: "0" })).toBe(0);
    await ctx.db.merchant.update({ where: { id: merchant.id }, data: { region: "KSA" } });
    expect(await cardsOf({})).toBe(0);
  });
});

describe("response", () => {
  test("is the latest attempt's result, and nothing before one was decided", async () => {
    const { merchant, create, patch } = await world();
    const { body } = await create({ ...ASKED, order_no: "7", redirect_url: "https://shop.example/" });
    const id = body.session_id;
    const fresh = async () => (await patch(id, ASKED)).body.sdk_setup_preload_payload;
    await payPage(merchant, id);
    expect((await fresh()).response).toBeNull();
    await pay(merchant, id, "2");
    expect((await fresh()).response).toMatchObject({
      status: "canceled",
      message: "The payment was declined.",
      form_of_payment: "redirect",
      challenge_occurred: false,
      session_id: id,
      order_no: "7",
      operation: "purchase",
      reference_number: expect.any(String),
      payment_gateway_info: { pg_code: "sandbox", pg_name: "sarraf_sandbox" },
    });
    expect((await fresh()).response).not.toHaveProperty("redirect_url");
  });
});
