import { expect, test } from "vitest";
import type { Ctx } from "@/server/kernel/types";
import { testMerchant } from "@/server/testing/harness";
import { issue } from "@/server/testing/invoicing";
import { operate } from "@/server/testing/operating";
import { newSession, pay } from "@/server/testing/paying";
import { isEnded, readInvoicePage, readOrder, replaceInvoiceLink } from "./index";
import { invoiceLinks } from "./invoice-link";

function tokenOf({ number }: { readonly number: number }, linkVersion = 1): string {
  return invoiceLinks({ baseUrl: "" }, { number, linkVersion }, "en").pageUrl.split("/").at(-1) ?? "";
}

/** The invoice of the token, which is expected to be open. */
async function pageOf(ctx: Ctx, token: string) {
  const view = await readInvoicePage(ctx, { token, language: "en" });
  if (view === null || isEnded(view)) throw new Error("The link does not work.");
  return view;
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
  const view = await pageOf(merchant.ctx, tokenOf(invoice));
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
  const inArabic = await readInvoicePage(merchant.ctx, { token: tokenOf(invoice), language: "ar" });
  expect(inArabic).toMatchObject({ checkoutUrl: expect.stringContaining(`/ar/checkout/${invoice.sessionId}`) });
  expect(view.sums.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
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

test("a replaced link ends at once, and the new one opens the invoice", async () => {
  const merchant = await testMerchant();
  const { ctx } = merchant;
  const invoice = await issue(merchant, { customer_email: "noor@example.com" });
  const token = tokenOf(invoice);
  const { invoice_url: url } = await replaceInvoiceLink(ctx, String(invoice.number), { sendEmail: true });
  expect(await readInvoicePage(ctx, { token, language: "ar" })).toMatchObject({ ended: true, brand: {} });
  expect(url).toContain(tokenOf(invoice, 2));
  expect(await pageOf(ctx, url.split("/").at(-1) ?? "")).toMatchObject({ status: "sent" });
  const mails = await ctx.db.mailMessage.findMany({ where: { relatedId: invoice.sessionId }, orderBy: { id: "asc" } });
  expect(mails.map(({ text }) => text.includes(tokenOf(invoice, 2))).sort()).toEqual([false, true]);
  const [audited] = await ctx.db.auditEvent.findMany({ where: { merchantId: merchant.id, objectType: "invoice" } });
  expect(audited).toMatchObject({ action: "invoice.link_replaced", objectId: String(invoice.number) });
});

test("a link works while the invoice is owed, and 90 days after it was paid or canceled", async () => {
  const merchant = await testMerchant();
  const [owed, ended] = [await issue(merchant), await issue(merchant)];
  await operate(merchant.ctx, { operation: "cancel", session_id: ended.sessionId });
  const later = async (days: number) => {
    const clockOffset = BigInt(days * 86_400_000);
    await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { clockOffset } });
    const look = (of: typeof owed, version = 1) =>
      readInvoicePage(merchant.ctx, { token: tokenOf(of, version), language: "en" });
    return { owed: await look(owed), ended: await look(ended), renewed: await look(ended, 2) };
  };
  expect((await later(89)).ended).toMatchObject({ status: "canceled" });
  const after = await later(91);
  expect([after.owed, after.ended]).toMatchObject([{ status: "sent" }, { ended: true }]);
  const clock = { ...merchant.ctx, now: () => new Date(Date.now() + 91 * 86_400_000) };
  await replaceInvoiceLink(clock, String(ended.number), { sendEmail: true });
  expect((await later(92)).renewed).toMatchObject({ status: "canceled" });
  expect((await later(182)).renewed).toMatchObject({ ended: true });
  expect(await merchant.ctx.db.mailMessage.count({ where: { merchantId: merchant.id } })).toBe(0);
});
