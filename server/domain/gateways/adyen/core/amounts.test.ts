import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { CURRENCY_CODES, currency, scaleOf } from "@/server/kernel/currency";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import type { JsonObject } from "@/server/kernel/json";
import { isEqual, type Money, money } from "@/server/kernel/money";
import { amountIn } from "../../engine/core/facts";
import { amountRules } from "../../engine/core/minor-units";
import { NotSent } from "../../port";
import { amountOf } from "../bodies";
import { AMOUNT } from "./tables/params";
import { UNITS } from "./tables/units";

const amountRule = amountRules(UNITS);

const sent = (amount: Money): object | null => {
  try {
    return amountOf(amount);
  } catch (error) {
    if (error instanceof NotSent) return null;
    throw error;
  }
};
const written = (amount: string, code: string) => {
  const wire = sent(money(amount, currency(code)));
  return wire === null ? null : writeJson(Object(wire).value);
};
const read = (amount: JsonObject | null) => amountIn({ amount }, AMOUNT, UNITS);

describe("an amount becomes whole minor units by Adyen's own table", () => {
  it.each([
    ["10.50", "EUR", "1050"],
    ["10.505", "KWD", "10505"],
    ["0.001", "BHD", "1"],
    ["1050", "JPY", "1050"],
    ["1050", "CLP", "105000"],
    ["1050", "ISK", "105000"],
    ["1050", "CVE", "1050"],
    ["1050.00", "IDR", "1050"],
    ["500", "UGX", "500"],
    ["0", "EUR", "0"],
    ["99999999999999.999", "KWD", "99999999999999999"],
    ["99999999999999.99", "EUR", "9999999999999999"],
  ])("%s %s is %s", (amount, code, value) => {
    expect(written(amount, code)).toBe(value);
  });

  it.each([
    ["10.50", "CVE"],
    ["10.01", "IDR"],
    ["10", "BIF"],
    ["10", "UYI"],
  ])("%s %s is refused, not rounded", (amount, code) => {
    expect(written(amount, code)).toBeNull();
  });

  it.each([
    ["EUR", 1n],
    ["KWD", 1n],
    ["ISK", 1n],
    ["CVE", 100n],
    ["IDR", 100n],
    ["BIF", null],
  ])("the step of %s is %s", (code, step) => {
    expect(amountRule(currency(code))?.step ?? null).toBe(step);
  });
});

describe("an amount of the wire is taken only if it can be held exactly", () => {
  it.each([
    ["half a peso", { currency: "CLP", value: 50 }],
    ["no number", { currency: "EUR", value: "ten" }],
    ["a fraction of a cent", { currency: "EUR", value: 10.5 }],
    ["nothing", { currency: "EUR" }],
    ["an unknown currency", { currency: "XXX", value: 100 }],
    ["a currency without a unit there", { currency: "BIF", value: 100 }],
    ["too much", { currency: "EUR", value: readJson("99999999999999999999") }],
    ["no amount at all", null],
  ])("%s is none", (_, wire) => {
    expect(read(wire)).toBeNull();
  });
});

test("an amount of any currency comes back as it was, or is refused; a step always passes", () => {
  const amounts = fc.tuple(fc.constantFrom(...CURRENCY_CODES), fc.bigInt({ min: 0n, max: 10n ** 13n }));
  fc.assert(
    fc.property(amounts, ([code, units]) => {
      const asked = money(`${units}e-${scaleOf(currency(code))}`, currency(code));
      const wire = sent(asked);
      const step = amountRule(currency(code))?.step ?? null;
      expect(wire !== null).toBe(step !== null && units % step === 0n);
      if (wire === null) return;
      const back = read(readJson(writeJson(wire)) as JsonObject);
      expect(back !== null && isEqual(back, asked)).toBe(true);
    }),
  );
});
