/** A merchant adds an account at Stripe, checks its keys and rotates them, against a double of Stripe. */
import { type StripeDouble, startStripeDouble } from "@/server/testing/stripe/double";
import { expectNoSeriousFaultAtBothWidths } from "./support/axe";
import { consoleUser, consoleWords, enter } from "./support/console";
import { expect, type Merchant, type Page, test } from "./support/test";
import type { Language } from "./support/words";

const PERMISSIONS = ["Can view payment requests", "gateway.add"];
const KEY = "sk_test_0123456789abcd";
const ROTATED = "sk_test_0123456789wxyz";
const CODE = "stripe-kw";

test.describe.configure({ mode: "serial" });

let double: StripeDouble;
test.beforeEach(async () => {
  double = await startStripeDouble(Number(process.env.SARRAF_STRIPE_PORT));
});
test.afterEach(() => double.stop());

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function keyAccount(page: Page, merchant: Merchant, lang: Language): Promise<void> {
  const words = consoleWords(lang).gateways;
  await enter(page, await consoleUser(merchant, PERMISSIONS), { lang, path: "/gateways" });
  await page.getByRole("link", { name: words.keys.addLink.replace("{gateway}", "Stripe") }).click();
  await field(page, "secret.secret_key").fill("sk_live_0123456789abcd");
  await field(page, "secret.webhook_secret").fill("whsec_first_of_all");
  await field(page, "name").fill("Cards");
  await field(page, "pg_code").fill(CODE);
  const add = page.getByRole("button", { name: words.keys.checkAndAdd });
  await add.click();
  await expect(page.getByText(consoleWords(lang).form.errors.environment)).toBeVisible();
  expect(double.requests).toEqual([]);
  await expect(field(page, "secret.secret_key")).toHaveValue("");

  double.fail("unauthorized", /^GET/);
  await field(page, "secret.secret_key").fill(KEY);
  await field(page, "secret.webhook_secret").fill("whsec_first_of_all");
  await add.click();
  await expect(page.getByText(words.keys.causes.key)).toBeVisible();
  await expect(field(page, "pg_code")).toHaveValue(CODE);

  await field(page, "secret.secret_key").fill(KEY);
  await field(page, "secret.webhook_secret").fill("whsec_first_of_all");
  await add.click();
  await expect(page.getByRole("link", { name: CODE })).toBeVisible();
}

async function rotateKeys(page: Page, lang: Language): Promise<void> {
  const words = consoleWords(lang).gateways;
  await page.goto(`/${lang}/console/gateways/${CODE}`);
  await expect(page.getByText("test:acct_double")).toBeVisible();
  await expect(page.getByText("****abcd").first()).toBeVisible();
  await expect(page.getByText(/\/gateway-notifications\//).first()).toBeVisible();
  await page.getByRole("button", { name: words.keys.check }).click();
  await expect(page.getByText(words.keys.accepted)).toBeVisible();

  await field(page, "secret.secret_key").fill(ROTATED);
  await field(page, "secret.webhook_secret").fill("whsec_second_of_all");
  await page.getByRole("button", { name: words.keys.checkAndSave }).click();
  await expect(page.getByText(words.keys.saved)).toBeVisible();
  await expect(page.getByText("****wxyz").first()).toBeVisible();
  const form = page.locator("details", { hasText: words.keys.endPrevious });
  await form.locator("summary").click();
  await form.getByRole("button", { name: words.keys.endPreviousNow }).click();
  await expect(page.getByText(words.keys.endPrevious)).toHaveCount(0);
  expect(await page.content()).not.toContain(ROTATED);
}

async function disableAccount(page: Page, lang: Language): Promise<void> {
  const words = consoleWords(lang).gateways;
  for (const plugin of ["e_commerce", "payment_request"]) await field(page, `plugin_${plugin}`).uncheck();
  await page.getByRole("button", { name: words.settings.save, exact: true }).click();
  await expect(page.getByText(words.settings.saved)).toBeVisible();
  await expect(page.getByText(words.disabled, { exact: true })).toBeVisible();
}

test("en: an account at Stripe is keyed, checked, rotated and disabled", async ({ page, ownMerchant }) => {
  await keyAccount(page, ownMerchant, "en");
  await rotateKeys(page, "en");
  await expectNoSeriousFaultAtBothWidths(page);
  await disableAccount(page, "en");
  await double.stop();
  await page.getByRole("button", { name: consoleWords("en").gateways.keys.check }).click();
  await expect(page.getByText(consoleWords("en").gateways.keys.fieldCauses.network)).toBeVisible();
  double = await startStripeDouble(Number(process.env.SARRAF_STRIPE_PORT));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ar: an account at Stripe is keyed, rotated and disabled", async ({ page, ownMerchant }) => {
    await keyAccount(page, ownMerchant, "ar");
    await rotateKeys(page, "ar");
    await disableAccount(page, "ar");
  });
});
