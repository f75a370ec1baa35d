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
])("a pasted %s means %s", (typed, meant) => expect(meantText(typed)).toBe(meant));

test("words that a user types are escaped, and two characters are a beginning", () => {
  expect(searchedWords("50%_a \\b om")).toEqual({
    grams: ["50%_a", " \\b", " om"],
    patterns: ["%50\\%\\_a%", "% \\\\b%", "% om%"],
  });
  expect(searchedWords("a b")).toBeNull();
});
