import { expect, it, test } from "vitest";
import { displayOf, lookOf, mistakeOf, paddingOf, pageFormsOf, walletsOf } from "./shell-options";
import { webThemeOf } from "./theme";

it.each([
  ["of iOS", { mainTitle: { color: "#112233", fontFamily: "Inter" } }],
  ["of Android", { mainTitleText: { textColor: { color: 0xff112233 | 0 }, fontFamily: "Inter" } }],
])("a text %s sets the look of its part", (_, theme) => {
  const color = expect.stringMatching(/^#112233(ff)?$/);
  expect(webThemeOf(theme)).toEqual({ "title-text": { color, "font-family": "Inter" } });
});

it.each([
  [{ backgroundColor: "#fff" }, { main: { "background-color": "#fff" } }],
  [{ sdkBackgroundColor: 0x80ffffff }, { main: { "background-color": "#ffffff80" } }],
  [{ paymentItemCornerRadius: 12 }, { methods: { "border-radius": "12px" } }],
  [{ margins: { left: 4, top: 0 } }, { main: { "padding-left": "4px", "padding-top": "0px" } }],
  [
    { button: { enabledTitleColor: "#fff", enabledBackgroundColor: "#000", cornerRadius: 8 } },
    { "pay-button": { color: "#fff", "background-color": "#000", "border-radius": "8px" } },
  ],
  [
    { button: { rippleColor: { color: "#000" }, textColor: { color: "#fff" } } },
    { "pay-button": { color: "#fff", "background-color": "#000" } },
  ],
  [{ switch: { checkedTrackTintColor: "#0a0" } }, { "selected-checkbox": { "background-color": "#0a0" } }],
  [{ unknown: 1, toString: "#fff", constructor: "#fff" }, {}],
  [null, {}],
  ["text", {}],
])("the theme %j is %j", (theme, look) => {
  expect(webThemeOf(theme)).toEqual(look);
});

const PLACE = { sid: "s1", host: "pay.example:8443" };
const INIT = { merchantId: "pay.example", apiKey: "pk_1", sessionId: "s1" };

it.each([
  [{}, null],
  [{ merchantId: "pay.example:8443" }, null],
  [{ displaySettings: { visibleItemsCount: 1 } }, null],
  [{ displaySettings: { visibleItemsCount: 0 } }, "invalid_visible_items_count"],
  [{ displaySettings: { visibleItemsCount: -1 } }, "invalid_visible_items_count"],
  [{ merchantId: "https://pay.example" }, "invalid_merchant_id"],
  [{ merchantId: undefined }, "invalid_merchant_id"],
  [{ apiKey: "sk_1" }, "private_api_key"],
  [{ apiKey: "rk_1" }, "private_api_key"],
  [{ apiKey: "" }, "invalid_api_key"],
  [{ sessionId: "s2" }, "invalid_session_id"],
])("an init with %j is refused with %j", (change, code) => {
  expect(mistakeOf({ ...INIT, ...change }, PLACE)).toBe(code);
});

test("the device's wallets are the app's, everything else is the page's", () => {
  const capabilities = { device_wallet_a: true, device_wallet_b: false };
  expect(walletsOf({ capabilities })).toEqual(["device_wallet_a"]);
  expect(walletsOf({ capabilities, formsOfPayment: ["applePay"] })).toEqual(["device_wallet_a"]);
  expect(walletsOf({ capabilities, formsOfPayment: ["redirect"] })).toEqual([]);
  expect(walletsOf({})).toEqual([]);
  expect(pageFormsOf(["deviceWalletA", "tokenPay"])).toEqual(["tokenPay"]);
  expect(pageFormsOf(undefined)).toContain("redirect");
});

test("only what the app names is changed, in the words of the web SDK", () => {
  expect(lookOf({})).toEqual({});
  expect(lookOf({ lang: "ar", uiMode: "DARK", showPaymentDetails: false, payButtonText: { en: "Go" } })).toEqual({
    lang: "ar",
    uiMode: "dark",
    showPaymentDetails: false,
  });
  expect(displayOf({})).toEqual({ mode: "BottomSheet" });
  const displaySettings = { mode: "list", visibleItemsCount: 3, defaultSelectedPgCode: "sandbox" };
  expect(displayOf({ displaySettings })).toEqual({ ...displaySettings, mode: "List" });
});

it.each([
  [undefined, null],
  [{}, null],
  [{ top: "x", bottom: -4 }, null],
  [{ top: 47, right: 0, bottom: 34.5, left: 0 }, "47px 0px 34.5px 0px"],
  [{ bottom: 34, top: -1, left: 1e9 }, "0px 0px 34px 200px"],
])("a safe area of %j is kept free", (safe_area, padding) => {
  expect(paddingOf({ safe_area })).toBe(padding);
});
