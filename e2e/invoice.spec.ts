import { randomUUID } from "node:crypto";
import { expectNoSeriousFaultInEachLanguage } from "./support/axe";
import { expect, type Merchant, test } from "./support/test";
import { LANGUAGES, say } from "./support/words";

const WORDS = {
  en: {
    pay: /^Pay KWD 42\.000$/,
    download: "Download as PDF",
    sent: "Awaiting payment",
    paid: "Paid",
    folded: "4 items",
  },
  ar: {
    pay: /^ادفع 42\.000/,
    download: "نزّل الفاتورة ملفًا للطباعة",
    sent: "بانتظار الدفع",
    paid: "مدفوعة",
    folded: "4 بنود",
  },
} as const;

async function issue(merchant: Merchant, language: string) {
  const item = { sku: "S-1", description: "تمور سكري Premium", quantity: 2, unit_price: "5.000", tax_rate: "5" };
  const { status, body } = await merchant.call("POST", "/b/invoice/v1/invoice/", {
    type: "payment_request",
    currency_code: "KWD",
    pg_codes: ["sandbox"],
    invoice_number: `INV-${randomUUID()}`,
    due_date: "2030-01-31",
    language,
    customer_first_name: "Mona",
    invoice_items: [1, 2, 3, 4].map((n) => ({ ...item, sku: `S-${n}` })),
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as { session_id: string; invoice_id: number; invoice_url: string; invoice_pdf_url: string };
}

test("ar: a customer pays an invoice, whose page then says so", async ({ page, merchant }) => {
  const lang = "ar";
  const invoice = await issue(merchant, lang);
  await page.goto(new URL(invoice.invoice_url).pathname);
  await expect(page.getByRole("status")).toHaveText(WORDS[lang].sent);
  await page.getByRole("link", { name: WORDS[lang].pay }).click();
  await page.waitForURL("**/checkout/**");
  await page.getByText(WORDS[lang].folded).click();
  await expect(page.getByRole("cell", { name: "S-4" })).toBeVisible();
  await page.getByRole("button", { name: say(lang).continue }).click();
  await page.waitForURL("**/pay/**");
  await page.getByRole("button", { name: "4111 1111 1111 111", exact: false }).first().click();
  await page.getByRole("button", { name: say(lang).pay }).click();
  await expect(page.getByRole("heading", { name: say(lang).paid })).toBeVisible();
  await page.goto(new URL(invoice.invoice_url).pathname);
  await expect(page.getByRole("status")).toHaveText(WORDS[lang].paid);
  await expect(page.getByRole("link", { name: WORDS[lang].pay })).toHaveCount(0);
  const { body } = await merchant.call("GET", `/b/invoice/v1/invoice/${invoice.invoice_id}/`);
  expect([body.status, body.state]).toEqual(["paid", "paid"]);
});

for (const lang of LANGUAGES) {
  test(`${lang}: the page of an invoice has no serious accessibility fault`, async ({ page, merchant }) => {
    await page.goto(new URL((await issue(merchant, lang)).invoice_url).pathname);
    const { sent, pay, download } = WORDS[lang];
    await expect(page.getByRole("status")).toHaveText(sent);
    for (const name of [pay, download]) await expect(page.getByRole("link", { name })).toBeVisible();
    await expectNoSeriousFaultInEachLanguage(page);
  });
}

test("en: the document is a PDF that the customer can open", async ({ page, merchant, request }) => {
  const lang = "en";
  const invoice = await issue(merchant, lang);
  await page.goto(new URL(invoice.invoice_url).pathname);
  const href = await page.getByRole("link", { name: WORDS[lang].download }).getAttribute("href");
  const response = await request.get(href ?? "");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await request.get(`${href}x`)).status()).toBe(404);
});
