/** The payment in a frame of a shop's page with another origin and a strict policy. */
import { gzipSync } from "node:zlib";
import { versionOf } from "../scripts/sdk-releases.mjs";
import { expectNoSeriousFault } from "./support/axe";
import { heardBy, refuse, violationsOn } from "./support/host-page";
import { saveCard } from "./support/saved-card";
import { expect, type Page, test } from "./support/test";

const frameOf = (page: Page) => page.frameLocator("#pay iframe");
const namesHeard = async (page: Page) => (await heardBy(page)).map(([name]) => name);

test("the shop's hooks decide whether its customer goes to the gateway's page", async ({ ownMerchant, shop, page }) => {
  const { session_id } = await ownMerchant.session();
  await shop.open(page, { session_id });
  const pay = frameOf(page).getByRole("button", { name: "Continue" });
  await refuse(page, "validatepayment");
  await pay.click();
  await expect.poll(() => namesHeard(page)).toEqual(["validatepayment"]);
  expect((await ownMerchant.retrieve(session_id)).attempts).toEqual([]);
  await refuse(page);
  await expect(frameOf(page).locator("[aria-busy=true]")).toHaveCount(0);
  await pay.click();
  await page.waitForURL(/\/en\/pay\//);
  await expect(page.getByRole("textbox", { name: "Card number" })).toBeVisible();
});

test("a saved card is charged in the frame, and the shop is notified once", async ({ ownMerchant, shop, page }) => {
  await saveCard(ownMerchant, "411111111111111");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const next = await ownMerchant.session({ customer_id: "c-1", include_sdk_setup_preload: true });
  await shop.open(page, { session_id: next.session_id, setupPreload: next.sdk_setup_preload_payload, lang: "ar" });
  await expect(frameOf(page).locator("html")).toHaveAttribute("dir", "rtl");
  await frameOf(page).getByRole("radio", { name: /1111/ }).check();
  await frameOf(page).getByRole("button", { name: "ادفع" }).click();
  await expect.poll(() => namesHeard(page)).toEqual(["validatepayment", "beforepayment", "success"]);
  const [, [, before], [, result]] = (await heardBy(page)) as [unknown, [string, object], [string, object]];
  expect(before).toEqual({ card: expect.objectContaining({ number: "XXXXXXXXXXXX1111", expiry_year: "30" }) });
  expect(result).toMatchObject({ status: "success", form_of_payment: "token_pay", session_id: next.session_id });
  await expect(frameOf(page).getByRole("status")).toContainText("تم الدفع");
  expect(asked.filter((path) => path.startsWith("/b/"))).toEqual([]);
  expect(await heardBy(page)).toHaveLength(3);
  expect(await violationsOn(page)).toEqual([]);
});

test("a declined card is reported to the shop, and the customer may pay in another way", async ({
  ownMerchant,
  shop,
  page,
}) => {
  await saveCard(ownMerchant, "411111111111114");
  const { session_id } = await ownMerchant.session({ customer_id: "c-1" });
  await shop.open(page, { session_id, formsOfPayment: ["tokenPay"] });
  await expect(frameOf(page).getByRole("radio")).toHaveCount(1);
  await frameOf(page).getByRole("button", { name: /^Pay/ }).click();
  await expect.poll(() => namesHeard(page)).toEqual(["validatepayment", "beforepayment", "cancel"]);
  expect((await heardBy(page)).at(-1)?.[1]).toMatchObject({ message: "The payment was declined.", session_id });
  await expect(frameOf(page).getByRole("button", { name: /^Pay/ })).toBeVisible();
  // Earlier events are not sent again.
  await shop.open(page, { session_id });
  await expect(frameOf(page).getByRole("radio")).toHaveCount(2);
  expect(await heardBy(page)).toEqual([]);
});

for (const language of ["en", "ar"])
  test(`the frame is as high as its content and accessible (${language})`, async ({ ownMerchant, shop, page }) => {
    const { session_id } = await ownMerchant.session({ language });
    await shop.open(page, { session_id, lang: language });
    await expect(frameOf(page).getByRole("radio").first()).toBeVisible();
    // The frame adapts after the theme is applied.
    await expect(async () => {
      const inner = await frameOf(page)
        .locator("main")
        .evaluate((main) => Math.round(main.getBoundingClientRect().height));
      await expect(page.locator("#pay iframe")).toHaveCSS("height", `${inner}px`, { timeout: 1 });
    }).toPass();
    const query = new URLSearchParams({
      origin: shop.origin,
      channel: "alone-in-a-tab",
      key: ownMerchant.credentials.public_key,
    });
    await page.goto(`/${language}/embed/${session_id}/?${query}`);
    await expect(page.getByRole("radio").first()).toBeVisible();
    await expectNoSeriousFault(page);
  });

test("a page that the merchant does not list shows no payment, and receives an error", async ({
  ownMerchant,
  shop,
  page,
  console,
}) => {
  await ownMerchant.call("PATCH", "/b/merchant/v1/settings/", { allowed_origins: [] });
  const { session_id } = await ownMerchant.session();
  await shop.open(page, { session_id });
  await expect.poll(() => namesHeard(page)).toEqual(["error"]);
  await expect(page.getByRole("alert")).toHaveText("The payment could not be loaded.");
  await expect(page.locator("#pay iframe")).toBeHidden();
  expect((await ownMerchant.retrieve(session_id)).state).toBe("created");
  // The frame's page may arrive before the service has refused the session.
  console.allows(/frame-ancestors 'none'/);
  console.expects(/CORS policy/);
});

test("the script weighs at most 13 KB, and has the hash that is published", async ({ request }) => {
  const script = await (await request.get("/sdk/v3/checkout.min.js")).body();
  expect(gzipSync(script).length / 1024).toBeLessThanOrEqual(13);
  const { integrity } = await (await request.get("/sdk/v3/integrity.json")).json();
  const digest = await crypto.subtle.digest("SHA-384", new Uint8Array(script));
  expect(integrity).toBe(`sha384-${Buffer.from(digest).toString("base64")}`);
  const pinned = `/sdk/${versionOf(script.toString())}`;
  const released = await request.get(`${pinned}/checkout.min.js`);
  expect(released.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(released.headers()["access-control-allow-origin"]).toBe("*");
  expect(await (await request.get(`${pinned}/integrity.json`)).json()).toMatchObject({
    file: `${pinned}/checkout.min.js`,
  });
  expect((await request.get("/sdk/v3/checkout.min.js")).headers()["cache-control"]).toBe("public, max-age=300");
  for (const missing of ["/sdk/9.9.9/checkout.min.js", "/sdk/packages/none.tgz"]) {
    const answer = await request.get(missing);
    expect([answer.status(), answer.headers()["cache-control"]]).toEqual([404, "no-store"]);
  }
});
