/** The web SDK's options, themes, events and errors. */
import { withDatabase } from "./support/database";
import { callSdk, heardBy, violationsOn } from "./support/host-page";
import { saveCard } from "./support/saved-card";
import { expect, type Page, test } from "./support/test";

const frameOf = (page: Page, element = "pay") => page.frameLocator(`#${element} iframe`);

/** The page's later requests to the service, without pages and files. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/b\//.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test("what cannot be shown is an error, and nothing is asked", async ({ shop, page }) => {
  const calls = callsOf(page);
  await shop.open(page, { session_id: "" });
  const whole = { selector: "#pay", merchant_id: "pay.example", apiKey: "pk_1", session_id: "0".repeat(40) };
  const mistakes = [
    { selector: "" },
    { merchant_id: undefined },
    { apiKey: null },
    { apiKey: "sk_secret" },
    { apiKey: "rk_secret" },
    { merchant_id: "https://pay.example/" },
    { selector: "nowhere" },
  ];
  for (const mistake of mistakes) expect(await callSdk(page, "init", { ...whole, ...mistake })).toBeNull();
  const heard = await heardBy(page);
  expect(heard.map(([name]) => name)).toEqual(new Array(mistakes.length + 1).fill("error"));
  for (const [, result] of heard)
    expect(result).toMatchObject({
      status: "error",
      code: expect.any(String),
      message: expect.any(String),
      form_of_payment: "",
    });
  expect(await callSdk(page, "init", { ...whole, visibleItemsCount: 0 })).toContain("InvalidConfiguration");
  expect(calls).toEqual([]);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a payload that is damaged costs one request, and a save_card session shows no saved card", async ({
  ownMerchant,
  shop,
  page,
}) => {
  await saveCard(ownMerchant, "411111111111111");
  const saving = { amount: "0.000", payment_type: "save_card", customer_id: "c-1" };
  const { session_id } = await ownMerchant.session(saving);
  const calls = callsOf(page);
  await shop.open(page, { session_id, setupPreload: { session_id, cards: "broken" } });
  await expect(frameOf(page).getByRole("radio")).toHaveCount(1);
  expect(calls).toEqual([`/b/checkout/v1/sdk/${session_id}/`]);
});

test("a shop with its own pay button receives what is chosen, and pays by it", async ({ ownMerchant, shop, page }) => {
  for (const code of ["second", "third"])
    await ownMerchant.call("POST", "/b/pbl/v2/osb/create/", {
      name_en: code,
      code,
      currency_code: "KWD",
      plugins: ["payment_request"],
    });
  const disclaimer = "Sold by the shop, not by the bank.";
  await ownMerchant.call("PATCH", "/b/merchant/v1/settings/", { disclaimer });
  const { session_id } = await ownMerchant.session({ pg_codes: ["sandbox", "second", "third"] });
  await shop.open(page, {
    session_id,
    showPayButton: false,
    showPaymentDetails: false,
    visibleItemsCount: 2,
    defaultSelectedPgCode: "second",
  });
  const frame = frameOf(page);
  await expect(frame.getByRole("radio", { name: "second" })).toBeChecked();
  await expect(frame.getByText(disclaimer)).toBeVisible();
  await expect(frame.getByRole("button")).toHaveText(["View more", "Cancel payment"]);
  await expect(frame.getByRole("heading")).toHaveText(["How would you like to pay?"]);
  await page.evaluate(() => {
    const told: unknown[] = [];
    Reflect.set(window, "told", told);
    // The first choice may be reported before or after this.
    const tell = (change: { pg_code: string }) => change.pg_code !== "second" && told.push(change);
    Reflect.get(window, "Checkout").on("change", tell);
  });
  await frame.getByRole("button", { name: "View more" }).click();
  await frame.getByRole("radio", { name: "third" }).check();
  const told = () => page.evaluate(() => Reflect.get(window, "told"));
  await expect.poll(told).toEqual([{ valid: true, form_of_payment: "redirect", pg_code: "third" }]);
  await callSdk(page, "submit");
  await page.waitForURL(/\/en\/pay\//);
});

test("another language and look keep the frame, what is chosen and what is typed", async ({
  ownMerchant,
  shop,
  page,
}) => {
  await saveCard(ownMerchant, "411111111111111");
  const asksCvv = "UPDATE saved_card SET cvv_required = true WHERE merchant_id = $1";
  await withDatabase((database) => database.query(asksCvv, [ownMerchant.credentials.merchant_id]));
  const { session_id } = await ownMerchant.session({ customer_id: "c-1" });
  const theme = {
    main: { "background-color": "#201040", background: "url(https://evil.example/)", position: "fixed" },
    "pay-button": { "background-color": "#ffd400", color: "#ffe000" },
  };
  await shop.open(page, { session_id, displayMode: "grid", theme });
  const frame = frameOf(page);
  const button = frame.getByRole("button", { name: /^Pay/ });
  await expect(button).toHaveCSS("background-color", "rgb(255, 212, 0)");
  // Unreadable text of a theme becomes black or white.
  await expect(button.locator("span").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(frame.getByRole("heading", { name: "How would you like" })).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(frame.getByRole("radiogroup")).toHaveCSS("display", "grid");
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(frame.getByRole("radiogroup")).toHaveCSS("display", "block");
  const cvv = frame.getByRole("textbox", { name: "CVV" });
  await cvv.fill("123");
  await expect(cvv).toHaveAttribute("dir", "ltr");
  const loads = await page.evaluate(() => {
    const frame = document.querySelector("#pay > div")?.shadowRoot?.querySelector("iframe");
    frame?.addEventListener("load", () => Reflect.get(window, "heard").push(["loaded", {}]));
    return frame !== null;
  });
  expect(loads).toBe(true);
  await callSdk(page, "update", { lang: "ar", uiMode: "dark", theme: {}, formsOfPayment: ["tokenPay"] });
  await expect(frame.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(frame.getByRole("radio")).toHaveCount(1);
  await expect(frame.getByRole("radio", { name: /1111/ })).toBeChecked();
  await expect(frame.getByRole("textbox")).toHaveValue("123");
  await expect(frame.getByRole("textbox")).toHaveAttribute("dir", "ltr");
  await expect(frame.locator("html")).toHaveCSS("color-scheme", "dark");
  expect(await heardBy(page)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
});
