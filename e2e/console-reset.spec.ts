/** A user who has forgotten the password chooses a new one by a mailed link. */
import { expectNoSeriousFaultAtBothWidths } from "./support/axe";
import { consoleUser, consoleWords, signIn } from "./support/console";
import { expect, type Merchant, type Page, test } from "./support/test";
import type { Language } from "./support/words";

/** The mailed link; the mail is written after the answer. */
async function mailedLink(merchant: Merchant, email: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const { body } = await merchant.call("GET", `/b/sandbox/v1/emails/?customer_email=${email}`);
    const texts = (body.results as { text: string }[]).map(({ text }) => text);
    link = texts.map((text) => /\/(?:en|ar)\/console\/reset\/[\w-]+/.exec(text)?.[0]).find(Boolean) ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}

type Look = (page: Page) => Promise<void>;

async function journey(
  page: Page,
  lang: Language,
  { merchant, look }: { merchant: Merchant; look: Look },
): Promise<void> {
  const words = consoleWords(lang);
  const email = `noor-${lang}-${Date.now()}@shop.example`;
  const user = await consoleUser(merchant, [], { email });
  await page.goto(`/${lang}/console/sign-in`);
  await page.getByRole("link", { name: words.signIn.forgotten }).click();
  await look(page);
  for (const username of ["nobody-of-this-name", user.username]) {
    await page.getByRole("textbox", { name: words.reset.username }).fill(username);
    await page.getByRole("button", { name: words.reset.send }).click();
    await expect(page.getByText(words.reset.sent)).toBeVisible();
    await page.goto(`/${lang}/console/sign-in/forgotten`);
  }
  const link = await mailedLink(merchant, email);
  await page.goto(link);
  await look(page);
  await page.getByLabel(words.reset.next).fill("password2026");
  await page.getByRole("button", { name: words.reset.choose }).click();
  await expect(page.getByText(words.form.errors.common)).toBeVisible();
  await page.getByLabel(words.reset.next).fill("another horse battery");
  await page.getByRole("button", { name: words.reset.choose }).click();
  await expect(page.getByText(words.signIn.joined)).toBeVisible();
  await signIn(page, { ...user, password: "another horse battery" }, { lang, path: "/me" });
  expect((await page.goto(link))?.status()).toBe(404);
}

test("ar: a forgotten password is replaced", async ({ page, ownMerchant }) => {
  await journey(page, "ar", { merchant: ownMerchant, look: expectNoSeriousFaultAtBothWidths });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("en: a forgotten password is replaced", async ({ page, ownMerchant }) => {
    await journey(page, "en", { merchant: ownMerchant, look: async () => undefined });
  });
});
