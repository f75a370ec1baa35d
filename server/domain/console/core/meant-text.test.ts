import { expect, test } from "vitest";
import { meantText, searchedWords } from "./meant-text";

const SESSION = "0123456789abcdef0123456789abcdef01234567";

test.each([
  [`https://pay.example/en/checkout/${SESSION}?x=1`, SESSION],
  [`https://pay.example/en/console/payments/${SESSION}/`, SESSION],
  [`https://pay.example/b/checkout/redirect/start/?session_id=${SESSION}`, SESSION],
  ["https://pay.example/ar/console/subscriptions/sub_12ab/", "sub_12ab"],
  ["https://pay.example/s/abc123xyz789/", "abc123xyz789"],
  ["https://pay.example/", "https://pay.example/"],
  ["#9929216", "9929216"],
  ["# 9929216", "9929216"],
  ["KWD 42.000", "42.000"],
  ["42.000 KWD", "42.000"],
  ["A#9", "A#9"],
  ["INV1001", "INV1001"],
  ["INV 1001", "INV 1001"],
  ["KWD1001", "KWD1001"],
  ["1001KWD", "1001KWD"],
  ["KWD42.000", "42.000"],
  ["KWD ٤٢", "٤٢"],
  ["https://pay.example/en/console/payments", "https://pay.example/en/console/payments"],
  ["https://pay.example/en/invoice/a.b", "https://pay.example/en/invoice/a.b"],
  ["https://pay.example/en/console/customers/c-77/", "c-77"],
  [`https://pay.example/en/console/payment-links/plink_${"a".repeat(32)}`, `plink_${"a".repeat(32)}`],
])("a pasted %s means %s", (typed, meant) => expect(meantText(typed)).toBe(meant));

test("words that a user types are escaped, and two characters are a beginning", () => {
  expect(searchedWords("50%_a \\b om")).toEqual({
    grams: ["50%_a", " \\b", " om"],
    patterns: ["%50\\%\\_a%", "% \\\\b%", "% om%"],
  });
  expect(searchedWords("a b")).toBeNull();
});
