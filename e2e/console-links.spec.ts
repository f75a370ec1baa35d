/** Payment links on the console. */
import { expectNoSeriousFaultInEachLanguage } from "./support/axe";
import { consoleUser, consoleWords, enter } from "./support/console";
import { expect, test } from "./support/test";
import { LANGUAGES } from "./support/words";

const RIGHTS = ["Can add payment requests", "Can change payment requests", "Can use sandbox"];
const LANG = "ar";

for (const lang of LANGUAGES) {
  test(`${lang}: the page of a link is sound at both widths, with a button to copy`, async ({ page, ownMerchant }) => {
    const link = { name: "Course fee", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] };
    const { body } = await ownMerchant.call("POST", "/b/pbl/v2/payment-links/", link);
    await enter(page, await consoleUser(ownMerchant, RIGHTS), { lang, path: `/payment-links/${body.id}` });
    await expect(page.getByText(String(body.url))).toBeVisible();
    await expect(page.getByRole("button", { name: consoleWords(lang).form.copy }).first()).toBeVisible();
    await expectNoSeriousFaultInEachLanguage(page);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link is made, corrected and shown with its code, a customer begins to pay, and it is closed", async ({
    page,
    ownMerchant,
  }) => {
    const words = consoleWords(LANG);
    const links = words.paymentLinks;
    await enter(page, await consoleUser(ownMerchant, RIGHTS), { lang: LANG, path: "/payments" });
    await page.getByRole("link", { name: words.pages.paymentLinks }).click();
    await expect(page.getByText(links.empty)).toBeVisible();

    const smallest = page.getByLabel(links.minimum, { exact: true });
    await expect(smallest).toBeHidden();
    await page.getByLabel(links.chosen).check();
    await expect(page.getByLabel(links.amount, { exact: true })).toBeHidden();
    await page.getByLabel(links.name, { exact: true }).fill("Course fee");
    await smallest.fill("٢");
    await page.getByLabel(links.most, { exact: true }).fill("٣٠");
    await page.getByRole("button", { name: links.create }).click();
    const largest = page.getByLabel(links.maximum, { exact: true });
    await expect(largest).toHaveAttribute("aria-invalid", "true");
    await expect(smallest).toHaveValue("٢");
    await largest.fill("1");
    await page.getByRole("button", { name: links.create }).click();
    await expect(page.getByText(words.form.errors.belowLeast)).toBeVisible();
    await largest.fill("20");
    await page.getByRole("button", { name: links.create }).click();

    await expect(page.getByRole("heading", { level: 1 })).toContainText("Course fee");
    await expect(page.getByRole("status").filter({ hasText: links.statuses.active })).toBeVisible();
    await expect(page.getByRole("img", { name: links.qr })).toBeVisible();
    const file = await page.getByRole("link", { name: /PNG/ }).getAttribute("href");
    expect((await page.request.get(file ?? "")).headers()["content-type"]).toBe("image/png");
    const address = await page.getByRole("link", { name: links.open }).getAttribute("href");
    const shown = page.url();

    await page.goto(`/${LANG}/console/payment-links?cursor=plink_${"0".repeat(32)}`);
    await expect(page.getByRole("status").filter({ hasText: "cursor" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Course fee" })).toBeVisible();
    await expect(page.getByRole("link", { name: words.list.newest })).toHaveCount(0);

    await page.goto(new URL(address ?? "").pathname);
    await page.getByRole("textbox").fill("7.25");
    await page.getByRole("button").last().click();
    await page.waitForURL("**/checkout/**");

    await page.goto(shown);
    const change = page.getByRole("form", { name: links.change });
    const [id = ""] = shown.match(/plink_\w+/) ?? [];
    await expect(change.getByLabel(links.chosen)).toBeChecked();
    await ownMerchant.call("PATCH", `/b/pbl/v2/payment-links/${id}/`, { description: "Spring" });
    await change.getByLabel(links.maximum, { exact: true }).fill("٢٥");
    const save = change.getByRole("button");
    await save.click();
    await expect(change.getByRole("alert")).toHaveText(words.settings.changedBySomebody);
    await expect(change.getByLabel(links.maximum, { exact: true })).toHaveValue("٢٥");
    await change.getByLabel(links.description, { exact: true }).fill("");
    await save.click();
    await expect(change.getByRole("status")).toHaveText(words.form.saved);
    const { body: saved } = await ownMerchant.call("GET", `/b/pbl/v2/payment-links/${id}/`);
    expect(saved).toMatchObject({ description: null, minimum_amount: "2.000", maximum_amount: "25.000" });

    await page.getByRole("link", { name: words.subscriptions.payments }).click();
    await expect(page.getByRole("searchbox", { name: words.payments.link, includeHidden: true })).toHaveValue(id);
    await expect(page.getByText("7.250").first()).toBeVisible();

    await page.goto(shown);
    await page.locator("summary").filter({ hasText: links.close }).click();
    await page.getByRole("button", { name: links.closeNow }).click();
    await expect(page.getByRole("status").filter({ hasText: links.statuses.closed })).toBeVisible();
    await expect(page.getByRole("button", { name: links.closeNow })).toHaveCount(0);
    expect((await page.request.get(new URL(address ?? "").pathname)).status()).toBe(410);
  });
});
