/** The web SDK's packages in a shop's application of another origin. */
import { createHash } from "node:crypto";
import { sdkBundle } from "../scripts/sdk-bundle.mjs";
import { versionOf } from "../scripts/sdk-releases.mjs";
import { heardBy } from "./support/host-page";
import { test } from "./support/react-shop";
import { expect, type Merchant, type Page } from "./support/test";

// In one worker: the packages are built into shared folders.
test.describe.configure({ mode: "default" });

const frames = (page: Page) => page.locator(".pay iframe");
const names = async (page: Page) => (await heardBy(page)).map(([name]) => name);

/** The shop's page with the component for each session in turn. */
async function open(
  page: Page,
  { merchant, origin, sessions }: { merchant: Merchant; origin: string; sessions: string[] },
) {
  await page.goto(origin);
  const shown = {
    script: { src: `${merchant.base}/sdk/v3/checkout.min.js` },
    merchant_id: new URL(merchant.base).host,
    apiKey: merchant.credentials.public_key,
    sessions,
  };
  await page.evaluate((given) => Reflect.get(window, "start")(given), shown);
}

test("a React component leaves one frame under StrictMode, follows its session and goes with it", async ({
  ownMerchant,
  reactShop,
  page,
}) => {
  const first = await ownMerchant.session();
  const second = await ownMerchant.session({ order_no: "20964" });
  await open(page, {
    merchant: ownMerchant,
    origin: reactShop.origin,
    sessions: [first.session_id, second.session_id],
  });
  await expect(frames(page)).toHaveCount(1);
  await expect(frames(page).contentFrame().getByRole("button", { name: "Continue" })).toBeVisible();
  await expect.poll(() => names(page)).toEqual(["instance", "ready"]);
  expect(await page.locator("script[src*='/sdk/v3/']").count()).toBe(1);

  await page.getByRole("button", { name: "Arabic" }).click();
  await expect(frames(page).contentFrame().locator("html")).toHaveAttribute("dir", "rtl");
  expect((await names(page)).filter((name) => name === "instance")).toHaveLength(1);

  await page.getByRole("button", { name: "Next session" }).click();
  await expect(frames(page)).toHaveAttribute("src", new RegExp(second.session_id));
  await expect(frames(page)).toHaveCount(1);
  await frames(page).contentFrame().getByRole("button", { name: "متابعة" }).click();
  await page.waitForURL(/\/ar\/pay\//);

  await open(page, { merchant: ownMerchant, origin: reactShop.origin, sessions: [first.session_id] });
  await expect(frames(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Next session" }).click();
  await expect(frames(page)).toHaveCount(0);
});

test("the loader comes once, and a load that fails may be tried again", async ({
  ownMerchant,
  reactShop,
  page,
  console,
}) => {
  await page.goto(reactShop.origin);
  const load = (src: string, options: object = {}) =>
    page.evaluate(
      ([address, more]) =>
        Reflect.get(
          window,
          "loadCheckout",
        )({ src: address, ...(more as object) }).then(
          (sdk: { version: string }) => sdk.version,
          (error: Error) => error.message,
        ),
      [src, options] as const,
    );
  const src = `${ownMerchant.base}/sdk/v3/checkout.min.js`;
  expect(await load(`${ownMerchant.base}/sdk/v3/integrity.json`)).toMatch(/could not be loaded|is not the checkout/);
  const wrong = `sha384-${Buffer.alloc(48).toString("base64")}`;
  expect(await load(src, { integrity: wrong })).toContain("could not be loaded");
  const { integrity } = await (await page.request.get(`${ownMerchant.base}/sdk/v3/integrity.json`)).json();
  const version = versionOf(await sdkBundle());
  expect(await load(src, { integrity })).toBe(version);
  expect(await load(src)).toBe(version);
  expect(await page.locator("script[src*='/sdk/v3/']").count()).toBe(1);
  console.expects(/MIME type|not executable/, /digest in the 'integrity' attribute/);
});

test.describe("with a clock that the test sets", () => {
  test.use({ hasOwnContext: true });

  test("a loader that does not come is given up after fifteen seconds", async ({ ownMerchant, reactShop, page }) => {
    await page.clock.install();
    await page.route("**/sdk/v3/checkout.min.js", () => undefined);
    await page.goto(reactShop.origin);
    const src = `${ownMerchant.base}/sdk/v3/checkout.min.js`;
    await page.evaluate((address) => {
      Reflect.get(
        window,
        "loadCheckout",
      )({ src: address }).catch((error: Error) => {
        document.title = error.message;
      });
    }, src);
    await page.clock.runFor(14_900);
    expect(await page.title()).toBe("");
    await page.clock.runFor(200);
    await expect(page).toHaveTitle(/did not load within 15 seconds/);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test("the installation serves every package of its index, with the listed hash", async ({ request }) => {
  const { packages } = await (await request.get("/sdk/packages/index.json")).json();
  for (const { path, sha256 } of packages) {
    const reply = await request.get(path);
    expect(reply.status()).toBe(200);
    expect(
      createHash("sha256")
        .update(await reply.body())
        .digest("hex"),
    ).toBe(sha256);
    for (const place of ["/sdk/packages/", "/sdk/packages"])
      expect(await (await request.get(place)).text()).toContain(`${path}#sha256=${sha256}`);
  }
  expect(packages.length).toBeGreaterThan(4);
});
