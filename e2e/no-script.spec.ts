/** Everything that takes a payment works before, and without, JavaScript. */
import { expect, test } from "./support/test";
import { LANGUAGES, say } from "./support/words";

test.use({ javaScriptEnabled: false });

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
    await page.getByRole("button", { name: say(lang).continue }).click();
    await page.waitForURL(`**/${lang}/pay/**`);
    await page.getByRole("textbox", { name: say(lang).cardNumber }).fill("4111 1111 1111 111");
    await page.getByRole("textbox", { name: say(lang).expiry }).fill("12/30");
    await page.getByRole("textbox", { name: say(lang).cvv }).fill("123");
    await page.getByRole("button", { name: say(lang).pay }).click();
    await page.waitForURL(`${receiver.origin}/shop**`);
    expect(receiver.received[0]?.body).toMatchObject({ state: "paid" });
  });
}

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
