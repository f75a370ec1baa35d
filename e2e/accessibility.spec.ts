/** No page has a serious accessibility fault, in either language, at either width. */
import { expectNoSeriousFault, expectNoSeriousFaultInEachLanguage } from "./support/axe";
import { expect, test } from "./support/test";
import { LANGUAGES, say } from "./support/words";

for (const lang of LANGUAGES) {
  test(`${lang}: checkout, card page, decline and result`, async ({ page, merchant }) => {
    test.slow();
    const session = await merchant.session({ language: lang, pg_codes: ["sandbox", "sandbox-auth"] });
    await page.goto(`/${lang}/checkout/${session.session_id}`);
    await expectNoSeriousFaultInEachLanguage(page);
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: say(lang).continue }).click();
    await page.waitForURL("**/pay/**");
    await expectNoSeriousFaultInEachLanguage(page);
    await page.getByRole("button", { name: say(lang).pay }).click();
    await expect(page.getByRole("textbox", { name: say(lang).cardNumber })).toHaveAttribute("aria-invalid", "true");
    await expectNoSeriousFaultInEachLanguage(page);
    await page.getByRole("button", { name: "4111 1111 1111 112" }).click();
    await page.getByRole("button", { name: say(lang).pay }).click();
    await page.waitForURL("**/checkout/**");
    await expect(page.getByRole("alert").filter({ hasText: say(lang).nothingCharged })).toBeVisible();
    await expectNoSeriousFaultInEachLanguage(page);
  });
}

test("the checkout fits 320 pixels without scrolling sideways", async ({ page, merchant }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const session = await merchant.session({
    amount: "4965492.620",
    order_no: "A-very-long-order-number-without-any-space-0123456789",
  });
  await page.goto(`/en/checkout/${session.session_id}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const figure = await page.getByText("4,965,492.620").first().boundingBox();
  expect(figure?.height).toBeLessThan(60);
});

test("the checkout can be paid with the keyboard alone", async ({ page, merchant }) => {
  const session = await merchant.session({ pg_codes: ["sandbox", "sandbox-auth"] });
  await page.goto(`/en/checkout/${session.session_id}`);
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/en/pay/**");
  await page.getByRole("textbox", { name: "Card number" }).focus();
  await page.keyboard.type("411111111111111");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1230");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible();
});

for (const lang of LANGUAGES) {
  test(`${lang}: a checkout with a wallet, off and on`, async ({ page, merchant }) => {
    const customerId = `axe-wallet-${lang}-${Date.now()}`;
    await merchant.credit(customerId, "4");
    const session = await merchant.session({ language: lang, customer_id: customerId });
    await page.goto(`/${lang}/checkout/${session.session_id}`);
    await expectNoSeriousFaultInEachLanguage(page);
    await page.getByRole("switch", { name: say(lang).useWallet }).check();
    await expectNoSeriousFaultInEachLanguage(page);
  });

  test(`${lang}: a checkout with a saved card, and its receipt after a refund`, async ({ page, merchant }) => {
    const customer = `axe-${lang}`;
    const agreed = { payment_type: "auto_debit", customer_id: customer, agreement: { id: `agreement-${lang}` } };
    const setup = await merchant.session({ ...agreed, extra: { sandbox_inquiry_result: "success" } });
    expect((await merchant.inquire(setup.session_id)).state).toBe("paid");
    const session = await merchant.session({
      language: lang,
      customer_id: customer,
      pg_codes: ["sandbox", "sandbox-auth"],
    });
    await page.goto(`/${lang}/checkout/${session.session_id}`);
    await expect(page.getByRole("radio", { name: "Visa •••• 1111" })).toBeChecked();
    await expectNoSeriousFault(page);
    await page.getByRole("button", { name: say(lang).pay }).click();
    await expect(page.getByRole("status").filter({ hasText: say(lang).paid })).toBeVisible();
    await merchant.call("POST", "/b/pbl/v2/operation/", {
      operation: "refund",
      session_id: session.session_id,
      amount: "1",
    });
    await page.reload();
    await expectNoSeriousFault(page);
  });
}
