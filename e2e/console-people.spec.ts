/** Customers, subscriptions and wallets on the console. */
import { randomUUID } from "node:crypto";
import { consoleUser, consoleWords, enter } from "./support/console";
import { expect, type Merchant, type Page, test } from "./support/test";
import type { Language } from "./support/words";

const MAY = ["Can view payment requests", "wallet.view", "wallet.adjust", "card.view"];

async function aCustomer(merchant: Merchant): Promise<string> {
  const customer_id = `people-${randomUUID()}`;
  await merchant.session({
    payment_type: "auto_pay",
    customer_id,
    customer_email: "sara@example.com",
    agreement: { id: "agr-1" },
    autopay: { frequency: "monthly", recurring_amount: "5.000", start_date: "2035-01-31", description: "Gold" },
  });
  await merchant.credit(customer_id, "10.000");
  return customer_id;
}

type Journey = { readonly merchant: Merchant; readonly lang: Language };

/** Opens the customer, adjusts and reverses credit, and opens the subscription. */
async function lookAndAdjust(page: Page, { merchant, lang }: Journey) {
  const words = consoleWords(lang);
  const customer = await aCustomer(merchant);
  await enter(page, await consoleUser(merchant, MAY), { lang, path: "/customers" });
  await page.getByRole("searchbox", { name: words.customers.search }).fill(customer);
  await page.getByRole("button", { name: words.list.apply }).click();
  await page.getByRole("row").getByRole("link").click();
  const plan = page.getByRole("region", { name: words.pages.subscriptions }).getByRole("link");
  const planHref = await plan.getAttribute("href");
  await page.getByRole("region", { name: words.pages.wallets }).getByRole("link").click();
  await page.getByRole("link", { name: words.wallets.adjust }).click();
  await page.getByRole("radio", { name: words.wallets.directions.debit }).check();
  const amount = page.getByRole("textbox", { name: /KWD/ });
  await amount.fill("99");
  await page.getByRole("textbox", { name: words.wallets.reason }).fill("a mistake");
  await page.getByRole("button", { name: words.wallets.adjustButton }).click();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("radio", { name: words.wallets.directions.debit })).toBeChecked();
  await amount.fill("2.500");
  await page.getByRole("button", { name: words.wallets.adjustButton }).click();
  await expect(page.getByRole("form").getByRole("status")).toContainText("\u22122.500");
  await expect(page.getByText("7.500").first()).toBeVisible();
  await page.getByRole("link", { name: words.wallets.reverse, exact: true }).first().click();
  await page.getByRole("textbox", { name: words.wallets.reason }).fill("not a mistake");
  await page.getByRole("button", { name: words.wallets.reverseButton }).click();
  await expect(page.getByText("10.000").first()).toBeVisible();
  await page.goto(planHref ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gold");
  await page.getByText(words.subscriptions.detail.callNames.cancel).click();
  await expect(page.getByText(/Idempotency-Key: [0-9a-f-]{36}/)).toBeVisible();
}

test("en: credit is taken away and back, and a subscription has its calls to copy", async ({ page, merchant }) => {
  await lookAndAdjust(page, { merchant, lang: "en" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ar: the same", async ({ page, merchant }) => {
    await lookAndAdjust(page, { merchant, lang: "ar" });
  });
});
