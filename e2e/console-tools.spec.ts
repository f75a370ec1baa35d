/** Test tools, reports and gateways on the console. */
import { consoleUser, consoleWords, enter } from "./support/console";
import { expect, type Merchant, type Page, test } from "./support/test";
import type { Language } from "./support/words";

const PERMISSIONS = ["Can view payment requests", "console.developer", "gateway.add", "report.can_view_report"];

/** Adds a gateway, lets a payment expire by the test clock, requests a report. */
async function useTools(page: Page, merchant: Merchant, lang: Language): Promise<void> {
  const words = consoleWords(lang);
  const { session_id: id } = await merchant.session({ expiration_time: "12:00:00" });
  await enter(page, await consoleUser(merchant, PERMISSIONS), { lang, path: "/gateways" });

  await page.getByRole("textbox", { name: words.gateways.name }).fill("Trial");
  await page.getByRole("button", { name: words.gateways.send }).click();
  await expect(page.getByText(words.gateways.added.replace("{code}", "trial"))).toBeVisible();
  await page.getByRole("table").getByRole("link", { name: "trial" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trial");
  await expect(page.getByText(words.gateways.operatorsOwn).first()).toBeVisible();

  await page.goto(`/${lang}/console/test`);
  await expect(page.getByText(id.slice(0, 12))).toBeVisible();
  await page.getByRole("button", { name: words.test.day }).click();
  const ran = page.getByRole("status").filter({ hasText: words.test.ran });
  await expect(ran.getByRole("listitem").filter({ hasText: words.test.jobs["expire-sessions"] })).toContainText("1");

  await page.goto(`/${lang}/console/reports`);
  await page.getByLabel(words.reports.period).selectOption("custom");
  await page.getByRole("textbox", { name: words.reports.from }).fill("2026-01-01");
  await page.getByLabel(words.reports.format).selectOption("XLSX");
  await page.getByRole("button", { name: words.reports.send }).click();
  await expect(page.getByText(words.reports.begun)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "transactions_custom_2026-01-01" })).toContainText("XLSX");
}

test("en: a developer adds a gateway, advances the test clock and asks for a report", async ({ page, ownMerchant }) => {
  await useTools(page, ownMerchant, "en");
  const download = page.waitForEvent("download");
  await expect(async () => {
    await page.reload();
    await page.getByRole("link", { name: "Download transactions_custom" }).click({ timeout: 500 });
  }).toPass();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ar: a developer adds a gateway, advances the test clock and asks for a report", async ({
    page,
    ownMerchant,
  }) => {
    await useTools(page, ownMerchant, "ar");
  });
});
