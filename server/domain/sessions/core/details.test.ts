import { describe, expect, it, test } from "vitest";
import { brandingOf, echoed } from "./details";

describe("optional fields are echoed with their defaults, write-only ones never", () => {
  it.each([
    ["one_off", null, {}, {}],
    ["one_off", null, { product_type: "book", unit_code: "u", branding_options: {} }, { product_type: "book" }],
    ["auto_debit", null, {}, { card_acceptance_criteria: { min_expiry_time: 30 } }],
    [
      "auto_debit",
      null,
      { card_acceptance_criteria: { min_expiry_time: 5 } },
      { card_acceptance_criteria: { min_expiry_time: 5 } },
    ],
    ["one_off", "o-1", { loyalty: { enabled: true } }, { loyalty: { enabled: true, reference: "o-1" } }],
    ["one_off", "o-1", { loyalty: { enabled: true, reference: "r" } }, { loyalty: { enabled: true, reference: "r" } }],
    ["one_off", null, { loyalty: { enabled: true } }, { loyalty: { enabled: true } }],
    ["one_off", "o-1", { loyalty: null }, { loyalty: null }],
  ] as const)("%s, order %s, %j", (paymentType, orderNo, details, expected) => {
    expect(echoed(details, { paymentType, orderNo })).toEqual(expected);
  });
});

test("branding is looked up by method, and by nothing that is not one", () => {
  const look = { text: "Pay", color: "#fff", font_weight: 700 };
  expect(brandingOf({ branding_options: { payment_methods: { sandbox: look } } })).toEqual({ sandbox: look });
  expect(brandingOf({})).toEqual({});
});
