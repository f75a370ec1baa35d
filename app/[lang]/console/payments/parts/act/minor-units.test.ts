import { describe, expect, it } from "vitest";
import { amountText, minorUnits } from "./minor-units";

describe("an amount as it is typed, in the currency's smallest unit", () => {
  it.each([
    ["5.000", 3, 5000n],
    ["5", 3, 5000n],
    ["5.5", 3, 5500n],
    [" ٥٫٥ ", 3, 5500n],
    ["0.001", 3, 1n],
    ["1050", 0, 1050n],
    ["99999999999999.999", 3, 99999999999999999n],
    ["5.0001", 3, null],
    ["1.5", 0, null],
    ["5.", 2, 500n],
    [".5", 2, null],
    ["1,000", 2, null],
    ["-1", 2, null],
    ["1e3", 2, null],
    ["", 2, null],
  ])("%j with %i decimals is %s", (typed, decimals, units) => {
    expect(minorUnits(typed, decimals)).toBe(units);
  });

  it.each([
    [14500n, 3, "14.500"],
    [1n, 3, "0.001"],
    [0n, 2, "0.00"],
    [1050n, 0, "1050"],
  ])("%s with %i decimals is written %s", (units, decimals, text) => {
    expect(amountText(units, decimals)).toBe(text);
  });
});
