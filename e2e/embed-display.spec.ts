/** The frame's looks: sheet and list, variables, fonts, parts, wallets alone, typed cards. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectNoSeriousFault } from "./support/axe";
import { callSdk, heardBy, violationsOn, whenAsked } from "./support/host-page";
import { saveCard } from "./support/saved-card";
import { expect, type Page, test } from "./support/test";
import { say } from "./support/words";

const frameOf = (page: Page) => page.frameLocator("#pay iframe");

/** What the page's console says of the SDK. */
function warningsOn(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" && message.text().includes("Checkout:")) warnings.push(message.text());
  });
  return warnings;
}

/** Records the changes that the shop receives. */
async function changesOn(page: Page): Promise<() => Promise<Record<string, unknown>[]>> {
  await page.evaluate(() => {
    const changes: unknown[] = [];
    Reflect.set(window, "changes", changes);
    Reflect.get(window, "Checkout").on("change", (change: unknown) => changes.push(change));
  });
  return () => page.evaluate(() => Reflect.get(window, "changes"));
}

test("the list is above the details and the button", async ({ ownMerchant, shop, page }) => {
  const { session_id } = await ownMerchant.session();
  await shop.open(page, { session_id });
  const frame = frameOf(page);
  await expect(frame.getByRole("heading", { name: "Payment details" })).toBeVisible();
  const places = [
    frame.getByRole("radiogroup"),
    frame.getByRole("heading", { name: "Payment details" }),
    frame.getByRole("button", { name: "Continue" }),
  ];
  const tops = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  // Without a fee the amount is shown once.
  await expect(frame.locator("dl > div")).toHaveCount(1);
});

for (const lang of ["en", "ar"] as const) {
  test(`${lang}: a sheet holds the methods, gives back the focus and pays with what is chosen in it`, async ({
    ownMerchant,
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await ownMerchant.call("POST", "/b/pbl/v2/osb/create/", {
      name_en: "second",
      code: "second",
      currency_code: "KWD",
      plugins: ["payment_request"],
    });
    const { session_id } = await ownMerchant.session({ language: lang, pg_codes: ["sandbox", "second"] });
    await shop.open(page, { session_id, lang, mode: "BottomSheet", defaultSelectedPgCode: "nobody" });
    const frame = frameOf(page);
    const selector = frame.locator("[data-part~=method-selector]");
    await expect(selector).toBeVisible();
    await expect(frame.getByRole("radio")).toHaveCount(0);
    const before = await page.locator("#pay iframe").evaluate((element) => element.clientHeight);
    await selector.click();
    const sheet = frame.getByRole("dialog");
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole("radio", { checked: true })).toHaveCount(0);
    await expectNoSeriousFault(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(selector).toBeFocused();
    await selector.click();
    await sheet.getByText("second", { exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(selector).toContainText("second");
    // The choice adds the line that says where the card is typed.
    await expect
      .poll(() => page.locator("#pay iframe").evaluate((element) => element.clientHeight))
      .toBeLessThanOrEqual(before + 45);
    await frame.getByRole("button", { name: say(lang).continue }).click();
    await page.waitForURL(new RegExp(`/${lang}/pay/`));
    const { attempts } = await ownMerchant.retrieve(session_id);
    expect(attempts).toMatchObject([{ pg_code: "second" }]);
  });
}

test("variables, fonts and parts reach the fields; what has no effect is named, and nothing gets into the styles", async ({
  ownMerchant,
  operator,
  shop,
  page,
}) => {
  await operator.run("gateway", "set", ownMerchant.credentials.merchant_id, "sandbox", "--flow", "card_onsite");
  const asked: string[] = [];
  const fonts = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "font/woff2" }).end("no font");
  });
  await new Promise<void>((done) => fonts.listen(0, "127.0.0.1", done));
  const src = `http://127.0.0.1:${(fonts.address() as AddressInfo).port}/shop.woff2`;
  const warnings = warningsOn(page);
  const { session_id } = await ownMerchant.session();
  await shop.open(page, {
    session_id,
    appearance: { primaryColor: "#5b2ea6", radius: 0, spacing: 5, fontFamily: "Georgia, serif" },
    fonts: [{ family: "Shop", src }],
    theme: {
      "card-input-fields": { color: "#5b2ea6", "background-color": "#f4f0ff", "border-width": "2px" },
      placeholder: { color: "#767676" },
      "pay-buton": { color: "red" },
      main: { position: "fixed", background: "url(https://evil.example/)" },
    },
  });
  const frame = frameOf(page);
  const number = frame.getByRole("textbox", { name: say("en").cardNumber });
  await expect(number).toHaveCSS("background-color", "rgb(244, 240, 255)");
  await expect(number).toHaveCSS("border-top-width", "2px");
  await expect(number).toHaveCSS("border-radius", "0px");
  await expect(number).toHaveCSS("font-family", /^Georgia, serif/);
  const expiry = frame.getByRole("textbox", { name: say("en").expiry });
  const placeholder = await expiry.evaluate((field) => getComputedStyle(field, "::placeholder").color);
  expect(placeholder).toBe("rgb(118, 118, 118)");
  const button = frame.getByRole("button", { name: say("en").pay });
  await expect(button).toHaveCSS("background-color", "rgb(91, 46, 166)");
  await expect(button).toHaveCSS("border-radius", "0px");
  await expect.poll(() => asked).toEqual(["/shop.woff2"]);
  for (const words of ['no part "pay-buton"', 'main cannot have "position: fixed"', 'the font "Shop"'])
    await expect.poll(() => warnings.filter((text) => text.includes(words)).length).toBe(1);
  await callSdk(page, "update", { appearance: { primaryColor: "#c2410c", radius: 24 } });
  await expect(button).toHaveCSS("background-color", "rgb(194, 65, 12)");
  await expect(button).toHaveCSS("border-radius", "24px");
  await callSdk(page, "update", { appearance: { primaryColor: "red; }" } });
  await expect.poll(() => warnings.join()).toContain("appearance.primaryColor");
  await expect(button).toHaveCSS("background-color", "rgb(194, 65, 12)");
  expect(await violationsOn(page)).toEqual([]);
  await shop.open(page, { session_id, appearance: { radius: "2em" } });
  await expect.poll(async () => (await heardBy(page)).map(([, { code }]) => code)).toEqual(["invalid_options"]);
  await shop.open(page, { session_id, fonts: [{ family: "A", src: "http://cdn.example/a.woff2" }] });
  await expect.poll(async () => (await heardBy(page))[0]?.[1].message).toContain("fonts[0].src");
  await new Promise((done) => fonts.close(done));
});

test("express shows the wallets alone, pays, and is empty where there is none", async ({
  ownMerchant,
  operator,
  shop,
  page,
}) => {
  const { merchant_id } = ownMerchant.credentials;
  await operator.run("gateway", "set", merchant_id, "sandbox", "--services", "apple_pay,google_pay");
  const { session_id } = await ownMerchant.session();
  await shop.open(page, { session_id: "" });
  const { host } = new URL(ownMerchant.base);
  const express = (id: string) =>
    page.evaluate(
      async ([options, at]) => {
        const forms: unknown[] = [];
        const sdk = Reflect.get(window, "Checkout");
        sdk.on("ready", (ready: { forms: unknown }) => forms.push(ready.forms));
        await sdk.express({ ...options, selector: at });
        await new Promise((done) => {
          const look = () => (forms.length > 0 ? done(null) : setTimeout(look, 50));
          look();
        });
        return forms.at(-1);
      },
      [{ merchant_id: host, apiKey: ownMerchant.credentials.public_key, session_id: id }, "other"] as const,
    );
  expect(await express(session_id)).toEqual(["apple_pay", "google_pay"]);
  const frame = page.frameLocator("#other iframe");
  await expect(frame.getByRole("button", { name: /Pay$/ })).toHaveText(["", ""]);
  await expect(frame.getByRole("radio")).toHaveCount(0);
  await expect(frame.getByRole("heading")).toHaveCount(0);
  await expect(frame.getByText(/Cancel payment|Payment details|Test mode/)).toHaveCount(0);
  await frame.getByRole("button", { name: "Google Pay", exact: true }).click();
  await frame
    .getByRole("dialog")
    .getByRole("button", { name: say("en").pay })
    .click();
  const names = async () => (await heardBy(page)).slice(1).map(([name]) => name);
  await expect.poll(names).toEqual(["validatepayment", "beforepayment", "success"]);
  await operator.run("gateway", "set", merchant_id, "sandbox", "--services", "none");
  const without = await ownMerchant.session();
  expect(await express(without.session_id)).toEqual([]);
  await expect.poll(() => page.locator("#other iframe").evaluate((element) => element.clientHeight)).toBeLessThan(20);
});

test("the shop learns a typed card's first digits and schemes, and the customer chooses the scheme", async ({
  ownMerchant,
  operator,
  shop,
  page,
}) => {
  await operator.run("gateway", "set", ownMerchant.credentials.merchant_id, "sandbox", "--flow", "card_onsite");
  const { session_id } = await ownMerchant.session();
  await shop.open(page, { session_id });
  const frame = frameOf(page);
  const number = frame.getByRole("textbox", { name: say("en").cardNumber });
  await expect(number).toBeVisible();
  const changes = await changesOn(page);
  await number.pressSequentially("44064");
  expect((await changes()).filter((change) => "card" in change)).toEqual([]);
  await number.pressSequentially("71234567890");
  const card = { bin: "440647", scheme: "mada", schemes: ["mada", "Visa"] };
  await expect.poll(async () => (await changes()).at(-1)).toMatchObject({ form_of_payment: "card_onsite", card });
  await frame.getByRole("radio", { name: "Visa" }).check();
  await expect.poll(async () => (await changes()).at(-1)?.card).toEqual({ ...card, scheme: "Visa" });
  await frame.getByRole("textbox", { name: say("en").expiry }).fill("1");
  await frame.getByRole("textbox", { name: say("en").cvv }).fill("1");
  await expect(frame.getByRole("textbox", { name: say("en").expiry })).toHaveAttribute("aria-invalid", "true");
  expect(JSON.stringify(await changes())).not.toContain("4406471");
});

test("another language during beforePayment does not lose the press", async ({ ownMerchant, shop, page }) => {
  await saveCard(ownMerchant, "411111111111111");
  const { session_id } = await ownMerchant.session({ customer_id: "c-1" });
  await shop.open(page, { session_id });
  await whenAsked(page, async (name) => {
    if (name === "beforepayment") await callSdk(page, "update", { lang: "ar" });
  });
  await frameOf(page)
    .getByRole("button", { name: say("en").pay })
    .click();
  const names = async () => (await heardBy(page)).map(([name]) => name);
  await expect.poll(names).toEqual(["validatepayment", "beforepayment", "success"]);
  await expect(frameOf(page).locator("html")).toHaveAttribute("dir", "rtl");
  await expect(frameOf(page).locator("body")).toHaveCSS("font-size", "15px");
});

test("a component that shows a paid session again is not told again", async ({ ownMerchant, shop, page }) => {
  await saveCard(ownMerchant, "411111111111111");
  const { session_id } = await ownMerchant.session({ customer_id: "c-1" });
  await shop.open(page, { session_id });
  await frameOf(page)
    .getByRole("button", { name: say("en").pay })
    .click();
  const results = async () => (await heardBy(page)).map(([name]) => name).filter((name) => !/payment$/.test(name));
  await expect.poll(results).toEqual(["success"]);
  const { host } = new URL(ownMerchant.base);
  const options = { merchant_id: host, apiKey: ownMerchant.credentials.public_key, session_id };
  await callSdk(page, "init", { ...options, selector: "pay" });
  await expect(
    frameOf(page)
      .getByRole("status")
      .filter({ hasText: say("en").paid }),
  ).toBeVisible();
  expect(await results()).toEqual(["success"]);
  await page.reload();
  await expect.poll(results).toEqual(["success"]);
});

test("an unlisted page with a preload gets its error at once, and a policy that blocks the service is named", async ({
  ownMerchant,
  shop,
  page,
  console,
}) => {
  const warnings = warningsOn(page);
  const made = await ownMerchant.session({ include_sdk_setup_preload: true });
  const { session_id, sdk_setup_preload_payload: setupPreload } = made;
  await ownMerchant.call("PATCH", "/b/merchant/v1/settings/", { allowed_origins: [] });
  await shop.open(page, { session_id, setupPreload });
  const codes = async () => (await heardBy(page)).map(([, { code }]) => code);
  await expect.poll(codes, { timeout: 12_000 }).toEqual(["network"]);
  expect(warnings.join()).toContain("allowed_origins");
  await ownMerchant.call("PATCH", "/b/merchant/v1/settings/", { allowed_origins: [shop.origin] });
  shop.faults = { policy: `frame-src ${ownMerchant.base}; connect-src 'none'` };
  await shop.open(page, { session_id });
  await expect.poll(codes).toEqual(["network"]);
  expect(warnings.join()).toContain("to connect-src");
  shop.faults = { policy: `frame-src 'none'; connect-src ${ownMerchant.base}` };
  await shop.open(page, { session_id, setupPreload });
  await expect.poll(codes, { timeout: 12_000 }).toEqual(["not_shown"]);
  expect(warnings.join()).toContain("to frame-src");
  // A page whose origin is not listed may not frame the payment.
  console.expects(
    /CORS policy/,
    /frame-ancestors 'none'/,
    /connect-src 'none'/,
    /Fetch API cannot load/,
    /frame-src 'none'/,
  );
});
