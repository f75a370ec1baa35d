/** The overview and the request log. */
import { expectNoSeriousFault } from "./support/axe";
import { type ConsoleUser, consoleUser, consoleWords, enter } from "./support/console";
import { withDatabase } from "./support/database";
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

const YEAR_BUDGET_BYTES = 150_000;
/** Between two parts of a page's data, of which Node's version and the load decide how many there are. */
const CUT = /"\]\)<\/script><script nonce="[^"]*">self\.__next_f\.push\(\[1,"/g;

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const YEARS = [
  `INSERT INTO figure_day (id, merchant_id, day, due_at, written_at, reasons_written_at)
  SELECT left(md5($1 || day), 30), $1, day, now() + interval '9 years', now(), now()
  FROM generate_series($2::date - 729, $2::date, interval '1 day') day`,
  `INSERT INTO daily_figure (merchant_id, day, currency, type, gateway, form, tried, ok, payments, volume, refunds, refunded)
  SELECT $1, day, 'KWD', 'payment_request', CASE WHEN g > 0 THEN 'gateway-' || g ELSE '' END, form,
    CASE WHEN form = '' AND g > 0 THEN 0 ELSE 9 END, CASE WHEN form = '' AND g > 0 THEN 0 ELSE 7 END,
    CASE WHEN form = '' AND g > 0 THEN 3 ELSE 0 END, CASE WHEN form = '' AND g > 0 THEN 1 ELSE 0 END, 0, 0
  FROM generate_series($2::date - 729, $2::date, interval '1 day') day, generate_series(0, 6) g,
    unnest(ARRAY['', 'card', 'token', 'wallet']) form WHERE g > 0 OR form = ''`,
  `INSERT INTO daily_reason (merchant_id, day, currency, type, gateway, state, message, tries)
  SELECT $1, day, 'KWD', 'payment_request', 'gateway-' || 1 + r % 6, 'failed', 'reason ' || r, 60 - r
  FROM generate_series($2::date - 729, $2::date, interval '1 day') day, generate_series(1, 40) r`,
];

/** Figures of two years of days until yesterday, with six gateways, three forms and forty reasons. */
function writeYears({ credentials: { merchant_id } }: Merchant): Promise<void> {
  return withDatabase(async (database) => {
    for (const rows of YEARS) await database.query(rows, [merchant_id, dayBefore(1)]);
  });
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

test("the overview of a year weighs at most 150 KB in both languages", async ({ page, ownMerchant }) => {
  await writeYears(ownMerchant);
  await enter(page, await consoleUser(ownMerchant, ["Can view payment requests"]), { lang: "en", path: "/me" });
  for (const lang of LANGUAGES) {
    const year = await page.request.get(`/${lang}/console/overview?from=${dayBefore(365)}&to=${dayBefore(1)}`);
    const html = (await year.text()).replaceAll(CUT, "");
    for (const shown of ["2,190.000", "reason 1", "gateway-1"]) expect(html).toContain(shown);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(YEAR_BUDGET_BYTES);
  }
});

test.describe("on a touch screen without JavaScript", () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, isMobile: true });

  for (const lang of LANGUAGES) {
    test(`${lang}: the former period's amounts are read by arrow keys, taps and in a table`, async ({
      page,
      ownMerchant,
    }) => {
      await writeYears(ownMerchant);
      await enter(page, await consoleUser(ownMerchant, ["Can view payment requests"]), { lang, path: "/me" });
      await page.goto(`/${lang}/console/overview?from=${dayBefore(7)}&to=${dayBefore(1)}`);
      const { volume } = consoleWords(lang).overview;
      const bars = page.getByRole("radio", { name: new RegExp(`${volume.received} 6.000 ${volume.former} 6.000`) });
      await expect(bars).toHaveCount(7);
      await bars.first().focus();
      await page.keyboard.press("ArrowRight");
      await expect(bars.nth(1)).toBeChecked();
      await expect(page.locator(".chart-days label > span").nth(1)).toHaveCSS("opacity", "1");
      const bar = await page.locator(".chart-days > span").nth(4).boundingBox();
      await page.touchscreen.tap((bar?.x ?? 0) + (bar?.width ?? 0) / 2, (bar?.y ?? 0) + 200);
      await expect(bars.nth(4)).toBeChecked();
      await page.getByText(volume.asTable).click();
      const row = page
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader") })
        .first();
      await expect(row).toContainText(/6\.000\s*6\.000/);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ar: the ranges and the filter of requests work", async ({ page, ownMerchant }) => {
    await enter(page, await readyUser(ownMerchant), { lang: "ar", path: "/overview" });
    await lookAround(page, "ar");
  });
});
