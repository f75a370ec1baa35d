import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCY_CODES, currency, scaleOf } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import { fits } from "../../core/amount-rule";
import { amountOfUnits, amountRules } from "../../engine/core/minor-units";
import { toUnits } from "./amounts";
import { UNITS } from "./tables/units";

const amountRule = amountRules(UNITS);

describe("an amount is written as Stripe counts it, or refused", () => {
  it.each([
    ["10.50", "USD", 1050],
    ["1000", "JPY", 1000],
    ["5.120", "KWD", 5120],
    ["5.125", "KWD", null],
    ["5.010", "BHD", 5010],
    ["5.001", "OMR", null],
    ["120", "ISK", 12000],
    ["120", "UGX", 12000],
    ["10.50", "HUF", 1050],
    ["10.00", "MGA", 10],
    ["10.50", "MGA", null],
    ["5.120", "IQD", null],
    ["5.120", "LYD", null],
    ["999999.99", "USD", 99999999],
    ["1000000.00", "USD", null],
    ["9999999999.99", "IDR", 999999999999],
    ["10000000000.00", "IDR", null],
    ["1000000.00", "COP", null],
    ["0", "USD", null],
    ["-1", "USD", null],
  ] as const)("%s %s is %s", (amount, code, expected) => {
    expect(toUnits(money(amount, currency(code)))).toBe(expected);
  });

  it("what Stripe says reads back as the same amount, in every currency", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCY_CODES), fc.integer({ min: 1, max: 200_000_000 }), (code, minor) => {
        const asked = money(`${minor}e-${scaleOf(currency(code))}`, currency(code));
        const units = toUnits(asked);
        if (units === null) return;
        const back = amountOfUnits(UNITS, units, code.toLowerCase());
        expect(back && [toWire(back), back.currency]).toEqual([toWire(asked), code]);
      }),
    );
  });

  it("every multiple of the step is taken, and nothing between two of them", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCY_CODES), fc.integer({ min: 1, max: 9_999_999 }), (code, minor) => {
        const step = amountRule(currency(code))?.step ?? null;
        const units = toUnits(money(`${minor}e-${scaleOf(currency(code))}`, currency(code)));
        if (units !== null) expect(BigInt(minor) % (step ?? 0n)).toBe(0n);
        else expect(step === null || BigInt(minor) % step !== 0n || minor * 100 > 99_999_999).toBe(true);
      }),
    );
  });
});

describe("an amount outside Stripe's limits is not offered", () => {
  it.each([
    ["0.49", "USD", false],
    ["0.50", "USD", true],
    ["49", "JPY", false],
    ["50", "JPY", true],
    ["174.99", "HUF", false],
    ["0.010", "KWD", true],
    ["999999.99", "USD", true],
    ["1000000.00", "USD", false],
    ["0", "USD", true],
  ] as const)("%s %s: %s", (amount, code, expected) => {
    const rule = amountRule(currency(code));
    expect(rule !== null && fits(rule, money(amount, currency(code)))).toBe(expected);
  });
});

describe("an amount that Stripe says and nobody here can hold is none", () => {
  it.each([
    [1050, "usd", "10.50"],
    [5125, "kwd", "5.125"],
    [12000, "isk", "120"],
    [12050, "isk", null],
    [100, "xxx", null],
    [10.5, "usd", null],
  ] as const)("%s %s is %s", (units, code, expected) => {
    const read = amountOfUnits(UNITS, units, code);
    expect(read && toWire(read)).toBe(expected);
  });
});
