import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  cardName,
  cardScheme,
  cvvDigitsOf,
  groupedNumber,
  hasCheckDigit,
  schemeName,
  withoutCards,
} from "./card-scheme";

it.each([
  ["visa", "Visa"],
  ["VISA", "Visa"],
  ["mc", "Mastercard"],
  ["amex", "American Express"],
  ["American Express", "American Express"],
  ["diners", "Diners Club"],
  ["Diners Club", "Diners Club"],
  ["cup", "UnionPay"],
  ["eftpos_au", "eftpos"],
  ["KNET", "KNET"],
  ["Girocard", "Girocard"],
  ["unknown", null],
  ["", null],
  [null, null],
])("a gateway's %j is the scheme %j", (said, name) => {
  expect(schemeName(said)).toBe(name);
});

it.each([
  ["visa", "Visa •••• 4242"],
  ["mc", "Mastercard •••• 4242"],
  ["American Express", "American Express •••• 4242"],
  ["unknown", "•••• 4242"],
  [null, "•••• 4242"],
])("a stored card of %j is shown as %j", (brand, name) => {
  expect(cardName({ brand, last4: "4242" })).toBe(name);
});

describe("the first digits tell the scheme", () => {
  it.each([
    ["", null],
    ["4", "visa"],
    ["411111111111111", "visa"],
    ["5", null],
    ["51", "mastercard"],
    ["55", "mastercard"],
    ["222", null],
    ["2220", null],
    ["2221", "mastercard"],
    ["2720", "mastercard"],
    ["2721", null],
    ["34", "amex"],
    ["37", "amex"],
    ["3", null],
    ["300", "dinersclub"],
    ["305", "dinersclub"],
    ["306", null],
    ["36", "dinersclub"],
    ["3528", "jcb"],
    ["3589", "jcb"],
    ["3590", null],
    ["6011", "discover"],
    ["6012", "maestro"],
    ["644", "discover"],
    ["65", "discover"],
    ["62", "unionpay"],
    ["50", "maestro"],
    ["6759", "maestro"],
    ["9", null],
  ])("%s is %s", (digits, key) => {
    expect(cardScheme(digits)?.key ?? null).toBe(key);
  });
});

describe("a number is grouped as it is printed", () => {
  it.each([
    ["", ""],
    ["4111", "4111"],
    ["41111", "4111 1"],
    ["411111111111111", "4111 1111 1111 111"],
    ["4111111111111111", "4111 1111 1111 1111"],
    ["6759649826438453123", "6759 6498 2643 8453 123"],
    ["378282246310005", "3782 822463 10005"],
    ["30569309025904", "3056 930902 5904"],
  ])("%s as %s", (digits, shown) => {
    expect(groupedNumber(digits)).toBe(shown);
  });

  test("no digit is lost or added", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        expect(groupedNumber(digits).replaceAll(" ", "")).toBe(digits);
      }),
    );
  });
});

describe("the check digit", () => {
  it.each([
    ["4242424242424242", true],
    ["378282246310005", true],
    ["5555555555554444", true],
    ["4242424242424241", false],
    ["2424242424242424", false],
    ["411111111111111", false],
    ["411111111111112", false],
  ])("of %s: %s", (digits, right) => {
    expect(hasCheckDigit(digits)).toBe(right);
  });

  test("finds every single wrong digit", () => {
    const position = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [..."4242424242424242"];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(hasCheckDigit(digits.join(""))).toBe(false);
      }),
    );
  });
});

describe("text without the cards in it", () => {
  it.each([
    ["4242424242424242", "4242420000004242"],
    ["a 4242 4242 4242 4242, b", "a 4242 4200 0000 4242, b"],
    ["4242-4242-4242-4242", "4242-4200-0000-4242"],
    ['{"n":378282246310005}', '{"n":378282000000005}'],
    ["4242424242424241", "4242424242424241"],
    ["411111111111111", "411111111111111"],
    ["1795375237306", "1795375237306"],
    ["14242424242424242", "14242424242424242"],
    ["2026-11-22T19:20:37.306Z", "2026-11-22T19:20:37.306Z"],
    ['{"cvv":"123"}', '{"cvv":"000"}'],
    ['"{\\"securityCode\\": 1234}"', '"{\\"securityCode\\": 000}"'],
    ["cvv_required: true, 123", "cvv_required: true, 123"],
    ["", ""],
  ])("%j is %j", (text, kept) => {
    expect(withoutCards(text)).toBe(kept);
  });
});

test.each([
  ["amex", 4],
  ["American Express", 4],
  ["mc", 3],
  ["mada", 3],
  ["", 3],
])("the CVV of %o has %i digits", (said, digits) => {
  expect(cvvDigitsOf(said)).toBe(digits);
});
