import { expect, it } from "vitest";
import { typedAmount } from "./typed-amount";

it.each([
  ["5", false, "5"],
  [" 5.500 ", true, "-5.500"],
  ["٥٫٥٠٠", false, "5.500"],
  ["١٬٢٥٠٫٥", false, "1250.5"],
  ["-5", false, ""],
  ["1,000", false, ""],
  ["1e3", true, ""],
  ["", true, ""],
])("%s, taken away %s, is %s", (typed, isDebit, amount) => {
  expect(typedAmount(typed, isDebit)).toBe(amount);
});
