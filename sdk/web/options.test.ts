import { expect, it, test } from "vitest";
import { baseOf, formsOf, isPreloadOf, requireItems } from "./options";

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
  [undefined, null, []],
  [["tokenPay", "redirect"], ["redirect", "tokenPay"], []],
  [["applePay", "wallet"], ["wallet"], ["applePay"]],
  [[], [], []],
])("formsOfPayment %j shows %j, and names %j in vain", (named, forms, unknown) => {
  expect(formsOf(named)).toEqual({ forms, unknown });
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

test("a list of no items is an exception of the host page", () => {
  const options = { selector: "a", merchant_id: "b", apiKey: "c", session_id: "d" };
  expect(() => requireItems({ ...options, displaySettings: { visibleItemsCount: 0 } })).toThrow("InvalidConfiguration");
  expect(() => requireItems(options)).not.toThrow();
});
