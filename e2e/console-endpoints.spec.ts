/** Webhook endpoints, made, tested, changed and deleted on the console. */
import { consoleUser, consoleWords, enter } from "./support/console";
import { expect, type Merchant, type Page, type Receiver, test } from "./support/test";
import type { Language } from "./support/words";

const PATH = "/settings/webhooks/endpoints";

type Journey = { readonly merchant: Merchant; readonly receiver: Receiver; readonly lang: Language };

async function make(page: Page, { receiver, lang }: Journey): Promise<void> {
  const words = consoleWords(lang).endpoints;
  const form = page.getByRole("form", { name: words.new });
  await form.getByRole("textbox", { name: words.url }).fill(`${receiver.webhookUrl}?endpoint`);
  await form.getByRole("textbox", { name: words.headers }).fill("Host: shop.example");
  await form.getByRole("button", { name: words.create }).click();
  await expect(form).toContainText(consoleWords(lang).form.errors.header);
  await expect(form.getByRole("textbox", { name: words.url })).toHaveValue(`${receiver.webhookUrl}?endpoint`);
  await form.getByRole("textbox", { name: words.headers }).fill("X-Shop: 7");
  await form.getByRole("button", { name: words.create }).click();
  await expect(page.getByRole("region", { name: words.secret }).getByRole("listitem")).toHaveText(/^whsec_/);
  await page.goto(`/${lang}/console${PATH}`);
  await expect(page.locator("body")).not.toContainText("whsec_");
}

/** Sends a test, then an event, which the receiver refuses, and sends it again by its day. */
async function send(page: Page, { merchant, receiver, lang }: Journey): Promise<void> {
  const words = consoleWords(lang);
  await page.getByRole("list", { name: words.endpoints.list }).getByRole("link").click();
  await page.waitForURL("**/endpoints/whe_*");
  const here = page.url();
  receiver.status = 418;
  await page.getByRole("button", { name: words.endpoints.testNow }).click();
  await expect(page.getByText(words.endpoints.answered.replace("{status}", "418"))).toBeVisible();
  expect(receiver.received.at(-1)?.headers["x-shop"]).toBe("7");
  const { session_id } = await merchant.session();
  const ended = { operation: "expire", session_id };
  expect((await merchant.call("POST", "/b/pbl/v2/operation/", ended)).status).toBeLessThan(300);
  const deliveries = page.getByRole("list", { name: words.endpoints.deliveries });
  await expect(async () => {
    await page.goto(here);
    await expect(deliveries).toContainText("418", { timeout: 1_000 });
  }).toPass();
  receiver.status = 200;
  const again = page.getByRole("form", { name: words.endpoints.again, exact: true });
  await again.getByRole("textbox", { name: words.endpoints.from }).fill(new Date().toISOString().slice(0, 10));
  await again.getByLabel(words.endpoints.delivered).check();
  await again.getByRole("button", { name: words.endpoints.againNow }).click();
  await expect(again.getByRole("status")).not.toBeEmpty();
  await expect(async () => {
    await page.goto(here);
    await expect(deliveries).toContainText(words.events.states.delivered, { timeout: 1_000 });
  }).toPass();
}

async function change(page: Page, { lang }: Journey): Promise<void> {
  const words = consoleWords(lang).endpoints;
  await page.getByRole("button", { name: words.rotate }).click();
  await expect(page.getByRole("region", { name: words.secret }).getByRole("listitem")).toHaveText(/^whsec_/);
  await page.getByRole("button", { name: words.pause, exact: true }).click();
  await expect(page.getByRole("button", { name: words.resume })).toBeVisible();
  await page.getByRole("button", { name: words.resume }).click();
  await expect(page.getByRole("button", { name: words.pause, exact: true })).toBeVisible();
  await page.locator("summary", { hasText: words.remove }).click();
  await page.getByRole("button", { name: words.removeNow }).click();
  await expect(page.getByText(words.removed)).toBeVisible();
  await expect(page.getByText(words.empty)).toBeVisible();
}

async function journey(page: Page, all: Journey): Promise<void> {
  test.slow();
  await enter(page, await consoleUser(all.merchant, ["merchant.settings"]), { lang: all.lang, path: PATH });
  await make(page, all);
  await send(page, all);
  await change(page, all);
}

test("ar: an endpoint is made, tested, gets an event again, and is renewed, paused and deleted", async ({
  page,
  ownMerchant: merchant,
  receiver,
}) => {
  await journey(page, { merchant, receiver, lang: "ar" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("en: an endpoint is made, tested, gets an event again, and is renewed, paused and deleted", async ({
    page,
    ownMerchant: merchant,
    receiver,
  }) => {
    await journey(page, { merchant, receiver, lang: "en" });
  });
});
