/** A customer is charged what the page showed, or nothing. */
import { randomUUID } from "node:crypto";
import { expect, type Merchant, type Page, test } from "./support/test";
import { say } from "./support/words";

const words = say("en");

function pay(page: Page) {
  return page.getByRole("button", { name: words.pay });
}

async function expectChanged(page: Page, merchant: Merchant, sessionId: string): Promise<void> {
  const banner = page.getByRole("alert").filter({ hasText: "The payment has changed." });
  await expect(banner).toContainText("Nothing was charged. Check the new amounts, then pay.");
  expect((await merchant.retrieve(sessionId)).attempts ?? []).toEqual([]);
}

test("a method: a fee that is new since the page was shown leads back to the new amounts", async ({
  page,
  ownMerchant,
  operator,
}) => {
  const session = await ownMerchant.session();
  await page.goto(`/en/checkout/${session.session_id}`);
  await operator.run("gateway", "set", ownMerchant.credentials.merchant_id, "sandbox", "--fee-fixed", "0.100");
  await page.getByRole("button", { name: words.continue }).click();
  await expectChanged(page, ownMerchant, session.session_id);
  await expect(page.getByText("KWD 10.600").filter({ visible: true }).first()).toBeVisible();
  await page.getByRole("button", { name: words.continue }).click();
  await page.waitForURL("**/en/pay/**");
  await expect(page.getByRole("button", { name: "Pay KWD 10.600" })).toBeVisible();
});

test("a saved card: the same, and the second press pays", async ({ page, ownMerchant, operator }) => {
  const customer = { customer_id: `c-${randomUUID()}` };
  const first = await ownMerchant.session(customer);
  await page.goto(`/en/checkout/${first.session_id}`);
  await page.getByRole("button", { name: words.continue }).click();
  await page.getByRole("button", { name: "4111 1111 1111 111" }).first().click();
  await page.getByRole("checkbox", { name: "Save this card" }).check();
  await pay(page).click();
  await expect(page.getByRole("status").filter({ hasText: words.paid })).toBeVisible();
  const next = await ownMerchant.session(customer);
  await page.goto(`/en/checkout/${next.session_id}`);
  await expect(pay(page)).toHaveText("Pay KWD 10.500");
  await operator.run("gateway", "set", ownMerchant.credentials.merchant_id, "sandbox", "--fee-fixed", "0.100");
  await pay(page).click();
  await expectChanged(page, ownMerchant, next.session_id);
  await expect(pay(page)).toHaveText("Pay KWD 10.600");
  await pay(page).click();
  await expect(page.getByRole("status").filter({ hasText: words.paid })).toBeVisible();
});

test("the wallet alone, without JavaScript: an amount that the merchant changed is shown first", async ({
  ownMerchant,
  operator,
  browser,
  baseURL,
}) => {
  const merchant = ownMerchant.credentials.merchant_id;
  await operator.run("gateway", "set", merchant, "sandbox", "--wallets", "wallet_sarraf");
  const customerId = `c-${randomUUID()}`;
  await ownMerchant.credit(customerId, "20");
  const session = await ownMerchant.session({ customer_id: customerId });
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await page.goto(`/en/checkout/${session.session_id}`);
  await page.getByRole("switch", { name: words.useWallet }).check();
  const path = `/b/checkout/v1/pymt-txn/${session.session_id}/`;
  expect((await ownMerchant.call("PATCH", path, { amount: "12.500" })).status).toBe(200);
  await pay(page).click();
  await expectChanged(page, ownMerchant, session.session_id);
  expect(await ownMerchant.balances(customerId)).toEqual(["20.000", "20.000"]);
  await page.getByRole("switch", { name: words.useWallet }).check();
  await pay(page).click();
  await expect(page.getByRole("status").filter({ hasText: words.paid })).toBeVisible();
  expect(await ownMerchant.balances(customerId)).toEqual(["7.500", "7.500"]);
  await page.close();
});
