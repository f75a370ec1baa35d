/** Subscriptions from the customer's side: setup, billing, self-service. */
import { gate } from "./support/gate";
import {
  begin,
  begunSubscription,
  decliningSubscription,
  linkInMail,
  pageUrl,
  pass,
  payOnCardPage,
  subscription,
} from "./support/subscribing";
import { expect, type Page, test } from "./support/test";
import { LANGUAGES, type Language, say } from "./support/words";

function button(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

async function expectStatus(
  page: Page,
  status: keyof ReturnType<typeof say>["subscription"]["status"],
  lang: Language,
) {
  await expect(page.getByRole("status")).toHaveText(say(lang).subscription.status[status]);
}

test("ar: the checkout names the plan and asks for consent, and the page shows what was paid", async ({
  page,
  ownMerchant,
}) => {
  const lang: Language = "ar";
  const words = say(lang).subscription;
  const made = await subscription(ownMerchant, {}, lang);
  await page.goto(`/${lang}/checkout/${made.sessionId}`);
  await expect(page.getByText("Gold plan")).toBeVisible();
  await expect(page.getByText("7.500").first()).toBeVisible();
  await begin(page, made, "1", lang);
  await page.goto(made.url);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { name: "Gold plan" })).toBeVisible();
  await expectStatus(page, "active", lang);
  await expect(page.getByRole("table", { name: words.history }).getByRole("row")).toHaveCount(2);
  await expect(page.getByText("Visa •••• 1111")).toBeVisible();
  await page.getByRole("link", { name: "English" }).click();
  await expectStatus(page, "active", "en");
});

test("en: a trial takes nothing today", async ({ page, ownMerchant }) => {
  const lang: Language = "en";
  const words = say(lang).subscription;
  const made = await subscription(ownMerchant, { amount: "0", startsIn: 10 }, lang);
  await page.goto(`/${lang}/checkout/${made.sessionId}`);
  await expect(page.getByText(words.nothingToday)).toBeVisible();
  await begin(page, made, "1", lang);
  await page.goto(made.url);
  await expectStatus(page, "trialing", lang);
});

test("ar: declined to the last try, the mail leads back: a card is added, the balance paid", async ({
  page,
  ownMerchant,
}) => {
  const lang: Language = "ar";
  const words = say(lang).subscription;
  const made = await decliningSubscription(ownMerchant, "6", lang);
  await pass(ownMerchant, "P32D");
  await page.goto(await linkInMail(ownMerchant, made.email, "final_failure"));
  await expectStatus(page, "pastDue", lang);
  await expect(page.getByRole("alert").filter({ hasText: words.insufficientFunds })).toBeVisible();
  await button(page, words.pay).click();
  await expectStatus(page, "pastDue", lang);
  await button(page, words.addCard).click();
  await payOnCardPage(page, "1", lang);
  await page.waitForURL(`**/${lang}/subscription/**`);
  await expectStatus(page, "pastDue", lang);
  await button(page, words.pay).click();
  await expectStatus(page, "active", lang);
  await expect(button(page, words.pay)).toHaveCount(0);
  await expect(page.getByRole("table", { name: words.history }).getByRole("row")).toHaveCount(3);
});

test("en: cancelling asks once and can be taken back", async ({ page, ownMerchant }) => {
  const lang: Language = "en";
  const words = say(lang).subscription;
  const made = await begunSubscription(ownMerchant, {}, lang);
  await page.goto(made.url);
  await button(page, words.cancel).click();
  await button(page, words.goBack).click();
  await expect(button(page, words.cancel)).toBeFocused();
  await button(page, words.cancel).click();
  expect((await ownMerchant.call("GET", `/b/pbl/v2/subscriptions/${made.id}/`)).body.cancel_at_period_end).toBe(false);
  await button(page, words.cancel).click();
  await expect(button(page, words.keep)).toBeVisible();
  await expect(page.locator(":focus")).toHaveText(words.canceled);
  await expectStatus(page, "active", lang);
  await button(page, words.keep).click();
  await expect(button(page, words.cancel)).toBeVisible();
  await expect(page.locator(":focus")).toHaveText(words.kept);
  expect((await ownMerchant.call("GET", `/b/pbl/v2/subscriptions/${made.id}/`)).body.cancel_at_period_end).toBe(false);
});

test("another saved card is made the active one", async ({ page, ownMerchant }) => {
  const made = await decliningSubscription(ownMerchant, "4");
  await page.goto(made.url);
  await button(page, "Add card").click();
  await payOnCardPage(page, "1");
  await page.waitForURL("**/en/subscription/**");
  const used = page.getByRole("listitem").filter({ hasText: "Used for this subscription" });
  await expect(used).toContainText("•••• 1111");
  const confirmed = page.getByText("is charged for this subscription from now on");
  await expect(confirmed).toContainText("•••• 1111");
  const answer = gate();
  await page.route("**/subscription/**", async (route) => {
    if (route.request().method() === "POST") await answer.opened;
    await route.continue();
  });
  await button(page, "Make active").click();
  await expect(button(page, "Saving…")).toBeVisible();
  answer.open();
  await expect(used).toContainText("•••• 1114");
  await expect(confirmed).toContainText("•••• 1114");
  await expect(page.locator(":focus")).toContainText("•••• 1114");
});

test("a setup that was given up is retried and leads back to the page", async ({ page, ownMerchant }) => {
  const made = await subscription(ownMerchant, { expiration_time: "00:01:00" });
  await page.goto(made.url);
  await expectStatus(page, "pendingSetup", "en");
  await pass(ownMerchant, "PT2M");
  await page.goto(`/en/checkout/${made.sessionId}`);
  await expect(page.getByText("The subscription was not set up")).toBeVisible();
  await page.goto(made.url);
  await expectStatus(page, "setupFailed", "en");
  await button(page, "Retry setup").click();
  await page.waitForURL("**/en/checkout/**");
  await page.getByRole("button", { name: say("en").continue }).click();
  await payOnCardPage(page, "1");
  await page.waitForURL("**/en/subscription/**");
  await expectStatus(page, "active", "en");
});

test("the balance is paid with a card that is typed", async ({ page, ownMerchant }) => {
  const made = await decliningSubscription(ownMerchant, "4");
  await pass(ownMerchant, "P32D");
  await page.goto(made.url);
  await button(page, "Pay with another card").click();
  await payOnCardPage(page, "1");
  await page.waitForURL("**/en/subscription/**");
  await expectStatus(page, "active", "en");
  await expect(page.getByRole("listitem").filter({ hasText: "Used for this subscription" })).toContainText("1111");
});

test("ar: the way back to the page is known to the browser that came from it alone", async ({
  page,
  ownMerchant,
  browser,
  baseURL,
}) => {
  const lang: Language = "ar";
  const words = say(lang).subscription;
  const made = await begunSubscription(ownMerchant, {}, lang);
  const stranger = await browser.newPage({ baseURL: baseURL ?? "" });
  const token = made.url.split("/").at(-1) ?? "";
  await page.goto(made.url);
  await button(page, words.addCard).click();
  await page.waitForURL(`**/${lang}/pay/**`);
  await stranger.goto(page.url());
  await expect(stranger.getByRole("button", { name: say(lang).pay })).toBeVisible();
  expect(await stranger.content()).not.toContain(token);
  await page.getByRole("link", { name: words.back }).click();
  await expectStatus(page, "active", lang);
  await button(page, words.addCard).click();
  await payOnCardPage(page, "1", lang);
  await page.waitForURL(`**/${lang}/subscription/**`);
  const sessionId = new URL(page.url()).searchParams.get("session_id");
  await stranger.goto(`/${lang}/checkout/${sessionId}`);
  await expect(stranger.getByText(words.backByLink)).toBeVisible();
  expect(await stranger.content()).not.toContain(token);
  await page.goto(`/${lang}/checkout/${sessionId}`);
  await expect(page.getByRole("link", { name: words.back })).toBeVisible();
  await stranger.close();
});

test("a setup finished from the page leads back to it, without JavaScript, too", async ({
  ownMerchant,
  browser,
  baseURL,
}) => {
  const made = await subscription(ownMerchant);
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await plain.goto(made.url);
  await button(plain, "Finish setup").click();
  await plain.waitForURL("**/en/checkout/**");
  await expect(plain.getByRole("link", { name: "Back to your subscription" })).toBeVisible();
  await plain.getByRole("radio").first().check();
  await plain.getByRole("button", { name: say("en").continue }).click();
  await plain.waitForURL("**/en/pay/**");
  await plain.getByRole("textbox", { name: "Card number" }).fill("411111111111111");
  await plain.getByRole("textbox", { name: "Expiry date" }).fill("12/30");
  await plain.getByRole("textbox", { name: "CVV" }).fill("123");
  await plain.getByRole("button", { name: say("en").pay }).click();
  await plain.waitForURL("**/en/subscription/**");
  await expect(plain.getByRole("status")).toHaveText("Active");
  await plain.close();
});

test("a regenerated link kills the old one: 404 in both languages, and nothing is stored or indexed", async ({
  page,
  ownMerchant,
}) => {
  const made = await subscription(ownMerchant);
  const before = await page.goto(made.url);
  const headers = before?.headers() ?? {};
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(headers["referrer-policy"]).toBe("same-origin");
  await ownMerchant.call("POST", `/b/pbl/v2/subscriptions/${made.id}/regenerate-page-token/`);
  for (const lang of LANGUAGES) {
    const response = await page.goto(made.url.replace("/en/", `/${lang}/`));
    expect(response?.status()).toBe(404);
    await expect(page.getByText(say(lang).subscription.linkDead)).toBeVisible();
  }
  expect((await page.goto(await pageUrl(ownMerchant, made.id)))?.status()).toBe(200);
});

test("a payment that the service collects only says so", async ({ page, ownMerchant }) => {
  const made = await decliningSubscription(ownMerchant, "6");
  await pass(ownMerchant, "P32D");
  const { body } = await ownMerchant.call("GET", `/b/pbl/v2/subscriptions/${made.id}/`);
  const cycle = body.current_cycle as { session_id: string };
  await page.goto(`/en/checkout/${cycle.session_id}`);
  await expect(page.getByRole("status").filter({ hasText: "Payment failed" })).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
});

test("without JavaScript the balance is paid and the plan canceled", async ({ ownMerchant, browser, baseURL }) => {
  const made = await decliningSubscription(ownMerchant, "6");
  await pass(ownMerchant, "P32D");
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await plain.goto(made.url);
  await button(plain, "Pay outstanding balance").click();
  await expect(plain.getByRole("alert").filter({ hasText: "insufficient funds" })).toBeVisible();
  await button(plain, "Pay with another card").click();
  await plain.waitForURL("**/en/pay/**");
  await plain.getByRole("textbox", { name: "Card number" }).fill("411111111111111");
  await plain.getByRole("textbox", { name: "Expiry date" }).fill("12/30");
  await plain.getByRole("textbox", { name: "CVV" }).fill("123");
  await button(plain, "Pay KWD 7.500").click();
  await plain.waitForURL("**/en/subscription/**");
  await expect(plain.getByRole("status")).toHaveText("Active");
  await button(plain, "Cancel subscription").click();
  await expect(plain.getByText("Cancel this subscription?")).toBeVisible();
  await button(plain, "Cancel subscription").click();
  await expect(button(plain, "Keep subscription")).toBeVisible();
  await plain.close();
});
