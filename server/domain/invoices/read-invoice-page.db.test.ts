import { expect, test } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { issue } from "@/server/testing/invoicing";
import { operate } from "@/server/testing/operating";
import { newSession, pay } from "@/server/testing/paying";
import { readInvoicePage, readOrder } from "./index";
import { invoiceLinks } from "./invoice-link";

function tokenOf(invoice: { readonly number: number }): string {
  return invoiceLinks({ baseUrl: "" }, invoice, "en").pageUrl.split("/").at(-1) ?? "";
}

test("the page shows customer, lines and sums as they were issued, and leads to the checkout while it can be paid", async () => {
  const merchant = await testMerchant();
  const invoice = await issue(merchant, {
    order_no: "77",
    customer_first_name: "Mona",
    customer_last_name: "Al-Anzi",
    billing_address: { line1: "Street 12", city: "Salmiya", country: "KW" },
    discount_amount: "0.500",
    shipping_excl_tax: "2",
    shipping_method: "Courier",
  });
  const view = await readInvoicePage(merchant.ctx, { token: tokenOf(invoice), language: "en" });
  expect(view).toMatchObject({
    brand: { name: "Test Merchant" },
    testMode: true,
    orderNo: "77",
    status: "sent",
    dueOn: "2030-01-31",
    customer: { name: "Mona Al-Anzi", address: { line1: "Street 12" } },
    lines: [{ description: "Dates, 1 kg", quantity: "2", discount: null, taxRate: "5", total: { amount: "10.500" } }],
    checkoutUrl: expect.stringContaining(invoice.sessionId),
  });
  expect(view?.sums.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ["subtotal", "10.500"],
    ["discount", "0.500"],
    ["shipping", "2.000"],
    ["total", "12.000"],
  ]);
  await pay(merchant, invoice.sessionId, "1");
  expect(await readInvoicePage(merchant.ctx, { token: tokenOf(invoice), language: "en" })).toMatchObject({
    status: "paid",
    checkoutUrl: null,
  });
});

test("it is still there once its session was removed; only a number of ours opens it", async () => {
  const merchant = await testMerchant();
  const invoice = await issue(merchant);
  const token = tokenOf(invoice);
  await operate(merchant.ctx, { operation: "delete", session_id: invoice.sessionId });
  expect(await readInvoicePage(merchant.ctx, { token, language: "en" })).toMatchObject({
    status: "canceled",
    checkoutUrl: null,
  });
  for (const forged of [String(invoice.number), `${token}x`, token.replace(/^./, "X"), ""])
    expect(await readInvoicePage(merchant.ctx, { token: forged, language: "en" })).toBeNull();
});

test("a checkout has the lines of the invoice that asks for it, and none otherwise", async () => {
  const merchant = await testMerchant();
  const { sessionId } = await issue(merchant);
  expect(await readOrder(merchant.ctx, sessionId)).toMatchObject({
    lines: [{ sku: "S-1", unitPrice: { amount: "5.000" } }],
    sums: [{ kind: "total" }],
  });
  expect(await readOrder(merchant.ctx, await newSession(merchant))).toBeNull();
});
