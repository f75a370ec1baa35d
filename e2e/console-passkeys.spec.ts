import type { Page } from "@playwright/test";
import { expectNoSeriousFaultAtBothWidths } from "./support/axe";
import { consoleUser, consoleWords, enter } from "./support/console";
import { withDatabase } from "./support/database";
import { expect, test } from "./support/test";

async function authenticatorOf(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

test("ar: a user adds a passkey, signs in with it, proves a removal with it, and removes it", async ({
  page,
  browser,
  baseURL,
  ownMerchant,
}) => {
  const lang = "ar";
  const words = consoleWords(lang);
  const { passkeys: own } = words;
  const user = await consoleUser(ownMerchant);
  await authenticatorOf(page);
  await enter(page, user, { lang, path: "/me" });
  await page.getByRole("link", { name: words.profile.factorSetUp }).click();
  await page.getByRole("textbox", { name: own.name }).fill("هاتف مريم");
  await page.getByRole("button", { name: own.add }).click();
  await expect(page.getByText(own.addedFirst)).toBeVisible();
  const codes = page.getByRole("region", { name: own.codes }).getByRole("listitem");
  await expect(codes).toHaveCount(8);
  const recovery = ((await codes.first().textContent()) ?? "").trim();
  await expect(page.getByRole("listitem").filter({ hasText: "هاتف مريم" })).toContainText(own.neverUsed);
  await expectNoSeriousFaultAtBothWidths(page);
  await page.getByRole("textbox", { name: own.name }).fill("ثانٍ");
  await page.getByRole("button", { name: own.add }).click();
  await expect(page.getByText(own.notMade), "one authenticator makes one passkey of a user").toBeVisible();

  await page.goto(`/${lang}/console/me`);
  await page.getByRole("button", { name: words.profile.signOut }).click();
  await page.getByRole("textbox", { name: words.signIn.username }).fill(user.username);
  await page.getByLabel(words.signIn.password).fill(user.password);
  await page.getByRole("button", { name: words.signIn.title }).click();
  await expect(page.getByText(words.signIn.passkeyLead)).toBeVisible();
  await expectNoSeriousFaultAtBothWidths(page);
  await page.getByRole("button", { name: own.use }).click();
  await page.waitForURL(`**/${lang}/console/activity`);

  await test.step("without JavaScript the page names the need, and a recovery code works", async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    await plain.goto(`/${lang}/console/activity`);
    await plain.getByRole("textbox", { name: words.signIn.username }).fill(user.username);
    await plain.getByLabel(words.signIn.password).fill(user.password);
    await plain.getByRole("button", { name: words.signIn.title }).click();
    await expect(plain.locator("noscript p")).toHaveText(own.needsScript);
    await plain.getByRole("textbox", { name: words.signIn.code }).fill(recovery);
    await plain.getByRole("button", { name: words.signIn.continue }).click();
    await plain.waitForURL(`**/${lang}/console/activity`);
    await plain.close();
  });

  await withDatabase((database) =>
    database.query(
      `UPDATE console_session SET proved_at = proved_at - interval '11 minutes'
       WHERE user_id = (SELECT id FROM merchant_user WHERE username = $1)`,
      [user.username],
    ),
  );
  await page.goto(`/${lang}/console/second-factor?next=/${lang}/console/me`);
  const removal = page.getByRole("form", { name: own.list });
  await expect(removal).toContainText(own.lastUsedAt);
  await removal.getByRole("button", { name: own.use }).click();
  await expect(removal.getByRole("button", { name: own.use })).toBeHidden();
  await removal.getByRole("button", { name: own.remove }).click();
  await expect(page.getByText(own.removed)).toBeVisible();
  await page.goto(`/${lang}/console/me`);
  await expect(page.getByText(words.profile.factorOff)).toBeVisible();
});
