/** Every state of a session has its page, and no click pays twice. */
import { withWords } from "@/server/signed-words";
import { gate } from "./support/gate";
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

test("the customer cancels at the checkout, and the merchant is notified", async ({ page, merchant, receiver }) => {
  const session = await merchant.session({ webhook_url: receiver.webhookUrl });
  await page.goto(`/en/checkout/${session.session_id}`);
  const button = page.getByRole("button", { name: "Cancel payment" });
  await button.click();
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(button).toBeFocused();
  expect((await merchant.retrieve(session.session_id)).state).toBe("pending");
  await button.click();
  await expect(page.getByText("Cancel for good?")).toBeVisible();
  await button.click();
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

test("a double click pays once, and a slow webhook does not keep the result from the customer", async ({
  page,
  merchant,
  receiver,
}) => {
  const answer = gate();
  receiver.answering = answer.opened;
  const session = await merchant.session({ webhook_url: receiver.webhookUrl, redirect_url: receiver.shopUrl });
  await toCard(page, session.session_id);
  await fillSuccess(page);
  await page.getByRole("button", { name: say("en").pay }).dblclick();
  await expect(page.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Payment successful" })).toContainText("Taking you back");
  answer.open();
  await page.waitForURL(`${receiver.origin}/shop**`, { timeout: 15_000 });
  expect(receiver.received).toHaveLength(1);
});

test("an answer that is lost on its way leads to the result; what never arrived charges nothing", async ({
  page,
  merchant,
}) => {
  const session = await merchant.session();
  await toCard(page, session.session_id);
  await fillSuccess(page);
  const pays = (url: URL) => url.pathname.includes("/pay/");
  const pay = page.getByRole("button", { name: say("en").pay });
  await page.route(pays, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await pay.click();
  await expect(page.getByRole("alert").filter({ hasText: "The connection broke." })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Your payment did not reach us." })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Card number" })).toHaveValue(/^4111/);
  await page.unroute(pays);
  await page.route(pays, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await pay.click();
  await expect(page.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible({ timeout: 10_000 });
});

test("a look that is answered after the form leads nowhere", async ({ page, merchant }) => {
  const session = await merchant.session();
  await toCard(page, session.session_id);
  await fillSuccess(page);
  const looked = gate();
  const formAnswered = gate();
  await page.route("**/api/trpc/checkout.status**", async (route) => {
    looked.open();
    await formAnswered.opened;
    await route.continue();
  });
  await page.route("**/pay/**", async (route) => {
    if (route.request().method() === "POST") await looked.opened;
    await route.continue();
  });
  await page.getByRole("button", { name: say("en").pay }).click();
  await expect(page.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible();
  let navigations = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) navigations += 1;
  });
  const answer = page.waitForResponse("**/api/trpc/checkout.status**");
  formAnswered.open();
  await (await answer).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(navigations).toBe(0);
});

test("a form that the service could not take in hand says that nothing was charged", async ({ page, merchant }) => {
  const session = await merchant.session();
  const back = `/en/checkout/${session.session_id}`;
  const response = await page.goto(withWords(`/en/not-done?${new URLSearchParams({ back })}`, { why: "busy" }));
  expect(response?.status()).toBe(503);
  await expect(page.getByText("nothing was charged")).toBeVisible();
  await page.getByRole("link", { name: "Go back and try again" }).click();
  await expect(page.getByRole("button", { name: say("en").continue })).toBeVisible();
  expect((await page.goto("/en/not-done?back=https://evil.example"))?.status()).toBe(404);
});

test.describe("without a network", () => {
  test.use({ hasOwnContext: true });

  test("offline, the page says so where it is read, and keeps what was typed", async ({ page, context, merchant }) => {
    const session = await merchant.session();
    await toCard(page, session.session_id);
    await page.setViewportSize({ width: 390, height: 600 });
    await fillSuccess(page);
    await page.getByRole("button", { name: say("en").pay }).scrollIntoViewIfNeeded();
    await context.setOffline(true);
    await expect(page.getByText("You are offline.")).toBeInViewport();
    await page.getByRole("button", { name: say("en").pay }).click();
    await page.getByRole("link", { name: "العربية" }).click();
    await context.setOffline(false);
    await expect(page.getByRole("textbox", { name: "Card number" })).toHaveValue(/^4111/);
  });
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
  await stale.reload();
  await expect(stale.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible();
  await expect(stale).toHaveTitle(/^Receipt/);
  await expect(stale.getByText("Payment successful")).toHaveCount(1);
});

test("a card page that was given up in another tab says so by itself", async ({ page, context, merchant }) => {
  const session = await merchant.session({ pg_codes: ["sandbox", "sandbox-auth"] });
  await page.goto(`/en/checkout/${session.session_id}`);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: say("en").continue }).click();
  await page.waitForURL("**/en/pay/**");
  const other = await context.newPage();
  await other.goto(`/en/checkout/${session.session_id}`);
  await other
    .getByRole("radio", { name: say("en").sandbox })
    .last()
    .check();
  await other.getByRole("button", { name: say("en").continue }).click();
  await expect(page.getByRole("status").filter({ hasText: "out of date" })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole("link", { name: "Back to the checkout" })).toBeVisible();
});

test("the language switch keeps what was typed", async ({ page, merchant }) => {
  const session = await merchant.session();
  await toCard(page, session.session_id);
  await page.getByRole("textbox", { name: "Card number" }).fill("4111 1111 1111 116");
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("textbox", { name: say("ar").cardNumber })).toHaveValue(/4111 ?1111 ?1111 ?116/);
});

test("the start page does not break the name of a service that has a longer figure", async ({ page, merchant }) => {
  const extra = { sandbox_inquiry_result: "success" };
  const session = await merchant.session({ webhook_url: "http://127.0.0.1:9/", extra });
  await merchant.inquire(session.session_id);
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByText(/\d not delivered/).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const name = page.getByRole("region", { name: "Health" }).getByText("Webhooks", { exact: true });
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await name.boundingBox())?.height).toBeLessThan(30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("the start page leads to a demo payment in either language", async ({ page }) => {
  for (const lang of LANGUAGES) {
    await page.goto("/");
    await page.getByRole("button", { name: lang === "en" ? "Open a demo payment" : /العربية/ }).click();
    await page.waitForURL(`**/${lang}/checkout/**`);
    await expect(page.getByRole("button", { name: say(lang).continue })).toBeVisible();
  }
});
