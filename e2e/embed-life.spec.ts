/** The web SDK over time: changed amounts, other tabs, lost networks, pages that come and go. */
import { gate } from "./support/gate";
import { callSdk, heardBy, refuse, whenAsked } from "./support/host-page";
import { saveCard } from "./support/saved-card";
import { expect, type Merchant, type Page, test } from "./support/test";

const frameOf = (page: Page, element = "pay") => page.frameLocator(`#${element} iframe`);
const namesHeard = async (page: Page) => (await heardBy(page)).map(([name]) => name);

/** The shop's server changes the amount once, when `beforePayment` asks. */
async function changeAmount(page: Page, merchant: Merchant, change: { sessionId: string; amount: string }) {
  let isDone = false;
  await whenAsked(page, async (name) => {
    if (name !== "beforepayment" || isDone) return;
    isDone = true;
    const { amount, sessionId } = change;
    const { status } = await merchant.call("PATCH", `/b/checkout/v1/pymt-txn/${sessionId}`, { amount });
    expect(status).toBe(200);
  });
}

for (const allows of [true, false])
  test(`a button pressed before the scripts come asks the shop once, and ${allows ? "goes on with them" : "pays nothing if the shop refuses"}`, async ({
    ownMerchant,
    shop,
    page,
  }) => {
    const { session_id } = await ownMerchant.session({ pg_codes: ["sandbox"] });
    const asked: string[] = [];
    await whenAsked(page, async (name) => {
      asked.push(name);
    });
    const scripts = gate();
    await page.route("**/_next/static/chunks/*.js", async (route) => {
      await scripts.opened;
      await route.continue().catch(() => undefined);
    });
    const opened = shop.open(page, { session_id }).catch(() => undefined);
    const frame = page.locator("#pay iframe");
    const pay = frameOf(page).getByRole("button", { name: "Continue" });
    try {
      // A frame without scripts is shown well before the 15 seconds after which the SDK gives up.
      await expect(frame).toHaveCSS("opacity", "1", { timeout: 8_000 });
      if (!allows) await refuse(page, "validatepayment");
      await pay.dblclick();
      await expect(pay).toHaveAttribute("aria-busy", "true");
      await expect.poll(() => asked).toEqual(["validatepayment"]);
    } finally {
      scripts.open();
    }
    if (allows) await page.waitForURL(/\/en\/pay\//);
    await opened;
    if (!allows) {
      await expect(pay).toHaveAttribute("aria-busy", "false");
      await expect(frameOf(page).locator("[inert]")).toHaveCount(0);
      await refuse(page);
      await pay.click();
      await page.waitForURL(/\/en\/pay\//);
      asked.splice(0, 1);
    }
    expect(asked).toEqual(["validatepayment", "beforepayment"]);
    expect((await ownMerchant.retrieve(session_id)).attempts).toHaveLength(1);
  });

test("a discount that beforePayment gives is what the saved card is charged", async ({ ownMerchant, shop, page }) => {
  await saveCard(ownMerchant, "411111111111111");
  const { session_id } = await ownMerchant.session({ customer_id: "c-1" });
  await changeAmount(page, ownMerchant, { sessionId: session_id, amount: "9.000" });
  await shop.open(page, { session_id });
  await frameOf(page).getByRole("button", { name: "Pay KWD 10.500" }).click();
  await expect.poll(() => namesHeard(page)).toEqual(["validatepayment", "beforepayment", "success"]);
  expect(await ownMerchant.retrieve(session_id)).toMatchObject({ state: "paid", paid_amount: "9.000" });
});

test("a higher amount is not charged but shown", async ({ ownMerchant, shop, page }) => {
  await saveCard(ownMerchant, "411111111111111");
  const { session_id } = await ownMerchant.session({ customer_id: "c-1" });
  await changeAmount(page, ownMerchant, { sessionId: session_id, amount: "12.000" });
  await shop.open(page, { session_id });
  await frameOf(page).getByRole("button", { name: "Pay KWD 10.500" }).click();
  await expect(frameOf(page).getByRole("button", { name: "Pay KWD 12.000" })).toBeVisible();
  await expect(frameOf(page).getByText("The payment has changed.")).toBeVisible();
  expect(await ownMerchant.retrieve(session_id)).toMatchObject({ state: "pending", attempts: [] });
});

test("a method with a separate page begins again with the discounted amount, asking the shop once", async ({
  ownMerchant,
  shop,
  page,
}) => {
  const { session_id } = await ownMerchant.session();
  await changeAmount(page, ownMerchant, { sessionId: session_id, amount: "9.000" });
  await shop.open(page, { session_id });
  await frameOf(page).getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/en\/pay\//);
  await expect(page.getByRole("button", { name: "Pay KWD 9.000" })).toBeVisible();
});

test("a payment that is made elsewhere is reported once, in the frame too", async ({ ownMerchant, shop, page }) => {
  const { session_id } = await ownMerchant.session();
  await shop.open(page, { session_id });
  await expect(frameOf(page).getByRole("radio")).toBeVisible();
  await ownMerchant.inquire(session_id);
  await expect(frameOf(page).getByRole("status")).toContainText("Payment successful");
  await expect.poll(() => namesHeard(page)).toEqual(["success"]);
  await callSdk(page, "reload");
  await expect(frameOf(page).getByRole("status")).toContainText("Payment successful");
  expect(await namesHeard(page)).toEqual(["success"]);
});

test("an expired session says so in both languages, and takes no payment", async ({ ownMerchant, shop, page }) => {
  const { session_id } = await ownMerchant.session({ expiration_time: "00:01:00" });
  await ownMerchant.call("POST", "/b/sandbox/v1/clock/advance/", { by: "PT2M" });
  await shop.open(page, { session_id });
  await expect(frameOf(page).getByRole("status")).toContainText("Session expired");
  await callSdk(page, "update", { lang: "ar" });
  await expect(frameOf(page).getByRole("status")).toContainText("انتهت");
  await expect.poll(() => namesHeard(page)).toEqual(["error"]);
  const submit = await fetch(`${ownMerchant.base}/b/checkout/api/sdk/v1/submit/${session_id}/`, {
    method: "POST",
    headers: { authorization: `Api-Key ${ownMerchant.credentials.public_key}`, "content-type": "application/json" },
    body: JSON.stringify({ pg_code: "sandbox" }),
  });
  expect(submit.status).toBe(409);
});

test("without callbacks the customer sees a popup of the gateway's answer, and then the way back", async ({
  ownMerchant,
  shop,
  page,
}) => {
  shop.functions = [];
  await saveCard(ownMerchant, "411111111111114");
  const redirect_url = `${shop.origin}/thanks`;
  const { session_id } = await ownMerchant.session({ customer_id: "c-1", redirect_url });
  await shop.open(page, { session_id });
  await frameOf(page).getByRole("button", { name: /^Pay/ }).click();
  const popup = page.getByRole("dialog", { name: "Payment not completed" });
  await expect(popup).toContainText("The payment was declined.");
  await expect(popup.getByRole("definition").first()).toBeVisible();
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toBeHidden();
  await ownMerchant.inquire(session_id);
  await page.getByRole("dialog", { name: "Payment successful" }).getByRole("button", { name: "Close" }).click();
  await page.waitForURL(/\/thanks\?.*session_id=/);
});

test.describe("with a clock that the test sets", () => {
  test.use({ hasOwnContext: true });

  test("a frame that does not come says so after fifteen seconds, and is tried again", async ({
    ownMerchant,
    shop,
    page,
  }) => {
    const { session_id } = await ownMerchant.session();
    await page.clock.install();
    await page.route(/\/embed\//, (route) => route.abort());
    await shop.open(page, { session_id });
    await expect(page.getByRole("status")).toContainText("Loading");
    await page.clock.runFor(15_001);
    await expect(page.getByRole("alert")).toHaveText("The payment could not be loaded.");
    expect(await namesHeard(page)).toEqual(["error"]);
    await page.unroute(/\/embed\//);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(frameOf(page).getByRole("radio")).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
  });
});

for (const { where, change, dark } of [
  { where: "the last change", change: { lang: "en", uiMode: "dark" }, dark: 1 },
  { where: "the first look, chosen again", change: { lang: "en" }, dark: 0 },
])
  test(`a frame that arrives late where an earlier change sent it goes on to ${where}`, async ({
    ownMerchant,
    shop,
    page,
  }) => {
    const { session_id } = await ownMerchant.session();
    const [scripts, arrival] = [gate(), gate()];
    await page.route("**/_next/static/chunks/*.js", async (route) => {
      await scripts.opened;
      await route.continue().catch(() => undefined);
    });
    await page.route(/\/ar\/embed\//, async (route) => {
      await arrival.opened;
      await route.continue().catch(() => undefined);
    });
    const opened = shop.open(page, { session_id });
    await expect(page.locator("#pay iframe")).toHaveCSS("opacity", "1");
    await page.evaluate(() =>
      Reflect.get(window, "Checkout").on("ready", () => Reflect.get(window, "heard").push(["ready"])),
    );
    const towardsArabic = page.waitForRequest(/\/ar\/embed\//);
    await callSdk(page, "update", { lang: "ar" });
    await towardsArabic;
    scripts.open();
    // A test cannot run a script in a frame that is being left.
    await expect.poll(() => namesHeard(page)).toContain("ready");
    const towardsLast = page.waitForRequest(/\/en\/embed\//);
    await callSdk(page, "update", change);
    await towardsLast;
    arrival.open();
    await opened;
    await expect(frameOf(page).locator("html")).toHaveAttribute("lang", "en");
    await expect(frameOf(page).locator('[data-scheme="dark"]')).toHaveCount(dark);
    await expect(frameOf(page).getByRole("radio")).toBeVisible();
  });

test("frames come and go with their elements, and strangers' messages change nothing", async ({
  ownMerchant,
  shop,
  page,
}) => {
  const { session_id } = await ownMerchant.session();
  const { host } = new URL(ownMerchant.base);
  const options = { selector: "pay", merchant_id: host, apiKey: ownMerchant.credentials.public_key, session_id };
  await shop.open(page, { session_id });
  // Twice at once, as in React's strict mode, and one more beside it.
  const begun = page.evaluate(async (given) => {
    const sdk = Reflect.get(window, "Checkout");
    const all = await Promise.all([sdk.init(given), sdk.init(given), sdk.init({ ...given, selector: "#other" })]);
    return all.map((each) => each !== null);
  }, options);
  expect(await begun).toEqual([false, true, true]);
  await expect(page.locator("iframe")).toHaveCount(2);
  for (const element of ["pay", "other"]) await expect(frameOf(page, element).getByRole("radio")).toBeVisible();
  await page.evaluate(() => {
    const channel = new URL(document.querySelector("#pay > div")?.shadowRoot?.querySelector("iframe")?.src ?? "");
    const named = channel.searchParams.get("channel");
    const words = [
      { type: "redirect", path: "/en/pay/x" },
      { type: "state", over: true, answered: false, result: { status: "success", message: "x" } },
      { type: "height", height: 9 },
      { type: "unknown" },
      { type: "state", over: true, answered: false, result: "x".repeat(70_000) },
    ];
    // From this page, which is neither the frame's window nor its origin.
    for (const word of words) window.postMessage({ channel: named, ...word }, "*");
    const frame = document.querySelector("#pay > div")?.shadowRoot?.querySelector("iframe")?.contentWindow;
    for (const type of ["show", "submit", "reload", "answer", "__proto__"])
      frame?.postMessage({ channel: "another-channel", type, path: "/en/checkout/x" }, "*");
    frame?.postMessage({ channel: named, type: "show", path: "//evil.example/en/embed/x/?" }, "*");
    frame?.postMessage({ channel: named, type: "options", theme: "x".repeat(70_000) }, "*");
    frame?.postMessage("text", "*");
  });
  await page.evaluate(() => document.querySelector("#other")?.remove());
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(frameOf(page).getByRole("radio")).toBeVisible();
  expect(await heardBy(page)).toEqual([]);
  // After the browser restored the page from its cache.
  await callSdk(page, "showPopup", "redirect");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCSS("outline-style", "none");
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(frameOf(page).getByRole("radio")).toBeVisible();
  await callSdk(page, "destroy");
  await callSdk(page, "destroy");
  await expect(page.locator("iframe")).toHaveCount(0);
});
