/** All payments work without JavaScript and before it runs. */
import { expect, type Page, test } from "./support/test";
import { LANGUAGES, type Language, say } from "./support/words";

test.use({ javaScriptEnabled: false });

async function pay(page: Page, lang: Language): Promise<void> {
  await page.getByRole("button", { name: say(lang).continue }).click();
  await page.waitForURL(`**/${lang}/pay/**`);
  await page.getByRole("textbox", { name: say(lang).cardNumber }).fill("4111 1111 1111 111");
  await page.getByRole("textbox", { name: say(lang).expiry }).fill("12/30");
  await page.getByRole("textbox", { name: say(lang).cvv }).fill("123");
  await page.getByRole("button", { name: say(lang).pay }).click();
}

for (const lang of LANGUAGES) {
  test(`${lang}: a customer without JavaScript pays and is sent back to the shop`, async ({
    page,
    merchant,
    receiver,
  }) => {
    const session = await merchant.session({
      language: lang,
      webhook_url: receiver.webhookUrl,
      redirect_url: receiver.shopUrl,
    });
    await page.goto(session.checkout_url);
    await pay(page, lang);
    await page.waitForURL(`${receiver.origin}/shop**`);
    expect(receiver.received[0]?.body).toMatchObject({ state: "paid" });
  });
}

test("a customer without JavaScript is sent back to an app that the merchant lists", async ({ page, merchant }) => {
  await merchant.call("PATCH", "/b/merchant/v1/settings/", { redirect_schemes: ["myapp"] });
  const session = await merchant.session({ redirect_url: "myapp://paid?kept=1" });
  const left = page.waitForEvent("requestfailed", (request) => request.url().startsWith("myapp:"));
  await page.goto(session.checkout_url);
  await pay(page, "en");
  await page.waitForURL("**/en/checkout/**");
  const address = new RegExp(`^myapp://paid\\?kept=1&.*session_id=${session.session_id}$`);
  await expect(page.locator("main a[href^='myapp:']")).toHaveAttribute("href", address);
  await expect(page.locator("meta[http-equiv='refresh']")).toHaveAttribute("content", /^0; url=myapp:\/\/paid\?/);
  expect((await left).url()).toMatch(address);
});

test("ar: a customer without JavaScript asks for the receipt by mail", async ({ page, merchant }) => {
  const lang = "ar";
  const session = await merchant.session({ language: lang });
  await page.goto(session.checkout_url);
  await pay(page, lang);
  await page.waitForURL(`**/${lang}/checkout/**`);
  const address = page.getByRole("textbox", { name: say(lang).receiptAddress });
  await address.fill("nobody");
  await page.getByRole("button", { name: say(lang).receiptButton }).click();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await address.fill("noor@example.com");
  await page.getByRole("button", { name: say(lang).receiptButton }).click();
  await expect(page.getByText(say(lang).receiptSent)).toContainText("noor@example.com");
});

test("cancelling asks once", async ({ page, merchant }) => {
  const session = await merchant.session();
  await page.goto(session.checkout_url);
  await page.getByRole("button", { name: "Cancel payment" }).click();
  await expect(page.getByText("Cancel for good?")).toBeVisible();
  await page.getByRole("button", { name: "Cancel payment" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Payment canceled" })).toBeVisible();
});

test("wrong card fields are explained next to their fields", async ({ page, merchant }) => {
  const session = await merchant.session();
  await page.goto(session.checkout_url);
  await page.getByRole("button", { name: say("en").continue }).click();
  await page.waitForURL("**/en/pay/**");
  await page.getByRole("button", { name: say("en").pay }).click();
  const number = page.getByRole("textbox", { name: "Card number" });
  await expect(number).toHaveAttribute("aria-invalid", "true");
  expect((await merchant.retrieve(session.session_id)).state).toBe("pending");
});
