import { describe, expect, it } from "vitest";
import { isNothing, moneyLine, moneyText } from "./money-text";

describe("an amount reads as its language writes it", () => {
  it.each([
    ["10.500", "KWD", "en", "KWD 10.500"],
    ["10.500", "KWD", "ar", "10.500 د.ك"],
    ["0.000", "KWD", "ar", "0.000 د.ك"],
    ["1000", "JPY", "en", "JPY 1,000"],
    ["999.99", "USD", "en", "USD 999.99"],
    ["999.99", "USD", "ar", "999.99 USD"],
    ["123456.789", "BHD", "en", "BHD 123,456.789"],
    ["1234567.00", "SAR", "ar", "1,234,567.00 ر.س"],
    ["-4.000", "KWD", "en", "KWD \u22124.000"],
    ["-1234.500", "KWD", "ar", "\u22121,234.500 د.ك"],
  ] as const)("%s %s in %s is %s", (amount, currency, language, line) => {
    expect(moneyLine({ amount, currency }, language)).toBe(line);
  });
});

it("decimals are never grouped, dropped or added", () => {
  expect(moneyText({ amount: "99999999999999.999", currency: "KWD" }, "en").number).toBe("99,999,999,999,999.999");
});

it("only zero is nothing", () => {
  expect(["0", "0.000", "-0.00", "0.001", "10", "-4.000"].filter(isNothing)).toEqual(["0", "0.000", "-0.00"]);
});
