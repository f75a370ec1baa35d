/** The web SDK always calls a callback: old browsers, ends of a session while it is open, lost networks. */
import { withDatabase } from "./support/database";
import { gate } from "./support/gate";
import { callSdk, heardBy, refuse } from "./support/host-page";
import { expect, type Page, test } from "./support/test";

const frameOf = (page: Page) => page.frameLocator("#pay iframe");

async function newsOf(page: Page) {
  return (await heardBy(page)).map(([name, { code, form_of_payment }]) => ({ name, code, form_of_payment }));
}

/** Removes what old browsers and pages on plain http lack, in the page and in the frame. */
function age(): void {
  Reflect.deleteProperty(URL, "canParse");
  Reflect.deleteProperty(Crypto.prototype, "randomUUID");
  Reflect.deleteProperty(Document.prototype, "adoptedStyleSheets");
  Reflect.deleteProperty(ShadowRoot.prototype, "adoptedStyleSheets");
  Reflect.deleteProperty(AbortSignal, "timeout");
  Reflect.deleteProperty(window, "OffscreenCanvas");
  Reflect.deleteProperty(window, "reportError");
  Reflect.set(
    window,
    "CSSStyleSheet",
    class {
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    },
  );
}

test("an older browser on plain http pays in the frame, with the shop's theme", async ({
  ownMerchant,
  shop,
  page,
  console,
}) => {
  const { session_id } = await ownMerchant.session();
  await page.addInitScript(age);
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (response.url().includes("/_next/static/") && response.url().includes(".js")) scripts.add(response.url());
  });
  await shop.open(page, { session_id, theme: { "pay-button": { "background-color": "rgb(91, 46, 166)" } } });
  const pay = frameOf(page).getByRole("button", { name: "Continue" });
  await expect(pay).toHaveCSS("background-color", "rgb(91, 46, 166)");
  await pay.click();
  await page.waitForURL(/\/en\/pay\//);
  // The shop's policy allows no style element.
  console.expects(/inline style .*default-src 'none'/);
  expect(scripts.size).toBeGreaterThan(0);
  // A browser that left the page no longer has its scripts.
  for (const address of scripts) {
    const reply = await page.request.get(address, { maxRetries: 1 });
    expect(reply.status()).toBe(200);
    const text = await reply.text();
    // Safari before 16.4 refuses scripts with a lookbehind or a static block.
    expect(text).not.toMatch(/\/[^/\n]*\(\?<[=!]|[;{}]static\{/);
    expect(text).not.toMatch(/crypto\.randomUUID\(/);
  }
});

for (const browser of ["today's", "older"] as const) {
  test(`on plain http outside the loopback address, ${browser} browser pays by card or tells why not`, async ({
    ownMerchant,
    operator,
    shop,
    page,
    console,
  }) => {
    const { merchant_id } = ownMerchant.credentials;
    await operator.run("gateway", "set", merchant_id, "sandbox", "--flow", "card_onsite");
    const { session_id } = await ownMerchant.session();
    if (browser === "older") await page.addInitScript(age);
    await shop.move("shop.lan", "pay.lan");
    const formsOfPayment = ["cardOnsite"];
    await shop.open(page, { session_id, formsOfPayment });
    const lacks = () => [isSecureContext, typeof crypto.randomUUID, typeof crypto.subtle];
    const frame = frameOf(page);
    for (const place of [page.locator("html"), frame.locator("html")])
      expect(await place.evaluate(lacks)).toEqual([false, "undefined", "undefined"]);
    const box = (name: string) => frame.getByRole("textbox", { name });
    await box("Card number").fill("411111111111111");
    await box("Expiry date").fill("12/30");
    await box("CVV").fill("123");
    await frame.getByRole("button", { name: /^Pay / }).click();
    await expect.poll(async () => (await newsOf(page)).at(-1)).toMatchObject({ name: "success" });
    expect((await ownMerchant.retrieve(session_id)).state).toBe("paid");
    await shop.open(page, { session_id: "00000000-0000-4000-8000-000000000000" });
    await expect.poll(() => newsOf(page)).toMatchObject([{ name: "error", code: "session_not_found" }]);
    // An unknown session's page may not be framed.
    console.allows(/frame-ancestors 'none'/);
    console.expects(/^The Cross-Origin-Opener-Policy header has been ignored/);
    // The shop's policy allows no style element, which older browsers need.
    if (browser === "older") console.expects(/inline style .*default-src 'none'/);
  });
}

test("a browser that cannot run the frame says so, and leads to the hosted checkout", async ({
  ownMerchant,
  shop,
  page,
}) => {
  const { session_id } = await ownMerchant.session();
  await page.addInitScript(() => Reflect.deleteProperty(window, "CSSLayerBlockRule"));
  await shop.open(page, { session_id, lang: "ar" });
  await expect.poll(() => newsOf(page)).toEqual([{ name: "error", code: "browser_unsupported", form_of_payment: "" }]);
  await expect(page.getByRole("alert")).toContainText("المتصفح");
  await page.getByRole("link").click();
  await page.waitForURL(new RegExp(`/ar/checkout/${session_id}`));
});

test("a frame without an accepted key shows and starts nothing, also with a preload", async ({
  ownMerchant,
  shop,
  page,
  console,
}) => {
  const made = await ownMerchant.session({ include_sdk_setup_preload: true });
  const { session_id, sdk_setup_preload_payload: setupPreload } = made;
  await shop.open(page, { session_id, setupPreload, apiKey: "pk_bogus" });
  await expect.poll(() => newsOf(page)).toEqual([{ name: "error", code: "unauthorized", form_of_payment: "" }]);
  await expect(page.locator("#pay iframe")).toHaveCount(0);
  expect((await ownMerchant.retrieve(session_id)).state).toBe("created");
  await shop.open(page, { session_id, setupPreload });
  const pay = frameOf(page).getByRole("button", { name: "Continue" });
  await expect(pay).toBeVisible();
  const revoke = "UPDATE api_key SET revoked_at = now() WHERE merchant_id = $1";
  await withDatabase((database) => database.query(revoke, [ownMerchant.credentials.merchant_id]));
  await pay.click();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await withDatabase(async (database) => {
    const tried = "SELECT FROM attempt WHERE session_id = $1";
    expect((await database.query(tried, [session_id])).rowCount).toBe(0);
  });
  console.expects(/status of 401/);
});

test("an exception at the start reaches the error callback", async ({ ownMerchant, shop, page }) => {
  const { session_id } = await ownMerchant.session();
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "attachShadow"));
  await shop.open(page, { session_id });
  await expect.poll(() => newsOf(page)).toEqual([{ name: "error", code: "start_failed", form_of_payment: "" }]);
});

test("a session that ends while it is open is reported unasked, with its reason", async ({
  ownMerchant,
  shop,
  page,
}) => {
  const { base, credentials } = ownMerchant;
  const headers = { authorization: `Api-Key ${credentials.public_key}` };
  const ways = {
    customer: (id: string) => fetch(`${base}/b/checkout/api/sdk/v1/cancel/${id}/`, { method: "POST", headers }),
    merchant: (id: string) => ownMerchant.call("POST", "/b/pbl/v2/operation/", { operation: "cancel", session_id: id }),
  };
  const told = { customer: ["cancel", "canceled"], merchant: ["error", "session_canceled"] } as const;
  for (const who of ["customer", "merchant"] as const) {
    const { session_id } = await ownMerchant.session();
    await shop.open(page, { session_id, lang: "ar" });
    await expect(frameOf(page).getByRole("radio")).toBeVisible();
    expect((await ways[who](session_id)).status).toBe(200);
    const [name, code] = told[who];
    await expect.poll(() => newsOf(page)).toMatchObject([{ name, code }]);
    expect((await heardBy(page))[0]?.[1].message).toBe("أُلغيت عملية الدفع.");
  }
  const short = await ownMerchant.session({ expiration_time: "00:10:00" });
  await shop.open(page, { session_id: short.session_id });
  await expect(frameOf(page).getByRole("radio")).toBeVisible();
  await ownMerchant.call("POST", "/b/sandbox/v1/clock/advance/", { by: "PT11M" });
  await expect.poll(() => newsOf(page)).toMatchObject([{ name: "error", code: "session_expired" }]);
});

test("sessionLoader continues an expired session in the same element", async ({ ownMerchant, shop, page }) => {
  const first = await ownMerchant.session({ expiration_time: "00:10:00" });
  const { host } = new URL(ownMerchant.base);
  await shop.open(page, { session_id: first.session_id });
  await ownMerchant.call("POST", "/b/sandbox/v1/clock/advance/", { by: "PT11M" });
  const second = await ownMerchant.session();
  const options = { selector: "pay", merchant_id: host, apiKey: ownMerchant.credentials.public_key };
  await page.evaluate(
    ([given, from, to]) => {
      Reflect.set(window, "heard", []);
      const sessionLoader = async () => ({ session_id: to });
      return Reflect.get(window, "Checkout").init({ ...given, session_id: from, sessionLoader });
    },
    [options, first.session_id, second.session_id] as const,
  );
  await expect(frameOf(page).getByRole("radio")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(1);
  expect(await heardBy(page)).toEqual([]);
  await refuse(page, "validatepayment");
  await frameOf(page).getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => heardBy(page)).toMatchObject([["validatepayment", { session_id: second.session_id }]]);
});

test("a payment that could not be shown is shown by reload once the service is back", async ({
  ownMerchant,
  shop,
  page,
}) => {
  const { session_id } = await ownMerchant.session();
  await page.route(`**/b/checkout/v1/sdk/${session_id}/`, (route) => route.abort());
  await shop.open(page, { session_id });
  await expect.poll(() => newsOf(page)).toMatchObject([{ name: "error", code: "network" }]);
  await page.unroute(`**/b/checkout/v1/sdk/${session_id}/`);
  await callSdk(page, "reload");
  await expect(frameOf(page).getByRole("radio")).toBeVisible();
});

test.describe("without a network", () => {
  test.use({ hasOwnContext: true });

  test("a lost network is reported once, and the frame says so beside the button", async ({
    ownMerchant,
    shop,
    page,
  }) => {
    const { session_id } = await ownMerchant.session();
    await shop.open(page, { session_id });
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
    // The SDK reports a loss from the moment at which the frame's scripts have come.
    await expect.poll(() => frameOf(page).getByRole("radio").evaluate(isHydrated)).toBe(true);
    await page.context().setOffline(true);
    await expect
      .poll(() => newsOf(page))
      .toEqual([{ name: "error", code: "network_lost", form_of_payment: "redirect" }]);
    await expect(frameOf(page).getByRole("status").filter({ hasText: "offline" })).toBeVisible();
    await page.context().setOffline(false);
    await expect(frameOf(page).getByRole("status").filter({ hasText: "offline" })).toBeHidden();
  });

  test("a loss before the frame's scripts have come is reported once they have", async ({
    ownMerchant,
    shop,
    page,
  }) => {
    const scripts = gate();
    await page.route("**/_next/static/**/*.js", async (route) => {
      const response = await route.fetch();
      await scripts.opened;
      await route.fulfill({ response });
    });
    const { session_id } = await ownMerchant.session();
    const opened = shop.open(page, { session_id });
    await expect(frameOf(page).getByRole("radio")).toBeVisible();
    const asksService = page.waitForEvent("requestfailed", (request) => request.url().endsWith("integrity.json"));
    await page.context().setOffline(true);
    await asksService;
    expect(await newsOf(page)).toEqual([]);
    scripts.open();
    await opened;
    await expect
      .poll(() => newsOf(page))
      .toEqual([{ name: "error", code: "network_lost", form_of_payment: "redirect" }]);
  });
});

test("a dialog appears in the part of the frame that the customer sees", async ({ ownMerchant, shop, page }) => {
  const { session_id } = await ownMerchant.session();
  await shop.open(page, { session_id });
  await expect(frameOf(page).getByRole("radio")).toBeVisible();
  await page.evaluate(() => {
    const pay = document.querySelector<HTMLElement>("#pay");
    if (pay !== null) pay.style.marginTop = "500px";
  });
  const box = await frameOf(page)
    .locator("html")
    .evaluate((root) => {
      const dialog = document.createElement("dialog");
      dialog.textContent = "Question";
      dialog.style.margin = "auto";
      document.body.append(dialog);
      dialog.showModal();
      return { middle: dialog.getBoundingClientRect().top + dialog.offsetHeight / 2, high: root.clientHeight };
    });
  expect(box.middle).toBeLessThan(box.high);
  const styled = frameOf(page).locator("html");
  await expect(styled).toHaveAttribute("style", /--sight-height: \d+px/);
  await frameOf(page)
    .locator("main")
    .evaluate((main) => {
      main.style.height = "140px";
      main.style.overflow = "hidden";
    });
  await expect(styled).toHaveAttribute("style", /--sight-height: 1[34]\dpx/);
});
