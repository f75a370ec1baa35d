/** Looks that only style sheets decide: sizes, edges, fonts, small windows, paper. */
import { begin, begunSubscription, subscription } from "./support/subscribing";
import { expect, type Page, test } from "./support/test";
import { LANGUAGES, say } from "./support/words";

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

async function across(page: Page, selector: string): Promise<{ readonly start: number; readonly middle: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${page.url()} shows no ${selector}.`);
  return { start: Math.round(box.x), middle: Math.round(box.x + box.width / 2) };
}

async function toCard(page: Page, sessionId: string): Promise<void> {
  await page.goto(`/en/checkout/${sessionId}`);
  await page.getByRole("button", { name: say("en").continue }).click();
  await page.waitForURL("**/en/pay/**");
}

test("fields are large enough that no phone zooms into them", async ({ page, merchant }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toCard(page, (await merchant.session()).session_id);
  for (const path of [null, "/en/sandbox/events?type=payment"]) {
    if (path !== null) await page.goto(path);
    const sizes = await page
      .locator("input:not([type=hidden], [type=radio], [type=checkbox]), select")
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  }
});

test("the header is as wide on every page, with the content in its middle", async ({ page, ownMerchant }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const made = await subscription(ownMerchant);
  await page.goto(`/en/checkout/${made.sessionId}`);
  const header = await across(page, "header bdi >> xpath=..");
  expect((await across(page, "main > *")).start).toBe(header.start);
  await begin(page, made, "1");
  for (const path of [null, made.url, "/en/sandbox/mailbox"]) {
    if (path !== null) await page.goto(path);
    expect((await across(page, "header bdi >> xpath=..")).start, page.url()).toBe(header.start);
    expect((await across(page, "main > *")).middle, page.url()).toBe(640);
  }
});

test("a way to pay and its radio stand on one line", async ({ page, merchant }) => {
  await page.goto(`/en/checkout/${(await merchant.session()).session_id}`);
  const [radio, row] = await Promise.all([
    page.getByRole("radio", { name: say("en").sandbox }).boundingBox(),
    page.locator("label:has(input[name=method][value=sandbox])").boundingBox(),
  ]);
  const middle = (box: typeof radio) => (box === null ? Number.NaN : box.y + box.height / 2);
  expect(Math.abs(middle(radio) - middle(row))).toBeLessThanOrEqual(1.5);
});

test("what is not chosen in the dark is drawn like what surrounds it, not like what is disabled", async ({
  page,
  merchant,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const session = await merchant.session({ customer_id: "c-dark", pg_codes: ["sandbox", "sandbox-auth"] });
  await page.goto(`/en/checkout/${session.session_id}`);
  await expect(page.getByRole("radio").first()).toHaveCSS("background-color", "rgb(19, 27, 25)");
  await expect(page.getByRole("radio").first()).toHaveCSS("appearance", "none");
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: say("en").continue }).click();
  const box = page.getByRole("checkbox", { name: "Save this card" });
  await expect(box).toHaveCSS("background-color", "rgb(19, 27, 25)");
  await expect(box).toHaveCSS("appearance", "none");
});

test("a window 400 or 320 pixels high shows the question and its answers, not the button over them", async ({
  page,
  merchant,
}) => {
  const session = await merchant.session({ pg_codes: ["sandbox", "sandbox-auth"] });
  await page.goto(`/en/checkout/${session.session_id}`);
  const button = page.getByRole("button", { name: say("en").continue });
  for (const [index, height] of [400, 320].entries()) {
    await page.setViewportSize({ width: 640, height });
    await expect(button.locator("xpath=..")).toHaveCSS("position", "static");
    const radio = page.getByRole("radio").nth(index);
    await radio.scrollIntoViewIfNeeded();
    await radio.check();
    await expect(radio).toBeChecked();
  }
});

test("letters twice as large keep their order, and nothing runs out of the window", async ({ page, ownMerchant }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const made = await begunSubscription(ownMerchant);
  for (const path of [
    made.url,
    `/en/checkout/${(await ownMerchant.session()).session_id}`,
    "/en/sandbox/events",
    "/",
  ]) {
    await page.goto(path);
    // One evaluation, because the page of events grows while other tests make events.
    const [before, after] = await page.evaluate(() => {
      const sizes = () =>
        [...document.querySelectorAll("h1, h2, button, p, a, dt, th")].map((element) =>
          Number.parseFloat(getComputedStyle(element).fontSize),
        );
      const usual = sizes();
      document.documentElement.style.fontSize = "200%";
      return [usual, sizes()];
    });
    expect(after).toEqual(before?.map((size) => size * 2));
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test("a window of 256 pixels is wide enough", async ({ page, ownMerchant }) => {
  await page.setViewportSize({ width: 256, height: 512 });
  const made = await begunSubscription(ownMerchant);
  for (const lang of LANGUAGES) {
    const open = (await ownMerchant.session({ customer_id: "c-narrow" })).session_id;
    for (const path of [
      made.url.replace("/en/", `/${lang}/`),
      `/${lang}/checkout/${open}`,
      `/${lang}/sandbox/events`,
    ]) {
      await page.goto(path);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  }
});

test.describe("on a first visit", () => {
  test.use({ hasOwnContext: true });

  test("a page downloads only the fonts of its language, and requests them at once", async ({ page, merchant }) => {
    const { session_id: id } = await merchant.session();
    for (const [path, fonts] of [
      [`/en/checkout/${id}`, ["inter-latin"]],
      ["/en/sandbox/events", ["inter-latin"]],
      [`/ar/checkout/${id}`, ["arabic-400", "arabic-600", "inter-latin"]],
    ] as const) {
      const loaded: string[] = [];
      const note = (request: { url(): string }) => {
        const [name] = /(inter-latin|arabic-\d+)(?=[^/]*\.woff2)/.exec(request.url()) ?? [];
        if (/\.woff2/.test(request.url())) loaded.push(name ?? request.url());
      };
      page.on("request", note);
      const response = await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      page.off("request", note);
      expect(loaded.sort(), path).toEqual(fonts);
      const asked = (await response?.headerValue("link")) ?? "";
      expect(asked.match(/as="font"/g), path).toHaveLength(fonts.length);
    }
  });
});

test("a receipt is printed without ribbon, links and footer", async ({ page, merchant }) => {
  await toCard(page, (await merchant.session()).session_id);
  await page.getByRole("button", { name: "4111 1111 1111 111" }).first().click();
  await page.getByRole("button", { name: say("en").pay }).click();
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const unneeded of ["Test mode: no real money moves", "Payments by Sarraf", "العربية"])
    await expect(page.getByText(unneeded)).toBeHidden();
  await expect(page.getByText("KWD 10.500").first()).toBeVisible();
});

test("back from the shop, the result is shown and does not redirect", async ({ page, merchant, receiver }) => {
  const session = await merchant.session({ webhook_url: receiver.webhookUrl, redirect_url: receiver.shopUrl });
  await toCard(page, session.session_id);
  await page.getByRole("button", { name: "4111 1111 1111 111" }).first().click();
  await page.getByRole("button", { name: say("en").pay }).click();
  await expect(page.getByRole("heading", { name: "Back at the shop" })).toBeVisible();
  await page.goBack();
  const result = page.getByRole("status").filter({ hasText: say("en").paid });
  await expect(result).toContainText("has received your payment");
  await expect(result).not.toContainText("Taking you back");
  await expect(page.getByRole("link", { name: "Return to merchant" })).toBeVisible();
});

for (const lang of LANGUAGES) {
  test(`${lang}: a page that is not there says so under our name, in both languages, with a way on`, async ({
    page,
  }) => {
    const names = { en: ["Page not found", "Sarraf", "/"], ar: ["الصفحة غير موجودة", "صرّاف", "/ar"] }[lang];
    const [title = "", brand = "", home = ""] = names;
    const unknown = `checkout/${"0".repeat(40)}`;
    const paths =
      lang === "en" ? [unknown, "checkout/0", "nothing"] : [unknown, "pay/0.0", "subscription/0", "nothing/at/all"];
    for (const path of paths) {
      const response = await page.goto(`/${lang}/${path}`);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: brand })).toHaveAttribute("href", home);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page).toHaveTitle(title);
    }
  });
}
