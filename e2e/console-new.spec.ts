/** New payments, saved views and columns, the palette and the keys of the merchant's console. */

import { expectNoSeriousFault } from "./support/axe";
import { consoleUser, consoleWords, enter } from "./support/console";
import { hydrated } from "./support/hydrated";
import { expect, type Page, test } from "./support/test";
import type { Language } from "./support/words";

const RIGHTS = ["Can add payment requests", "Can use sandbox", "payment.refund"];

/** Both steps of the form, to the link. */
async function makePayment(page: Page, lang: Language, order: string): Promise<void> {
  const words = consoleWords(lang);
  await page.getByRole("link", { name: words.pages.newPayment }).click();
  await page.getByLabel(words.newPayment.amount).fill("٧.٢٥٠");
  await page.getByRole("button", { name: words.newPayment.continue }).click();
  await page.getByLabel(words.newPayment.order).fill(order);
  await page.getByLabel(words.newPayment.firstName).fill("Mariam");
  await page.getByRole("checkbox", { name: words.newPayment.channels.sms }).first().check();
  await page.getByRole("button", { name: words.newPayment.create }).click();
  await expect(page.getByText(words.form.errors.noPhone)).toBeVisible();
  await expect(page.getByLabel(words.newPayment.order)).toHaveValue(order);
  await page.getByRole("checkbox", { name: words.newPayment.channels.sms }).first().uncheck();
  await page.getByRole("button", { name: words.newPayment.create }).click();
  await expect(page.getByRole("heading", { name: words.newPayment.made })).toBeVisible();
}

test("en: a payment is made, its link shown, and the list kept as a view with columns of one's own", async ({
  page,
  ownMerchant,
}) => {
  const words = consoleWords("en");
  await enter(page, await consoleUser(ownMerchant, RIGHTS), { lang: "en", path: "/payments" });
  await makePayment(page, "en", "20531");
  await expectNoSeriousFault(page);
  await expect(page.getByRole("img", { name: words.newPayment.qr })).toBeVisible();
  const mail = await page.getByRole("link", { name: words.newPayment.mail, exact: true }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain("KWD 7.250");

  await page.goto("/en/console/payments?view=unpaid&q=2053");
  await page.locator("summary").filter({ hasText: words.payments.saved.save }).click();
  await page.getByRole("textbox", { name: words.payments.saved.name, exact: true }).fill("Not paid yet");
  await page.getByRole("button", { name: words.payments.saved.save }).click();
  await expect(page.getByRole("link", { name: "Not paid yet" })).toHaveAttribute("aria-current", "page");
  await page.goto("/en/console/payments");
  await page.getByRole("link", { name: "Not paid yet" }).click();
  await expect(page).toHaveURL(/view=unpaid&q=2053/);
  await expect(page.getByRole("link", { name: "Not paid yet" })).toHaveAttribute("aria-current", "page");
  await hydrated(page);
  await page.locator("summary").filter({ hasText: words.payments.columnChoice }).click();
  await page.getByRole("checkbox", { name: words.payments.columns.gateway }).uncheck();
  await page.getByRole("button", { name: words.payments.useColumns }).click();
  await expect(page.getByRole("columnheader", { name: words.payments.columns.gateway })).toHaveCount(0);
  await page.getByRole("checkbox", { name: words.payments.columns.gateway }).press("Escape");
  await expect(page.locator("summary").filter({ hasText: words.payments.columnChoice })).toBeFocused();
  await expectNoSeriousFault(page);
  const file = await (await page.request.get("/en/console/payments/export?q=20531")).text();
  expect(file.split("\r\n")[0]).not.toContain("gateway");
});

test("a payment is found and its page reached by keys alone; letters in fields and switched off do nothing", async ({
  page,
  ownMerchant,
}) => {
  const words = consoleWords("en");
  for (const order_no of ["30111", "30112"]) await ownMerchant.session({ order_no });
  await enter(page, await consoleUser(ownMerchant, RIGHTS), { lang: "en", path: "/payments" });
  const filter = page.getByRole("searchbox", { name: words.payments.search });
  await expect(page.getByText("Ctrl K")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "30112" })).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "30111" })).toBeFocused();
  await page.keyboard.press("/");
  await expect(filter).toBeFocused();
  await page.keyboard.type("jkx");
  await expect(filter).toHaveValue("jkx");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "30111" })).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: words.keys.keys })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "30111" })).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("30112");
  await expect(page.getByRole("option", { name: "30112" }).first()).toHaveAttribute("aria-selected", "true");
  await expectNoSeriousFault(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("30112");
  await expect(page.getByText("Ctrl K")).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page).toHaveURL(/\/payments$/);

  await page.goto("/en/console/me");
  await page.getByRole("checkbox", { name: words.profile.letterKeys }).uncheck();
  await page.getByRole("form", { name: words.profile.keys }).getByRole("button").click();
  await expect(page.getByText(words.profile.themeChosen)).toBeVisible();
  await page.goto("/en/console/payments");
  await expect(page.getByText("Ctrl K")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "30112" })).not.toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ar: a payment is made, and its link opens the checkout", async ({ page, ownMerchant }) => {
    const words = consoleWords("ar");
    await enter(page, await consoleUser(ownMerchant, RIGHTS), { lang: "ar", path: "/payments" });
    await makePayment(page, "ar", "20532");
    const link = page.getByRole("link", { name: words.newPayment.asCustomer });
    await page.goto((await link.getAttribute("href")) ?? "");
    await expect(page.getByText("7.250").first()).toBeVisible();
    await page.goto("/ar/console/payments");
    await expect(page.getByRole("link", { name: "20532" })).toBeVisible();
  });
});
