/** Signing in on the merchant's console, and what everybody finds there. */
import { Secret, TOTP } from "otpauth";
import { consoleUser, consoleWords, enter, signIn } from "./support/console";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

test("ar: a user signs in, comes to the page asked for, and signs out", async ({ page, ownMerchant }) => {
  const lang = "ar";
  const words = consoleWords(lang);
  const user = await consoleUser(ownMerchant);
  await signIn(page, user, { lang, path: "/activity?what=console" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.pages.activity);
  await expect(page.getByRole("listitem").filter({ hasText: words.activity.actions.console_signed_in })).toBeVisible();
  await page.goto(`/${lang}/console/me`);
  await page.getByRole("button", { name: words.profile.signOut }).click();
  await expect(page.getByText(words.signIn.left)).toBeVisible();
  await page.goto(`/${lang}/console/me`);
  await expect(page.getByRole("button", { name: words.signIn.title })).toBeVisible();
});

test("en: a user sets up a second factor and signs in with its code", async ({ page, ownMerchant }) => {
  const lang = "en";
  const words = consoleWords(lang);
  const user = await consoleUser(ownMerchant);
  await enter(page, user, { lang, path: "/me" });
  await page.getByRole("link", { name: words.profile.factorSetUp }).click();
  await page.getByRole("button", { name: words.secondFactor.begin }).click();
  const secret = ((await page.locator("bdi.font-mono").textContent()) ?? "").replaceAll(" ", "");
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByRole("textbox", { name: words.secondFactor.code }).fill(app.generate());
  await page.getByRole("button", { name: words.secondFactor.confirm }).click();
  const codes = page.getByRole("region", { name: words.secondFactor.codes }).getByRole("listitem");
  await expect(codes).toHaveCount(8);
  const recovery = ((await codes.first().textContent()) ?? "").trim();

  await page.goto(`/${lang}/console/me`);
  await page.getByRole("button", { name: words.profile.signOut }).click();
  await page.getByRole("textbox", { name: words.signIn.username }).fill(user.username);
  await page.getByLabel(words.signIn.password).fill(user.password);
  await page.getByRole("button", { name: words.signIn.title }).click();
  await page.getByRole("textbox", { name: words.signIn.code }).fill("000000");
  await page.getByRole("button", { name: words.signIn.continue }).click();
  await expect(page.getByText(words.signIn.codeRefused)).toBeVisible();
  await page.getByRole("textbox", { name: words.signIn.code }).fill(recovery);
  await page.getByRole("button", { name: words.signIn.continue }).click();
  await page.waitForURL(`**/${lang}/console/activity`);
});

test("ar: a payment is found by its order, in the list and by the search box", async ({ page, ownMerchant }) => {
  const lang = "ar";
  const words = consoleWords(lang);
  const { session_id: id } = await ownMerchant.session({ order_no: "10974", customer_first_name: "Mariam" });
  await ownMerchant.session({ order_no: "10975" });
  const user = await consoleUser(ownMerchant, ["Can view payment requests"]);
  await enter(page, user, { lang, path: "/payments" });
  const lines = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(lines).toHaveCount(2);
  await page.getByRole("searchbox", { name: words.payments.search }).fill("10974");
  await page.getByRole("searchbox", { name: words.payments.search }).press("Enter");
  await expect(lines).toHaveCount(1);
  await hydrated(page);
  await page.getByRole("link", { name: "10974" }).click();
  await expect(page.getByRole("region", { name: "10974" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`open=${id}$`));
  await page.getByRole("link", { name: words.payments.drawer.page }).click();
  await expect(page.getByRole("heading", { level: 2, name: words.payments.timeline })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/payments/${id}\\?list=q%3D10974$`));
  await page.getByRole("searchbox", { name: words.shell.search }).fill("10974");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/payments/${id}$`));
  await page.goto(`/${lang}/console/payments/${id}?list=`);
  await hydrated(page);
  for (const [key, order] of [
    ["k", "10975"],
    ["j", "10974"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(order);
    await hydrated(page);
  }
  const missing = await page.goto(`/${lang}/console/payments/${"0".repeat(40)}`);
  expect(missing?.status()).toBe(404);
});

test("ar: a list's head and the navigation stay while it scrolls, and decimal points are below each other", async ({
  page,
  ownMerchant,
}) => {
  const others = { SAR: "20.75", JPY: "300" };
  await Promise.all(Array.from({ length: 30 }, () => ownMerchant.session({ amount: "1.500" })));
  for (const [currency_code, amount] of Object.entries(others)) {
    const code = currency_code.toLowerCase();
    const gateway = { name_en: code, code, currency_code, plugins: ["payment_request"] };
    expect((await ownMerchant.call("POST", "/b/pbl/v2/osb/create/", gateway)).status).toBe(201);
    await ownMerchant.session({ currency_code, amount, pg_codes: [code] });
  }
  await page.setViewportSize({ width: 1366, height: 650 });
  const user = await consoleUser(ownMerchant, ["Can view payment requests"]);
  await enter(page, user, { lang: "ar", path: "/payments" });
  const points = await page
    .getByRole("cell")
    .locator("bdi.list-number")
    .evaluateAll((amounts) =>
      amounts.map((amount) => {
        const whole = document.createRange();
        whole.selectNodeContents(amount.firstChild ?? amount);
        return [amount.textContent, Math.round(whole.getBoundingClientRect().right * 4) / 4] as const;
      }),
    );
  expect(points.map(([text]) => text)).toEqual(expect.arrayContaining(["1.500", ...Object.values(others)]));
  expect(new Set(points.map(([, x]) => x)).size).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 700));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  const heads = page.getByRole("columnheader");
  expect(await heads.count()).toBeLessThanOrEqual(9);
  const { navigation } = consoleWords("ar").shell;
  const here = page.getByRole("navigation", { name: navigation }).locator("[aria-current]");
  for (const kept of [heads.nth(2), here]) {
    const { x, y, width, height } = (await kept.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThan(650);
    const isOnTop = ([left, top]: readonly [number, number]) =>
      document.elementFromPoint(left, top)?.closest("th, nav");
    const covered = await page.evaluateHandle(isOnTop, [x + width / 2, y + height / 2] as const);
    expect(await covered.evaluate((element) => element !== null && element !== undefined)).toBe(true);
  }
});

test("the cookie is of this host alone, and scripts cannot read it", async ({ page, ownMerchant }) => {
  await signIn(page, await consoleUser(ownMerchant), { lang: "en", path: "/me" });
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({
    name: "__Host-console",
    httpOnly: true,
    secure: true,
    sameSite: "Lax",
    path: "/",
    expires: -1,
  });
});

test("a page without its permission is 403 and names it; a stranger's file is 401", async ({ page, ownMerchant }) => {
  const words = consoleWords("en");
  const viewer = await consoleUser(ownMerchant, ["Can view payment requests"]);
  await enter(page, viewer, { lang: "en", path: "/me" });
  const refused = await page.goto("/en/console/refused?needs=merchant.users");
  expect(refused?.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.forbidden.title);
  const file = await page.request.get("/en/console/activity/export");
  expect(await file.text()).toContain("console.signed_in");
  for (const [path, name] of [
    ["activity/export?from=31/13/2027", "from"],
    ["month/export?month=2027-13", "month"],
  ]) {
    const wider = await page.request.get(`/en/console/${path}`);
    expect([wider.status(), await wider.text()]).toEqual([400, `Invalid filters: ${name}\n`]);
  }
  await page.context().clearCookies();
  expect((await page.request.get("/en/console/activity/export")).status()).toBe(401);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("en: a wrong password is refused, a right one signs in, and the password is changed", async ({
    page,
    ownMerchant,
  }) => {
    const lang = "en";
    const words = consoleWords(lang);
    const user = await consoleUser(ownMerchant);
    await page.goto(`/${lang}/console/me`);
    await page.getByRole("textbox", { name: words.signIn.username }).fill(user.username);
    await page.getByLabel(words.signIn.password).fill("not the password");
    await page.getByRole("button", { name: words.signIn.title }).click();
    await expect(page.getByText(words.signIn.refused)).toBeVisible();
    await expect(page.getByRole("textbox", { name: words.signIn.username })).toHaveValue(user.username);
    await page.getByLabel(words.signIn.password).fill(user.password);
    await page.getByRole("button", { name: words.signIn.title }).click();
    await page.getByLabel(words.profile.current, { exact: true }).fill(user.password);
    await page.getByLabel(words.profile.next, { exact: true }).fill("another horse battery");
    await page.getByRole("button", { name: words.profile.changePassword }).click();
    await expect(page.getByText(words.profile.passwordChanged)).toBeVisible();
  });
});
