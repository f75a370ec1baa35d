/** Every state of a session has its page, and no click pays twice. */
import { expect, type Page, test } from "./support/test";
import { LANGUAGES, say } from "./support/words";

async function toCard(page: Page, sessionId: string): Promise<void> {
  await page.goto(`/en/checkout/${sessionId}`);
  await page.getByRole("button", { name: say("en").continue }).click();
  await page.waitForURL("**/en/pay/**");
}

async function fillSuccess(page: Page): Promise<void> {
  await page.getByRole("button", { name: "4111 1111 1111 111" }).first().click();
}

for (const lang of LANGUAGES) {
  test(`${lang}: an expired session says so`, async ({ page, merchant }) => {
    const session = await merchant.session({ language: lang, expiration_time: "00:01:00" });
    await merchant.call("POST", "/b/sandbox/v1/clock/advance/", { by: "PT2M" });
    await page.goto(`/${lang}/checkout/${session.session_id}`);
    await expect(page.getByRole("status").filter({ hasText: say(lang).expired })).toBeVisible();
    expect((await merchant.retrieve(session.session_id)).state).toBe("expired");
  });

  test(`${lang}: an unknown session is a page that is not found`, async ({ page }) => {
    const response = await page.goto(`/${lang}/checkout/${"0".repeat(40)}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("opening the checkout makes the session pending, and a HEAD request does not", async ({
  page,
  merchant,
  request,
}) => {
  const session = await merchant.session();
  await request.head(session.checkout_url, { maxRedirects: 0 });
  expect((await merchant.retrieve(session.session_id)).state).toBe("created");
  await page.goto(session.checkout_url);
  expect((await merchant.retrieve(session.session_id)).state).toBe("pending");
});

test("the customer cancels at the checkout, and the merchant hears of it", async ({ page, merchant, receiver }) => {
  const session = await merchant.session({ webhook_url: receiver.webhookUrl });
  await page.goto(`/en/checkout/${session.session_id}`);
  await page.getByRole("button", { name: "Cancel payment" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Payment canceled" })).toBeVisible();
  expect(receiver.received[0]?.body).toMatchObject({ result: "canceled", state: "canceled" });
});

test("cancel on the card page returns to the checkout, which can still be paid", async ({ page, merchant }) => {
  const session = await merchant.session();
  await toCard(page, session.session_id);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.waitForURL("**/en/checkout/**");
  await expect(page.getByRole("button", { name: say("en").continue })).toBeVisible();
  expect((await merchant.retrieve(session.session_id)).state).toBe("attempted");
});

test("a double click pays once", async ({ page, merchant, receiver }) => {
  receiver.delayMs = 500;
  const session = await merchant.session({ webhook_url: receiver.webhookUrl });
  await toCard(page, session.session_id);
  await fillSuccess(page);
  await page.getByRole("button", { name: say("en").pay }).dblclick();
  await expect(page.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible();
  expect(receiver.received).toHaveLength(1);
});

test("a second tab sees the result without being touched", async ({ page, context, merchant }) => {
  const session = await merchant.session();
  const other = await context.newPage();
  await other.goto(`/en/checkout/${session.session_id}`);
  await toCard(page, session.session_id);
  await fillSuccess(page);
  await page.getByRole("button", { name: say("en").pay }).click();
  await expect(page.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible();
  await expect(other.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible({ timeout: 15_000 });
});

test("going back after paying shows the result, not the form", async ({ page, merchant }) => {
  const session = await merchant.session();
  await toCard(page, session.session_id);
  await fillSuccess(page);
  await page.getByRole("button", { name: say("en").pay }).click();
  await expect(page.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Card number" })).toHaveCount(0);
});

test("a stale card form gets the stored result", async ({ page, context, merchant }) => {
  const session = await merchant.session();
  await toCard(page, session.session_id);
  const stale = await context.newPage();
  await stale.goto(page.url());
  await fillSuccess(stale);
  await fillSuccess(page);
  await page.getByRole("button", { name: say("en").pay }).click();
  await expect(page.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible();
  const button = stale.getByRole("button", { name: say("en").pay });
  if (await button.isVisible()) await button.click();
  await expect(
    stale
      .getByRole("status")
      .filter({ hasText: "Payment successful" })
      .or(stale.getByRole("link", { name: /checkout|payment/i }))
      .first(),
  ).toBeVisible();
});

test("the language switch keeps what was typed", async ({ page, merchant }) => {
  const session = await merchant.session();
  await toCard(page, session.session_id);
  await page.getByRole("textbox", { name: "Card number" }).fill("4111 1111 1111 116");
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("textbox", { name: say("ar").cardNumber })).toHaveValue(/4111 ?1111 ?1111 ?116/);
});

test("the start page leads to a demo payment in either language", async ({ page }) => {
  for (const lang of LANGUAGES) {
    await page.goto("/");
    await page.getByRole("button", { name: lang === "en" ? /demo.*English/i : /العربية|Arabic/ }).click();
    await page.waitForURL(`**/${lang}/checkout/**`);
    await expect(page.getByRole("button", { name: say(lang).continue })).toBeVisible();
  }
});
