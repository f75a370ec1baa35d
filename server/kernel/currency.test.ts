import { describe, expect, it } from "vitest";
import { CURRENCY_CODES, currency, isCurrency, scaleOf } from "./currency";

describe("a currency has the decimals of the specification", () => {
  it.each([
    ["KWD", 3],
    ["BHD", 3],
    ["OMR", 3],
    ["IQD", 3],
    ["JOD", 3],
    ["LYD", 3],
    ["TND", 3],
    ["USD", 2],
    ["EUR", 2],
    ["AED", 2],
    ["SAR", 2],
    ["QAR", 2],
    ["EGP", 2],
    ["JPY", 0],
    ["KRW", 0],
  ])("%s has %i", (code, scale) => {
    expect(scaleOf(currency(code))).toBe(scale);
  });

  it("every code is three capital letters, listed once, with 0, 2 or 3 decimals", () => {
    expect(new Set(CURRENCY_CODES).size).toBe(CURRENCY_CODES.length);
    for (const code of CURRENCY_CODES) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect([0, 2, 3]).toContain(scaleOf(currency(code)));
    }
  });
});

describe("what is no currency here is refused", () => {
  it.each(["XAU", "XDR", "XXX", "CLF", "UYW", "kwd", "KW", "", "constructor"])("%s", (code) => {
    expect(isCurrency(code)).toBe(false);
    expect(() => currency(code)).toThrow(RangeError);
  });
});
