/** The overview and the request log. */
import { expectNoSeriousFault } from "./support/axe";
import { type ConsoleUser, consoleUser, consoleWords, enter } from "./support/console";
import { expect, type Merchant, type Page, test } from "./support/test";
import { LANGUAGES, type Language } from "./support/words";

/** With one payment and one refused request. */
async function readyUser(merchant: Merchant): Promise<ConsoleUser> {
  const customer_id = `overview-${Date.now()}`;
  const agreed = { payment_type: "auto_debit", customer_id, agreement: { id: `agreement-${customer_id}` } };
  const { session_id } = await merchant.session({ ...agreed, extra: { sandbox_inquiry_result: "success" } });
  expect((await merchant.inquire(session_id)).state).toBe("paid");
  expect((await merchant.call("GET", "/b/checkout/v1/pymt-txn/nothing")).status).toBe(404);
  return consoleUser(merchant, ["Can view payment requests", "console.developer"]);
}

const requestsOn = (page: Page) => page.getByRole("main").getByRole("listitem");

/** Waits until the request is logged: requests are written in batches after their answers. */
async function openRequests(page: Page, lang: Language): Promise<void> {
  await expect(async () => {
    await page.goto(`/${lang}/console/requests?path=nothing`);
    await expect(requestsOn(page)).toHaveCount(1, { timeout: 1 });
  }).toPass();
}

async function lookAround(page: Page, lang: Language): Promise<void> {
  const words = consoleWords(lang);
  const seven = page.getByRole("link", { name: words.overview.ranges["7-days"] });
  await seven.click();
  await expect(page).toHaveURL(/range=7-days/);
  await expect(seven).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { name: words.overview.methods.title })).toBeVisible();
  await openRequests(page, lang);
  await requestsOn(page).locator("summary").click();
  const id = ((await requestsOn(page).locator("dd").first().textContent()) ?? "").trim();
  await page.goto(`/${lang}/console/requests`);
  await expect(requestsOn(page).nth(1)).toBeVisible();
  await page.getByRole("searchbox", { name: words.requests.requestId }).fill(id);
  await page.getByRole("button", { name: words.list.apply }).click();
  await expect(page).toHaveURL(new RegExp(id));
  await expect(requestsOn(page)).toHaveCount(1);
  await expect(requestsOn(page)).toContainText("404");
}

for (const lang of LANGUAGES) {
  test(`${lang}: the overview and the request log have rows, and no serious fault with a row open`, async ({
    page,
    ownMerchant,
  }) => {
    test.slow();
    await enter(page, await readyUser(ownMerchant), { lang, path: "/overview" });
    await openRequests(page, lang);
    const opened = { "/overview": "10.500", "/requests": consoleWords(lang).requests.again };
    for (const [path, shown] of Object.entries(opened)) {
      await page.goto(`/${lang}/console${path}`);
      await page.getByRole("main").locator("summary").first().click();
      await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
      await expectNoSeriousFault(page);
    }
    if (lang === "ar") return;
    await page.goto(`/${lang}/console/overview`);
    await lookAround(page, lang);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ar: the ranges and the filter of requests work", async ({ page, ownMerchant }) => {
    await enter(page, await readyUser(ownMerchant), { lang: "ar", path: "/overview" });
    await lookAround(page, "ar");
  });
});
