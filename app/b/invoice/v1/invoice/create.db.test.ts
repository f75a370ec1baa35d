import { randomUUID } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { APPLE_PAY } from "@/server/testing/device-payloads";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { historyOf, ITEM, invoiceBody } from "@/server/testing/invoicing";
import * as one from "./[invoice_id]/route";
import * as invoices from "./route";

function post(merchant: TestMerchant, wire: Record<string, unknown> = {}, sent: RouteRequest = {}) {
  return callRoute(invoices, { method: "POST", key: merchant.privateKey, body: invoiceBody(wire), ...sent });
}

function count({ id: merchantId, ctx: { db } }: TestMerchant) {
  return Promise.all([
    db.invoice.count({ where: { merchantId } }),
    db.paymentSession.count({ where: { merchantId } }),
    db.mailMessage.count({ where: { merchantId } }),
  ]);
}

describe("201", () => {
  test("the invoice with its amounts, beside every field of the session that pays it", async () => {
    const merchant = await testMerchant();
    const wire = {
      invoice_number: "INV-77",
      order_no: "77",
      company_name: "Nour W.L.L.",
      discount_percentage: "10",
      tax_rate: 5,
      shipping_excl_tax: "1.5",
      shipping_tax_rate: "5.00",
      shipping_method: "Courier",
      amount: "11.498",
      customer_first_name: "Mona",
      customer_phone: "+96550000000",
      extra: { sandbox_result: "success" },
      invoice_items: [
        ITEM,
        { sku: "S-2", description: "Box", quantity: "0.5", unit_price: "1", discount_amount: "0.5" },
      ],
    };
    const { status, body } = await post(merchant, wire);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      invoice_number: "INV-77",
      status: "sent",
      state: "created",
      due_date: "2030-01-31",
      subtotal: "10.500",
      discount_percentage: "10.00",
      total_excl_tax: "9.450",
      tax_rate: "5.00",
      tax_amount: "0.473",
      shipping_method: "Courier",
      shipping_excl_tax: "1.500",
      shipping_tax_rate: "5.00",
      shipping_incl_tax: "1.575",
      total_incl_tax: "11.498",
      amount: "11.498",
      currency_code: "KWD",
      company_name: "Nour W.L.L.",
      expiration_time: "8760:00:00",
      operation: "purchase",
      order_no: "77",
      customer_first_name: "Mona",
      payment_methods: [{ code: "sandbox", amount: "11.498" }],
      checkout_url: expect.stringContaining(body.session_id),
      invoice_items: [
        {
          sku: "S-1",
          description: "Dates, 1 kg",
          quantity: "2",
          unit_price: "5.000",
          tax_rate: "5.00",
          total_excl_tax: "10.000",
          tax_amount: "0.500",
          total_incl_tax: "10.500",
          currency_code: "KWD",
          invoice: body.invoice_id,
        },
        { quantity: "0.5", discount_amount: "0.500", total_excl_tax: "0.000", total_incl_tax: "0.000" },
      ],
    });
    expect(Number.isInteger(body.invoice_id) && Number.isInteger(body.invoice_items[0].id)).toBe(true);
    expect(body.invoice_pdf_url).toBe(`${body.invoice_url}/pdf`);
    expect(body).not.toHaveProperty("discount_amount");
    expect(body.invoice_items[0]).not.toHaveProperty("discount_percentage");
    expect(body.invoice_url).not.toContain(body.session_id);
    const got = await callRoute(one, { key: merchant.privateKey, params: { invoice_id: String(body.invoice_id) } });
    expect([got.status, got.body]).toEqual([200, body]);
  });

  test("with an address the customer gets one mail, and so do those who are copied", async () => {
    const merchant = await testMerchant();
    const to = { customer_email: "mona@example.com", email_recipients: ["books@example.com", "mona@example.com"] };
    const { body } = await post(merchant, { ...to, language: "ar", invoice_number: "F-9" });
    const mails = await merchant.ctx.db.mailMessage.findMany({
      where: { merchantId: merchant.id },
      orderBy: { to: "asc" },
    });
    expect(mails.map(({ to: address, kind, language, relatedId: about }) => [address, kind, language, about])).toEqual([
      ["books@example.com", "invoice_issued", "ar", body.session_id],
      ["mona@example.com", "invoice_issued", "ar", body.session_id],
    ]);
    for (const { text } of mails) {
      expect(text).toContain(body.invoice_url);
      expect(text).toContain(body.checkout_url);
      expect(text).toContain("31 يناير 2030");
      expect(text).toContain("10.500 د.ك");
    }
  });

  test("a payment instrument pays it in the same call; declined it stays, to be paid in another way", async () => {
    const merchant = await testMerchant({ gateways: [{ paymentServices: ["apple_pay"] }] });
    const instrument = { payment_instrument: { instrument_type: "apple_pay", payload: APPLE_PAY } };
    const paid = await post(merchant, instrument);
    expect([paid.status, paid.body.status, paid.body.state]).toEqual([201, "paid", "paid"]);
    const declined = await post(merchant, { ...instrument, extra: { sandbox_result: "failed" } });
    expect([declined.status, declined.body]).toEqual([400, { detail: "Simulated decline", result: "failed" }]);
    const left = await merchant.ctx.db.invoice.findFirstOrThrow({ where: { merchantId: merchant.id, status: "sent" } });
    expect(await historyOf(merchant, left.id)).toMatchObject({ steps: [] });
  });

  test("a repeat under an Idempotency-Key makes no second invoice", async () => {
    const merchant = await testMerchant();
    const headers = { "Idempotency-Key": randomUUID() };
    const body = invoiceBody({ customer_email: "a@example.com" });
    const first = await post(merchant, {}, { headers, body });
    const again = await post(merchant, {}, { headers, body });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await count(merchant)).toEqual([1, 1, 1]);
  });

  test("a due date that is past is taken: the invoice is overdue from the start", async () => {
    const { status, body } = await post(await testMerchant(), { due_date: "2020-01-31" });
    expect([status, body.status]).toEqual([201, "overdue"]);
  });

  test("a form carries its items as JSON", async () => {
    const merchant = await testMerchant();
    const { invoice_items, pg_codes, ...fields } = invoiceBody();
    const form = new URLSearchParams({ ...fields, pg_codes: "sandbox", invoice_items: JSON.stringify(invoice_items) });
    const { status, body } = await post(merchant, {}, { body: form });
    expect([status, body.amount]).toEqual([201, "10.500"]);
  });
});

describe("400, and nothing is stored", () => {
  const required = ["This field is required."];
  it.each<[string, Record<string, unknown>, unknown]>([
    [
      "no number, due date, items or currency",
      { invoice_number: undefined, due_date: undefined, invoice_items: undefined, currency_code: undefined },
      { invoice_number: required, due_date: required, invoice_items: required, currency_code: required },
    ],
    [
      "items that lack fields",
      { invoice_items: [ITEM, {}, 5] },
      {
        invoice_items: [
          {},
          { sku: required, description: required, quantity: required, unit_price: required },
          { non_field_errors: ["Invalid data. Expected a dictionary, but got int."] },
        ],
      },
    ],
    ["no item", { invoice_items: [] }, { invoice_items: ["This list may not be empty."] }],
    [
      "no list of items",
      { invoice_items: { 0: ITEM } },
      { invoice_items: ['Expected a list of items but got type "dict".'] },
    ],
    ["null for an optional field", { tax_rate: null }, { tax_rate: ["This field may not be null."] }],
    [
      "a rate of three decimals",
      { tax_rate: "5.125" },
      { tax_rate: ["Ensure that there are no more than 2 decimal places."] },
    ],
    [
      "a rate above 100",
      { invoice_items: [{ ...ITEM, discount_percentage: 100.01 }] },
      { invoice_items: [{ discount_percentage: ["Ensure this value is less than or equal to 100."] }] },
    ],
    [
      "a negative rate",
      { shipping_tax_rate: "-1" },
      { shipping_tax_rate: ["Ensure this value is greater than or equal to 0."] },
    ],
    [
      "a quantity of zero",
      { invoice_items: [{ ...ITEM, quantity: 0 }] },
      { invoice_items: [{ quantity: ["Ensure this value is greater than 0."] }] },
    ],
    [
      "a quantity of four decimals",
      { invoice_items: [{ ...ITEM, quantity: "0.0001" }] },
      { invoice_items: [{ quantity: ["Ensure that there are no more than 3 decimal places."] }] },
    ],
    [
      "both discounts",
      { discount_amount: "1", discount_percentage: "1" },
      { discount_amount: ["Send either discount_amount or discount_percentage, not both."] },
    ],
    ["another amount", { amount: "10.501" }, { amount: ["This value must be 10.500."] }],
    [
      "an amount of zero",
      { discount_percentage: 100 },
      { amount: ["Ensure this value is greater than or equal to 0.001."] },
    ],
    ["an unknown currency", { currency_code: "XXX" }, { currency_code: ['"XXX" is not a valid choice.'] }],
    [
      "no date",
      { due_date: "31/01/2030" },
      { due_date: ["Date has wrong format. Use one of these formats instead: YYYY-MM-DD."] },
    ],
    ["a subscription", { payment_type: "auto_pay" }, { payment_type: ['"auto_pay" is not a valid choice.'] }],
    ["a payment type for a type", { type: "one_off" }, { type: ['"one_off" is not a valid choice.'] }],
    ["an unknown gateway", { pg_codes: ["nope"] }, { pg_codes: ['"nope" is not a valid choice.'] }],
    [
      "a gateway that only authorizes",
      { pg_codes: ["sandbox", "hold"] },
      { pg_codes: ["Payment gateway hold only authorizes; an invoice needs one that charges at once."] },
    ],
    [
      "a session's rule",
      { notifications: { sms: ["paid"] } },
      { notifications: { sms: ["To use sms notifications provide the `customer_phone` field."] } },
    ],
    [
      "a long company name",
      { company_name: "n".repeat(65) },
      { company_name: ["Ensure this field has no more than 64 characters."] },
    ],
  ])("%s", async (_, wire, errors) => {
    const merchant = await testMerchant({
      gateways: [{}, { code: "hold", operation: "authorize", walletProviders: [] }],
    });
    const { status, body } = await post(merchant, { customer_email: "a@example.com", ...wire });
    expect([status, body]).toEqual([400, errors]);
    expect(await count(merchant)).toEqual([0, 0, 0]);
  });

  test("a number that the merchant has used; another merchant may use it", async () => {
    const [merchant, other] = [await testMerchant(), await testMerchant()];
    await post(merchant, { invoice_number: "A-1" });
    const again = await post(merchant, { invoice_number: "A-1", customer_email: "a@example.com" });
    expect([again.status, again.body]).toEqual([
      400,
      { invoice_number: ["An invoice with this invoice_number already exists."] },
    ]);
    expect(await count(merchant)).toEqual([1, 1, 0]);
    expect((await post(other, { invoice_number: "A-1" })).status).toBe(201);
  });
});
