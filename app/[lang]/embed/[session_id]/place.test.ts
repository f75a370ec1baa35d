import { describe, expect, it, test } from "vitest";
import type { CheckoutView } from "@/server/domain/payments";
import { addressOf, onlyForms, payPathOf, placeOf } from "./place";

const SESSION = { lang: "ar", sessionId: "s1" };
const QUERY = { origin: "https://shop.example", channel: "abcdefgh", forms: "redirect" };

test("the address of the embedded page says again what it was asked", () => {
  const place = placeOf(SESSION, QUERY);
  expect(place).toEqual({ ...SESSION, ...QUERY });
  const query = "origin=https%3A%2F%2Fshop.example&channel=abcdefgh&forms=redirect";
  expect(place && addressOf(place)).toBe(`/ar/embed/s1?${query}`);
  expect(place && addressOf({ ...place, forms: "", lang: "xx" }, "t.1")).toBe(
    "/en/embed/s1?origin=https%3A%2F%2Fshop.example&channel=abcdefgh&pay=t.1",
  );
});

it.each([undefined, "", "short", "x".repeat(65), "<script>", ["abcdefgh", "abcdefgh"]])(
  "the channel %j is none",
  (channel) => {
    expect(placeOf(SESSION, { ...QUERY, channel })).toBeNull();
  },
);

it.each([
  ["att_1.sig-_~", "/en/pay/att_1.sig-_~"],
  ["../checkout", null],
  ["//evil.example", null],
  ["", null],
  [undefined, null],
])("the token %j leads to %j", (pay, path) => {
  expect(payPathOf("en", { pay })).toBe(path);
});

describe("forms of payment that were not asked for are not shown", () => {
  const view = { methods: [1], cards: [2], wallet: 3 } as unknown as CheckoutView;

  it.each([
    ["", [1], [2], 3],
    ["redirect", [1], [], null],
    ["tokenPay,wallet", [], [2], 3],
    ["applePay", [], [], null],
  ])("%j", (forms, methods, cards, wallet) => {
    expect(onlyForms(view, forms)).toEqual({ methods, cards, wallet });
  });
});
