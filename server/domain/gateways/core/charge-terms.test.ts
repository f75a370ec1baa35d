import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { currency, scaleOf } from "@/server/kernel/currency";
import { money, toWire, zero } from "@/server/kernel/money";
import { chargeTerms } from "./charge-terms";

type AccountPrice = Parameters<typeof chargeTerms>[0];

function account(change: Partial<AccountPrice> = {}): AccountPrice {
  return {
    defaultCurrency: currency("KWD"),
    acceptedCurrencies: ["KWD", "USD", "JPY"].map(currency),
    feeFixed: null,
    feePercent: null,
    exchangeRates: {},
    ...change,
  };
}

const terms = (change: Partial<AccountPrice>, amount: string, code: string, wholeFee = true) =>
  chargeTerms(account(change), money(amount, currency(code)), { wholeFee });

const percent = (value: string) => ({ feePercent: new Decimal(value) });
const fixed = (value: string) => ({ feeFixed: new Decimal(value) });

describe("the exchange comes first, half up, and the fee after it in the charged currency", () => {
  it.each([
    ["no fee", {}, "10.500", "KWD", ["10.500", "0.000", "10.500", "KWD"]],
    ["a fixed fee", fixed("0.250"), "10.500", "KWD", ["10.500", "0.250", "10.750", "KWD"]],
    ["a percentage, half up", percent("2.5"), "10.020", "KWD", ["10.020", "0.251", "10.271", "KWD"]],
    ["both", { ...fixed("0.100"), ...percent("1") }, "10.000", "KWD", ["10.000", "0.200", "10.200", "KWD"]],
    ["a rate", { exchangeRates: { USD: "0.3075" } }, "10.01", "USD", ["3.078", "0.000", "3.078", "KWD"]],
    [
      "a rate and a fee",
      { exchangeRates: { USD: "0.3075" }, ...fixed("0.250"), ...percent("10") },
      "10.00",
      "USD",
      ["3.075", "0.558", "3.633", "KWD"],
    ],
    [
      "a foreign currency without a rate keeps its own",
      fixed("0.250"),
      "10.00",
      "USD",
      ["10.00", "0.00", "10.00", "USD"],
    ],
    [
      "a percentage without a rate is of the session's currency",
      percent("2.5"),
      "101",
      "JPY",
      ["101", "3", "104", "JPY"],
    ],
    [
      "a rate of the default currency's own code is not read",
      { exchangeRates: { KWD: "2" } },
      "1.000",
      "KWD",
      ["1.000", "0.000", "1.000", "KWD"],
    ],
    ["a zero amount has no fee", fixed("0.250"), "0", "KWD", ["0.000", "0.000", "0.000", "KWD"]],
    [
      "a zero amount in exchange has no fee",
      { ...fixed("0.250"), exchangeRates: { USD: "0.3" } },
      "0",
      "USD",
      ["0.000", "0.000", "0.000", "KWD"],
    ],
  ] as const)("%s", (_, change, amount, code, expected) => {
    const got = terms(change, amount, code);
    expect(got && [toWire(got.chargeAmount), toWire(got.fee), toWire(got.total), got.total.currency]).toEqual(expected);
  });
});

describe("what the service computes is rounded to the gateway's step, and the session's own amount is not", () => {
  const inTens = (change: Partial<AccountPrice>, amount: string, code: string) =>
    chargeTerms(account(change), money(amount, currency(code)), {
      wholeFee: true,
      amountRule: (charged) => (charged === "EUR" ? null : { step: 10n }),
    });

  it.each([
    ["a percentage", percent("2.5"), "10.500", "KWD", ["10.500", "0.260", "10.760"]],
    ["a percentage that is half a step", percent("2.5"), "10.600", "KWD", ["10.600", "0.270", "10.870"]],
    ["a rate", { exchangeRates: { USD: "0.307" } }, "10.01", "USD", ["3.070", "0.000", "3.070"]],
    [
      "a rate and a percentage",
      { exchangeRates: { USD: "0.307" }, ...percent("3") },
      "9.99",
      "USD",
      ["3.070", "0.090", "3.160"],
    ],
    ["its own amount", {}, "10.505", "KWD", ["10.505", "0.000", "10.505"]],
  ] as const)("%s", (_, change, amount, code, expected) => {
    const got = inTens(change, amount, code);
    expect(got && [toWire(got.chargeAmount), toWire(got.fee), toWire(got.total)]).toEqual(expected);
  });

  it("a percentage leaves every total chargeable whose amount is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 9_999 }), (tens, rate) => {
        const got = inTens(percent(`${rate}e-2`), `${tens}e-2`, "KWD");
        return got?.total.amount.mul(100).isInteger() === true;
      }),
    );
  });

  it("a currency that the gateway does not take has no terms", () => {
    expect(
      inTens({ acceptedCurrencies: [currency("EUR")], defaultCurrency: currency("EUR") }, "1.00", "EUR"),
    ).toBeNull();
  });
});

describe("an amount that the gateway cannot charge has no terms", () => {
  it.each([
    ["a currency it does not take", {}, "1.00", "EUR"],
    ["an amount that the exchange rounds to nothing", { exchangeRates: { JPY: "0.0004" } }, "1", "JPY"],
    ["an amount too large after the exchange", { exchangeRates: { USD: "100" } }, "99999999999999.00", "USD"],
  ] as const)("%s", (_, change, amount, code) => {
    expect(terms(change, amount, code)).toBeNull();
  });
});

test("an auto_pay charge leaves the fee out", () => {
  const got = terms({ ...fixed("0.250"), ...percent("3") }, "10.000", "KWD", false);
  expect(got && toWire(got.total)).toBe("10.000");
});

describe("a payment is foreign when the session's currency is not the gateway's default, exchanged or not", () => {
  it.each([
    ["KWD", {}, false, null],
    ["USD", {}, true, null],
    ["USD", { exchangeRates: { USD: "0.31" } }, true, "0.31"],
  ] as const)("%s %j", (code, change, foreign, exchangeRate) => {
    expect(terms(change, "10", code)).toMatchObject({ foreign, exchangeRate });
  });
});

const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
const anyCurrency = fc.constantFrom("KWD", "USD", "JPY");
const anyFee = fc.option(fc.integer({ min: 0, max: 5000 }).map((n) => new Decimal(n).dividedBy(1000)));
const anyPercent = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((n) => new Decimal(n).dividedBy(10_000)));

test("for any amount and prices: total = charge + fee, all at the charged currency's scale, never below zero", () => {
  fc.assert(
    fc.property(
      cents,
      anyCurrency,
      anyFee,
      anyPercent,
      fc.boolean(),
      (units, code, feeFixed, feePercent, exchanged) => {
        const unit = currency(code);
        const amount = money(new Decimal(units.toString()).dividedBy(new Decimal(10).pow(scaleOf(unit))), unit);
        const exchangeRates = exchanged && code !== "KWD" ? { [code]: "0.30712345" } : {};
        const got = chargeTerms(account({ feeFixed, feePercent, exchangeRates }), amount, { wholeFee: true });
        if (got === null) return;
        const { chargeAmount, fee, total } = got;
        expect(total.amount.eq(chargeAmount.amount.plus(fee.amount))).toBe(true);
        expect(new Set([chargeAmount.currency, fee.currency, total.currency]).size).toBe(1);
        expect(fee.amount.decimalPlaces()).toBeLessThanOrEqual(scaleOf(total.currency));
        expect(fee.amount.gte(0)).toBe(true);
        if (amount.amount.isZero()) expect(total).toEqual(zero(total.currency));
      },
    ),
  );
});

test("the exchange is off by at most half of the smallest unit", () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 2_000_000_000 }), (units, millionths) => {
      const rate = new Decimal(millionths).dividedBy(100_000_000);
      const amount = money(new Decimal(units.toString()).dividedBy(100), currency("USD"));
      const got = chargeTerms(account({ exchangeRates: { USD: rate.toFixed() } }), amount, { wholeFee: true });
      if (got === null) return;
      const exact = amount.amount.times(rate);
      expect(got.chargeAmount.amount.minus(exact).abs().lte("0.0005")).toBe(true);
    }),
  );
});
