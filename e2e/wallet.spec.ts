/** Payments with credit: a part, all of it, and credit that is gone. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "./support/test";
import { say } from "./support/words";

const CARD = "4111 1111 1111 111";

async function payByCard(page: Page, lang: "en" | "ar", number = CARD): Promise<void> {
  await page.waitForURL(`**/${lang}/pay/**`);
  await page.getByRole("textbox", { name: say(lang).cardNumber }).fill(number);
  await page.getByRole("textbox", { name: say(lang).expiry }).fill("12/30");
  await page.getByRole("textbox", { name: say(lang).cvv }).fill("123");
  await page.getByRole("button", { name: say(lang).pay }).click();
}

/** The visible big figure. */
function figure(page: Page) {
  return page.locator("[aria-live=polite]").first();
}

test("an Arabic customer pays a part with the wallet and the rest by card, on a phone", async ({
  page,
  merchant,
  receiver,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const customerId = `w-${randomUUID()}`;
  await merchant.credit(customerId, "4");
  const session = await merchant.session({
    language: "ar",
    customer_id: customerId,
    webhook_url: receiver.webhookUrl,
  });
  await page.goto(`/ar/checkout/${session.session_id}`);
  const wallet = page.getByRole("switch", { name: say("ar").useWallet, exact: true });
  await expect(wallet).not.toBeChecked();
  await expect(page.getByText("المتاح 4.000 د.ك")).toBeVisible();
  await expect(figure(page)).toContainText("10.500");
  await wallet.check();
  await expect(figure(page).getByText("6.500")).toBeVisible();
  await expect(figure(page).getByText("10.500")).toBeHidden();
  await page.getByRole("button", { name: say("ar").continue }).click();
  await payByCard(page, "ar");
  await expect(page.getByRole("status").filter({ hasText: say("ar").paid })).toBeVisible();
  await expect(page.getByText(say("ar").fromWallet)).toBeVisible();
  expect(receiver.received[0]?.body).toMatchObject({
    state: "paid",
    paid_amount: "10.500",
    amount_details: { amount: "6.500" },
    customer_wallet_transactions: [{ provider_code: "wallet_sarraf", amount: "4.000", currency: "KWD" }],
  });
  expect(await merchant.balances(customerId)).toEqual(["0.000", "0.000"]);
});

test("an English customer whose wallet covers all of it needs no method", async ({ page, merchant, receiver }) => {
  const customerId = `w-${randomUUID()}`;
  await merchant.credit(customerId, "12");
  const session = await merchant.session({
    customer_id: customerId,
    pg_codes: ["sandbox", "sandbox-single"],
    webhook_url: receiver.webhookUrl,
    redirect_url: receiver.shopUrl,
  });
  await page.goto(`/en/checkout/${session.session_id}`);
  await expect(page.getByRole("radio", { name: say("en").sandbox })).toHaveCount(2);
  await page.getByRole("switch", { name: say("en").useWallet, exact: true }).check();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(page.getByText("Your balance covers the full amount.")).toBeVisible();
  await expect(figure(page).getByText("0.000")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Pay KWD 10.500 from your balance" })).toBeVisible();
  await page.getByRole("switch").uncheck();
  await expect(page.getByText("Your balance covers the full amount.")).toBeHidden();
  await expect(page.getByRole("radio", { name: say("en").sandbox })).toHaveCount(2);
  await page.getByRole("switch").check();
  await page.getByRole("button", { name: say("en").pay }).click();
  await page.waitForURL(`${receiver.origin}/shop**`);
  expect(receiver.received[0]?.body).toMatchObject({ state: "paid", paid_amount: "10.500", fee: "0.000 KWD" });
  expect(await merchant.balances(customerId)).toEqual(["1.500", "1.500"]);
});

test("a declined card leaves the wallet's part held for the retry", async ({ page, merchant }) => {
  const customerId = `w-${randomUUID()}`;
  await merchant.credit(customerId, "4");
  const session = await merchant.session({ customer_id: customerId });
  await page.goto(`/en/checkout/${session.session_id}`);
  await page.getByRole("switch").check();
  await page.getByRole("button", { name: say("en").continue }).click();
  await payByCard(page, "en", "4111 1111 1111 112");
  await expect(page.getByRole("alert").filter({ hasText: say("en").nothingCharged })).toBeVisible();
  expect(await merchant.balances(customerId)).toEqual(["4.000", "0.000"]);
  await page.getByRole("switch").check();
  await page.getByRole("button", { name: say("en").continue }).click();
  await payByCard(page, "en");
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
  expect(await merchant.balances(customerId)).toEqual(["0.000", "0.000"]);
});

test("credit that was spent elsewhere charges nothing: the page says so and shows the new amounts", async ({
  page,
  merchant,
}) => {
  const customerId = `w-${randomUUID()}`;
  await merchant.credit(customerId, "4");
  const session = await merchant.session({ customer_id: customerId });
  await page.goto(`/en/checkout/${session.session_id}`);
  await page.getByRole("switch").check();
  await merchant.credit(customerId, "-1");
  await page.getByRole("button", { name: say("en").continue }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Your wallet balance has changed." })).toBeVisible();
  await expect(page.getByText("KWD 3.000 of your credit will be used")).toBeVisible();
  expect(await merchant.balances(customerId)).toEqual(["3.000", "3.000"]);
  expect((await merchant.retrieve(session.session_id)).attempts).toEqual([]);
});

test("without JavaScript the switch changes the figures, and pays its part", async ({ merchant, browser, baseURL }) => {
  const customerId = `w-${randomUUID()}`;
  await merchant.credit(customerId, "4");
  const session = await merchant.session({ customer_id: customerId });
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await page.goto(`/en/checkout/${session.session_id}`);
  await expect(figure(page).getByText("10.500")).toBeVisible();
  await page.getByRole("switch", { name: say("en").useWallet }).check();
  await expect(figure(page).getByText("10.500")).toBeHidden();
  await expect(figure(page).getByText("6.500")).toBeVisible();
  await page.getByRole("button", { name: say("en").continue }).click();
  await payByCard(page, "en");
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
  expect(await merchant.retrieve(session.session_id)).toMatchObject({
    paid_amount: "10.500",
    customer_wallet_transactions: [{ amount: "4.000" }],
  });
  await page.close();
});
