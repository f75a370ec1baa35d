import { expectNoSeriousFaultInEachLanguage } from "./support/axe";
import { begin, begunSubscription, pass, subscription } from "./support/subscribing";
import { expect, test } from "./support/test";
import { LANGUAGES, say } from "./support/words";

for (const lang of LANGUAGES) {
  test(`${lang}: setup, active, the question, past due`, async ({ page, ownMerchant }) => {
    test.slow();
    const made = await subscription(ownMerchant, {}, lang);
    await page.goto(`/${lang}/checkout/${made.sessionId}`);
    await expectNoSeriousFaultInEachLanguage(page);
    await begin(page, made, "6", lang);
    await page.goto(made.url);
    await expectNoSeriousFaultInEachLanguage(page);
    await page.getByRole("button", { name: say(lang).subscription.cancel }).click();
    await expectNoSeriousFaultInEachLanguage(page);
    await pass(ownMerchant, "P32D");
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(made.url);
      await expect(page.getByRole("alert").filter({ hasText: say(lang).subscription.insufficientFunds })).toBeVisible();
      await expectNoSeriousFaultInEachLanguage(page);
    }
  });
}

test("the page fits 320 pixels without scrolling sideways, whatever the plan is called", async ({
  page,
  ownMerchant,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const made = await begunSubscription(ownMerchant, {
    product_type: "Averylongplannamewithoutanyspaceinit-0123456789-0123456789",
    amount: "123456.789",
  });
  await page.goto(made.url);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("the page is worked with the keyboard alone", async ({ page, ownMerchant }) => {
  const made = await begunSubscription(ownMerchant);
  await page.goto(made.url);
  await page.getByRole("button", { name: "Cancel subscription" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep subscription" })).toBeVisible();
});
