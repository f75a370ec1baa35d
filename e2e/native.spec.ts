/** The payment in an app, whose messages are compared with the table. */
import { expectNoSeriousFault } from "./support/axe";
import { NativeShell } from "./support/native-shell";
import { saveCard } from "./support/saved-card";
import { expect, type Merchant, test } from "./support/test";
import { say } from "./support/words";

async function withCard(merchant: Merchant, number: string) {
  await saveCard(merchant, number);
  return merchant.session({ customer_id: "c-1", include_sdk_setup_preload: true });
}

test.describe("with a network that fails meanwhile", () => {
  test.use({ hasOwnContext: true });

  test("a saved card is charged in the order of the messages, without a card's data in any of them", async ({
    ownMerchant,
    page,
  }) => {
    const session = await withCard(ownMerchant, "411111111111111");
    const shell = await NativeShell.open(page, { merchant: ownMerchant, sid: session.session_id });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await shell.init({ setupPreload: session.sdk_setup_preload_payload, formsOfPayment: ["tokenPay"] });
    const ready = await shell.heard("ready");
    expect(ready.data).toEqual({ forms: ["token_pay"], state: expect.stringMatching(/created|pending/) });
    expect(asked.filter((path) => path.startsWith("/b/"))).toEqual([]);
    await expect(page.getByRole("button", { name: /Visa •••• 1111/ })).toHaveAttribute("aria-haspopup", "dialog");
    expect((await shell.heard("secure")).data).toEqual({ on: true });
    const asksService = page.waitForEvent("requestfailed", (request) => request.url().endsWith("integrity.json"));
    await page.context().setOffline(true);
    await asksService;
    await page.context().setOffline(false);
    await page.getByRole("button", { name: say("en").pay }).click();
    const request = await shell.answer("validate.request", "validate.result", { ok: true });
    expect(request.data).toMatchObject({ form_of_payment: "token_pay", card: { number: "XXXXXXXXXXXX1111" } });
    const success = await shell.heard("success");
    expect(success.data).toMatchObject({
      status: "success",
      form_of_payment: "token_pay",
      session_id: session.session_id,
    });
    await shell.say("ack", { re: success.id }, { re: success.id });
    expect(await shell.order()).toEqual(["hello", "ready", "validate.request", "popup", "success"]);
    const heights = (await shell.said()).filter(({ type }) => type === "height").map(({ data }) => data.height);
    expect(heights.every((height, at) => Number.isInteger(height) && height !== heights[at - 1])).toBe(true);
    const everything = JSON.stringify(await shell.said());
    expect(everything).not.toContain("411111111111111");
    expect(everything).not.toMatch(/"(cvv|cvc|otp|pan|token)"/i);
    expect((await ownMerchant.retrieve(session.session_id)).state).toBe("paid");
  });
});

test("the app's hook stops a payment before there is an attempt", async ({ ownMerchant, page }) => {
  const { session_id: sid } = await ownMerchant.session();
  const shell = await NativeShell.open(page, { merchant: ownMerchant, sid });
  await shell.init();
  await shell.heard("ready");
  await page.getByRole("button", { name: "Continue" }).click();
  await shell.answer("validate.request", "validate.result", { ok: false, message: "No" });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  expect((await ownMerchant.retrieve(sid)).attempts).toEqual([]);
  expect(await shell.order()).toEqual(["hello", "ready", "validate.request"]);
});

test("the gateway's page opens in the app, and closing it ends the payment or tells its result", async ({
  ownMerchant,
  page,
  context,
}) => {
  const { session_id: sid } = await ownMerchant.session();
  const shell = await NativeShell.open(page, { merchant: ownMerchant, sid, platform: "android" });
  await shell.init({ capabilities: { external_browser: true } });
  const leave = async (count: number) => {
    await shell.heard("ready", count);
    await page.getByRole("button", { name: "Continue" }).click();
    const asked = await shell.heard("validate.request", count);
    await shell.say("validate.result", { ok: true }, { re: asked.id });
    return shell.heard("navigate", count);
  };
  const left = await leave(1);
  expect(left.data).toMatchObject({ mode: "tab", url: expect.stringMatching(/\/en\/pay\//) });
  await shell.say("back", {}, { id: "while-away" });
  expect((await shell.heard("back.handled")).data).toEqual({ handled: true });
  await shell.say("navigate.closed", { by: "user" }, { re: left.id });
  const canceled = await shell.heard("cancel");
  expect(canceled.data).toMatchObject({ status: "canceled", challenge_occurred: true, session_id: sid });
  await shell.say("ack", { re: canceled.id });
  await shell.say("reload");
  const back = await leave(2);
  const tab = await context.newPage();
  await tab.goto(String(back.data.url));
  await tab.getByRole("button", { name: "4111 1111 1111 111" }).first().click();
  await tab.getByRole("button", { name: "Pay" }).click();
  await tab.waitForURL(new RegExp(String(back.data.return_url)));
  await shell.say("navigate.closed", { by: "return", url: tab.url() }, { re: back.id });
  expect((await shell.heard("success")).data).toMatchObject({ status: "success", session_id: sid });
  await tab.close();
});

test("the device's wallet is opened by the app, and charged by the page", async ({ merchant, page }) => {
  const session = await merchant.session({ include_sdk_setup_preload: true });
  const shell = await NativeShell.open(page, { merchant, sid: session.session_id, lang: "ar" });
  await shell.init({
    lang: "ar",
    formsOfPayment: ["deviceWalletA"],
    setupPreload: session.sdk_setup_preload_payload,
    capabilities: { device_wallet_a: true },
  });
  await shell.answer("wallet.availability.request", "wallet.availability.result", { available: true, can_setup: true });
  const wallet = page.getByRole("button", { name: "ادفع بمحفظة الجهاز" });
  const strip = await page.getByText("وضع الاختبار").boundingBox();
  expect(strip?.y).toBeLessThan((await wallet.boundingBox())?.y ?? 0);
  await wallet.click();
  await shell.answer("validate.request", "validate.result", { ok: true });
  const header = { publicKeyHash: "x", ephemeralPublicKey: "x", transactionId: "x" };
  const payload = {
    paymentData: { version: "EC_v1", data: "x", signature: "x", header },
    paymentMethod: { displayName: "Visa 1111", network: "Visa", type: "debit" },
    transactionIdentifier: "x",
  };
  const asked = await shell.answer("wallet.request", "wallet.result", { status: "authorized", payload });
  expect(asked.data).toMatchObject({ wallet: "device_wallet_a", entry: { flow: "apple_pay" } });
  expect((await shell.heard("wallet.complete")).data).toEqual({ approved: true });
  expect((await shell.heard("success")).data).toMatchObject({ form_of_payment: "apple_pay" });
  expect((await merchant.retrieve(session.session_id)).state).toBe("paid");
});

test("a sheet that an earlier page opened is asked for again without a press", async ({ merchant, page }) => {
  const session = await merchant.session({ include_sdk_setup_preload: true });
  const shell = await NativeShell.open(page, { merchant, sid: session.session_id });
  await shell.init({
    formsOfPayment: ["deviceWalletA"],
    setupPreload: session.sdk_setup_preload_payload,
    capabilities: { device_wallet_a: true },
  });
  await shell.answer("wallet.availability.request", "wallet.availability.result", { available: true, resumed: true });
  const payload = { token: "411111111111111" };
  const asked = await shell.answer("wallet.request", "wallet.result", { status: "authorized", payload });
  expect(asked.data).toMatchObject({ wallet: "device_wallet_a" });
  await shell.answer("validate.request", "validate.result", { ok: false });
  expect((await shell.heard("wallet.complete")).data).toEqual({ approved: false });
  expect((await merchant.retrieve(session.session_id)).state).toBe("pending");
});

test("wrong, oversize, unknown and repeated messages change nothing, and looks change in place", async ({
  ownMerchant,
  page,
}) => {
  const { session_id: sid } = await ownMerchant.session();
  const shell = await NativeShell.open(page, { merchant: ownMerchant, sid, platform: "android" });
  await shell.init({ theme: { button: { enabledBackgroundColor: "#123456" } }, safe_area: { top: 47, bottom: 34 } });
  await shell.heard("ready");
  await shell.heard("secure");
  await expect(page.locator("main")).toHaveCSS("padding", "47px 0px 34px");
  const before = (await shell.said()).filter(({ type }) => type !== "height").length;
  const good = { v: 1, id: "x-1", re: null, type: "back", sid, ts: 1, data: {} };
  const wrong: unknown[] = [
    null,
    7,
    {},
    "",
    "{",
    "[]",
    "null",
    JSON.stringify({ ...good, sid: "0".repeat(40) }),
    JSON.stringify({ ...good, type: "pay" }),
    JSON.stringify({ ...good, type: "constructor" }),
    JSON.stringify({ ...good, data: "x" }),
    JSON.stringify({ ...good, id: {} }),
    JSON.stringify({ ...good, v: "1" }),
    JSON.stringify({ ...good, data: { long: "x".repeat(70_000) } }),
    JSON.stringify({ ...good, type: "validate.result", data: { ok: true } }),
    JSON.stringify({ ...good, id: "x-2", type: "ack", data: { re: "nobody" } }),
  ];
  for (const text of wrong) for (const way of ["receive", "onmessage"] as const) await shell.receive(text, way);
  expect((await shell.said()).filter(({ type }) => type !== "height")).toHaveLength(before);
  await shell.receive(JSON.stringify({ ...good, id: "x-3", v: 2 }));
  expect((await shell.heard("error")).re).toBe("x-3");
  await shell.init();
  expect((await shell.heard("error", 2)).data).toMatchObject({ code: "already_initialized" });
  await shell.receive(JSON.stringify({ ...good, id: "x-4" }));
  await shell.receive(JSON.stringify({ ...good, id: "x-4" }));
  expect((await shell.said()).filter(({ type }) => type === "back.handled")).toHaveLength(1);
  await expect(page.getByRole("button", { name: "Continue" })).toHaveCSS("background-color", "rgb(18, 52, 86)");
  await shell.say("config.update", { lang: "ar" });
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await shell.say("detach");
  const said = (await shell.said()).length;
  await shell.say("back");
  expect(await shell.said()).toHaveLength(said);
});

test.describe("an init that cannot be used is an error, said again until it is heard", () => {
  for (const [code, change] of [
    ["invalid_visible_items_count", { displaySettings: { visibleItemsCount: 0 } }],
    ["private_api_key", { apiKey: "sk_secret" }],
    ["invalid_merchant_id", { merchantId: "evil.example" }],
    ["unauthorized", { apiKey: "pk_nobody" }],
  ] as const)
    test(code, async ({ ownMerchant, page, console }) => {
      const { session_id: sid } = await ownMerchant.session();
      const shell = await NativeShell.open(page, { merchant: ownMerchant, sid });
      await shell.init(change);
      const first = await shell.heard("error");
      expect(first.data).toMatchObject({ status: "error", code, session_id: sid });
      expect((await shell.heard("error", 2)).id).toBe(first.id);
      await shell.say("ack", { re: first.id });
      expect((await ownMerchant.retrieve(sid)).state).toBe("created");
      if (code === "unauthorized") console.expects(/status of 401/);
    });
});

for (const lang of ["en", "ar"])
  test(`outside an app the page says so, opens nothing and may be framed by nobody (${lang})`, async ({
    ownMerchant,
    page,
  }) => {
    const { session_id: sid } = await ownMerchant.session();
    const path = `/${lang}/embed/${sid}/native/`;
    const answer = await page.goto(path);
    expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    await expect(page.getByRole("status")).toContainText(lang === "ar" ? "يعرضها تطبيق" : "shown by an app");
    await expectNoSeriousFault(page);
    expect((await ownMerchant.retrieve(sid)).state).toBe("created");
    expect((await page.goto(path.replace(sid, "0".repeat(40))))?.status()).toBe(404);
  });
