/** Keys, users and settings: each is made and then works. */
import { isolated } from "@/server/kernel/isolated";
import { type ConsoleUser, consoleUser, consoleWords, enter, signIn } from "./support/console";
import { expect, type Merchant, type Page, test } from "./support/test";
import type { Language } from "./support/words";

const MAY = ["merchant.keys", "merchant.users", "merchant.settings", "Can view payment requests"];

/** Makes a key pair and calls the API with it. */
async function makeKey(page: Page, lang: Language, merchant: Merchant): Promise<void> {
  const words = consoleWords(lang);
  const form = page.getByRole("form", { name: words.keys.new, exact: true });
  await form.getByRole("textbox", { name: words.keys.name }).fill("till");
  await form.getByRole("button", { name: words.keys.create }).click();
  const shown = page.getByRole("region", { name: words.keys.shown }).getByRole("listitem");
  await expect(shown).toHaveCount(2);
  const key = ((await shown.first().textContent()) ?? "").trim();
  const call = () =>
    fetch(`${merchant.base}/b/merchant/v1/settings/`, { headers: { authorization: `Api-Key ${key}` } });
  expect((await call()).status).toBe(200);
  await page.goto(`/${lang}/console/keys`);
  await expect(page.locator("body")).not.toContainText(key);
  const line = page.getByRole("listitem").filter({ hasText: "till" });
  await expect(line).not.toContainText(words.keys.neverUsed);
  await line.locator("summary").click();
  await line.getByRole("button", { name: words.keys.revokeNow }).click();
  await expect(line).toContainText(words.keys.revoked);
  expect((await call()).status).toBe(401);
}

/** Returns the mailed link. */
async function inviteViewer(page: Page, lang: Language, merchant: Merchant): Promise<{ name: string; link: string }> {
  const words = consoleWords(lang).users;
  const name = `noor-${lang}-${Date.now()}`;
  await page.goto(`/${lang}/console/users`);
  await page.getByRole("link", { name: words.invite }).click();
  await page.getByRole("textbox", { name: words.username }).fill(name);
  await page.getByRole("textbox", { name: words.email }).fill("noor@shop.example");
  await page.getByRole("button", { name: words.set.viewer, exact: true }).click();
  await expect(page.getByRole("checkbox", { name: words.permission.Can_view_payment_requests })).toBeChecked();
  await expect(page.getByRole("textbox", { name: words.username })).toHaveValue(name);
  await page.getByRole("button", { name: words.sendInvitation }).click();
  await expect(page.getByText(words.invitationSent.replace("{username}", isolated(name, lang)))).toBeVisible();
  const mails = await merchant.call("GET", "/b/sandbox/v1/emails/?customer_email=noor@shop.example");
  const [mail] = mails.body.results as { text: string; language: string }[];
  expect(mail?.language).toBe(lang);
  return { name, link: /\/(?:en|ar)\/console\/join\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "" };
}

async function accept(page: Page, lang: Language, { name, link }: { name: string; link: string }): Promise<void> {
  const words = consoleWords(lang);
  const user: ConsoleUser = { username: name, password: "another horse battery" };
  await page.goto(link);
  await page.getByLabel(words.join.next).fill(user.password);
  await page.getByRole("button", { name: words.join.join }).click();
  await expect(page.getByText(words.signIn.joined)).toBeVisible();
  await signIn(page, user, { lang, path: "/payments" });
  expect((await page.goto(link))?.status()).toBe(404);
  expect((await page.goto(`/${lang}/console/users`))?.status()).toBe(403);
}

async function journey(page: Page, lang: Language, merchant: Merchant): Promise<void> {
  await enter(page, await consoleUser(merchant, MAY), { lang, path: "/keys" });
  await makeKey(page, lang, merchant);
  await accept(page, lang, await inviteViewer(page, lang, merchant));
}

test("ar: a key is made and used, somebody is invited, joins and signs in", async ({ page, ownMerchant }) => {
  await journey(page, "ar", ownMerchant);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("en: a key is made and used, somebody is invited, joins and signs in", async ({ page, ownMerchant }) => {
    await journey(page, "en", ownMerchant);
  });
});

test("a setting is saved", async ({ page, ownMerchant }) => {
  const words = consoleWords("en");
  await enter(page, await consoleUser(ownMerchant, MAY), { lang: "en", path: "/settings/security" });
  const minutes = page.getByRole("textbox", { name: words.settings.idleMinutes });
  await minutes.fill("30");
  await page.locator("form").filter({ has: minutes }).getByRole("button", { name: words.form.save }).click();
  await expect(page.getByText(words.form.saved, { exact: true })).toBeVisible();
});

test("settings are previewed in both languages while they are typed, and are not saved by that", async ({
  page,
  ownMerchant,
}) => {
  const words = consoleWords("en");
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, await consoleUser(ownMerchant, MAY), { lang: "en", path: "/settings/branding" });
  const { previews } = words.settings;
  const frameOf = (language: "en" | "ar") =>
    page.frameLocator(
      `iframe[aria-hidden="false"][title="${previews.of.replace("{language}", words.users.languages[language])}"]`,
    );
  for (const [field, text] of [
    [words.settings.name, "Dar Books"],
    [words.settings.nameAr, "دار الكتب"],
  ] as const)
    await page.getByRole("textbox", { name: field, exact: true }).fill(text);
  await expect(page.getByText(previews.unsaved)).toBeVisible();
  await expect(frameOf("en").getByRole("banner", { includeHidden: true })).toContainText("Dar Books");
  await expect(frameOf("ar").getByRole("banner", { includeHidden: true })).toContainText("دار الكتب");
  await page.getByText(previews.samples.receipt, { exact: true }).click();
  await expect(frameOf("en").frameLocator("iframe").locator("body")).toContainText("Dar Books");
  const form = await page.getByRole("form", { name: words.settings.names }).boundingBox();
  const preview = await page.getByRole("heading", { name: previews.title }).boundingBox();
  expect(preview?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  await page.reload();
  await expect(page.getByRole("textbox", { name: words.settings.nameAr, exact: true })).toHaveValue("");
});
