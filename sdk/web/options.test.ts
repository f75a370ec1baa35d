import { describe, expect, it, test, vi } from "vitest";
import {
  baseOf,
  changedLook,
  expressOptions,
  isPreloadOf,
  isPrivateKey,
  lookOf,
  requireItems,
  rowsOffered,
} from "./options";
import type { CheckoutOptions } from "./types";

it.each([
  ["pay.example", "https://pay.example/sdk/v3/checkout.min.js", "https://pay.example"],
  ["localhost:4000", "http://localhost:4000/sdk/v3/checkout.min.js", "http://localhost:4000"],
  ["localhost", "http://localhost:4000/sdk/v3/checkout.min.js", "http://localhost:4000"],
  ["pay.example", "https://cdn.example/checkout.min.js", "https://pay.example"],
  ["127.0.0.1:80", "", "http://127.0.0.1:80"],
  ["localhost.evil.example", "", "https://localhost.evil.example"],
])("merchant_id %s, loaded from %s, is the service at %s", (merchantId, script, base) => {
  expect(baseOf(merchantId, script)).toBe(base);
});

it.each([
  ["sk_live_1", true],
  ["rk_live_1", true],
  ["pk_live_1", false],
  ["", false],
])("the key %j is private: %s", (key, expected) => {
  expect(isPrivateKey(key)).toBe(expected);
});

it.each([
  [{ session_id: "s", state: "created", payment_methods: [] }, true],
  [{ session_id: "other", state: "created", payment_methods: [] }, false],
  [{ session_id: "s", state: "created" }, false],
  ["{}", false],
  [null, false],
  [undefined, false],
])("%j saves the SDK its own request: %s", (preload, expected) => {
  expect(isPreloadOf(preload, "s")).toBe(expected);
});

it.each([
  [undefined, 2],
  ["x", 2],
  [{ cards: [1], payment_methods: [1, 2] }, 3],
  [{ payment_methods: new Array(40) }, 5],
])("while %j is loading, %i rows stand in its place", (preload, rows) => {
  expect(rowsOffered(preload)).toBe(rows);
});

test("a list of no items is an exception of the host page", () => {
  const options: CheckoutOptions = { selector: "a", merchant_id: "b", apiKey: "c", session_id: "d" };
  expect(() => requireItems({ ...options, displaySettings: { visibleItemsCount: 0 } })).toThrow("InvalidConfiguration");
  expect(() => requireItems({ ...options, visibleItemsCount: 0 })).toThrow("InvalidConfiguration");
  expect(() => requireItems(options)).not.toThrow();
});

test("express shows device wallets alone, of those that are named", () => {
  const options: CheckoutOptions = { selector: "a", merchant_id: "b", apiKey: "c", session_id: "d" };
  expect(expressOptions(options).formsOfPayment).toEqual(["applePay", "googlePay", "samsungPay"]);
  const named = { ...options, formsOfPayments: ["tokenPay", "deviceWalletB"] };
  expect(expressOptions(named).formsOfPayment).toEqual(["googlePay"]);
});

test("an appearance that cannot be used keeps the former one", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const look = lookOf({ appearance: { radius: 4 } });
  expect(changedLook(look, { lang: "ar", appearance: { radius: 99 } })).toEqual({ ...look, lang: "ar" });
  expect(warn.mock.calls[0]?.[1]).toContain("appearance.radius");
  expect(changedLook(look, { appearance: {} })).toEqual({ ...look, appearance: {} });
  warn.mockRestore();
});

describe("the look", () => {
  const USUAL = {
    lang: "en",
    forms: null,
    isGrid: false,
    scheme: "auto",
    theme: {},
    appearance: {},
    payText: null,
    showsDetails: true,
    showsButton: true,
  };

  it.each([
    [{}, {}],
    [
      { lang: "ar", displayMode: "grid", uiMode: "dark" },
      { lang: "ar", isGrid: true, scheme: "dark" },
    ],
    [{ lang: "fr", displayMode: "rows", uiMode: "pink", theme: "dark" }, {}],
    [{ payButtonText: { en: "Buy" } }, {}],
    [{ payButtonText: { en: "Buy", ar: "اشترِ" } }, { payText: { en: "Buy", ar: "اشترِ" } }],
    [
      { showPayButton: false, showPaymentDetails: false },
      { showsButton: false, showsDetails: false },
    ],
  ])("of %j", (options, look) => {
    expect(lookOf(options as Parameters<typeof lookOf>[0])).toEqual({ ...USUAL, ...look });
  });
});
