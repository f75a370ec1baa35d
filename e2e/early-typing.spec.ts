/**
 * What is typed before the scripts of a page have come stays, and is shown and sent like later text.
 */
import { consoleUser, consoleWords, enter } from "./support/console";
import { gate } from "./support/gate";
import { hydrated } from "./support/hydrated";
import { expect, type Page, test } from "./support/test";
import { say } from "./support/words";

/** Opens a page whose scripts come once the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = gate();
  await page.route("**/_next/static/**/*.js*", async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    scripts.open();
    await hydrated(page);
  };
}

test("a card that is typed before the scripts come stays and pays", async ({ page, merchant }) => {
  const { session_id: id } = await merchant.session();
  await page.goto(`/en/checkout/${id}`);
  await page.getByRole("button", { name: say("en").continue }).click();
  const field = (name: string) => page.getByRole("textbox", { name });
  await expect(field("Card number")).toBeVisible();
  const bring = await openWithoutScripts(page, page.url());
  await field("Card number").fill("411111111111111");
  await field("Expiry date").fill("1230");
  await bring();
  await field("CVV").fill("123");
  await expect(field("Card number")).toHaveValue("4111 1111 1111 111");
  await expect(field("Expiry date")).toHaveValue("12 / 30");
  await page.getByRole("button", { name: say("en").pay }).click();
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
  expect((await merchant.retrieve(id)).state).toBe("paid");
});

test("an amount, a day, ticks and a file that are entered before the scripts come are shown", async ({
  page,
  ownMerchant,
}) => {
  const words = consoleWords("en");
  const { act, bulk } = words.payments;
  const extra = { sandbox_inquiry_result: "success" };
  const operations = { plugins: ["payment_request"], operations: ["refund"] };
  await ownMerchant.call("POST", "/b/pbl/v2/osb/create/", {
    name_en: "r",
    code: "r",
    currency_code: "KWD",
    ...operations,
  });
  const terms = { order_no: "10974", amount: "24.000", pg_codes: ["r"], extra };
  const { session_id: id } = await ownMerchant.session(terms);
  await ownMerchant.inquire(id);
  await ownMerchant.session({ order_no: "10975" });
  const rights = ["Can view payment requests", "payment.refund", "payment.cancel", "merchant.settings"];
  await enter(page, await consoleUser(ownMerchant, rights), { lang: "en", path: "/payments" });

  let bring = await openWithoutScripts(page, `/en/console/payments/${id}?do=refund`);
  await page.getByRole("textbox", { name: act.amount, exact: true }).fill("9.500");
  await bring();
  const panel = page.getByRole("region", { name: act.names.refund });
  await expect(panel.getByRole("definition").filter({ hasText: "14.500" })).toBeVisible();
  await expect(panel.getByRole("button", { name: act.submit.refund.replace("{amount}", "KWD 9.500") })).toBeVisible();

  bring = await openWithoutScripts(page, "/en/console/payments");
  await page.getByRole("checkbox", { name: bulk.allOfPage }).check();
  await bring();
  await expect(page.getByRole("checkbox", { name: bulk.tick.replace("{order}", "10975") })).toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: bulk.chosen })).toContainText("2");

  bring = await openWithoutScripts(page, "/en/console/overview?from=2027-01-01&to=2027-01-31");
  const day = page.getByRole("textbox", { name: words.overview.ranges.from });
  await day.fill("2027-01-05");
  await bring();
  await page.getByRole("textbox", { name: words.overview.ranges.to }).focus();
  await expect(page.locator("form bdi").filter({ hasText: /^5 Jan 2027$/ })).toBeVisible();
  await expect(day).toHaveValue("2027-01-05");

  bring = await openWithoutScripts(page, "/en/console/settings/branding");
  const file = { name: "logo of the shop.png", mimeType: "image/png", buffer: Buffer.from("89504e47", "hex") };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await bring();
  await expect(page.getByText(file.name)).toBeVisible();
});
