import { expect, test } from "vitest";
import { currency } from "./currency";
import { toWire } from "./money";
import { typedAmount } from "./typed-amount";

test.each([
  ["7.25", "7.250"],
  ["007", "7.000"],
  ["99999999999999.999", "99999999999999.999"],
])("%s is %s", (typed, wire) => {
  const amount = typedAmount(typed, currency("KWD"));
  expect(amount && toWire(amount)).toBe(wire);
});

test.each(["", "1e1", "0x10", "-1", "+1", ".5", "5.", "1,5", "1 000", "Infinity", "1.0001", "9".repeat(15)])(
  "%j is no amount",
  (typed) => expect(typedAmount(typed, currency("KWD"))).toBeNull(),
);

test("an amount has no more decimals than its currency", () => {
  expect(typedAmount("1.5", currency("JPY"))).toBeNull();
});
