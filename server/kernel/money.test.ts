import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCY_CODES, type Currency, currency, scaleOf } from "./currency";
import { InvalidAmount } from "./errors";
import {
  add,
  compare,
  convert,
  isZero,
  MAX_INTEGER_DIGITS,
  money,
  percentOf,
  smaller,
  subtract,
  toWire,
  zero,
} from "./money";

const KWD = currency("KWD");
const USD = currency("USD");
const JPY = currency("JPY");

const anyCurrency = fc.constantFrom(...CURRENCY_CODES).map(currency);

/** An amount of minor units and its decimal text, written down without decimal.js. */
function text(units: bigint, scale: number): string {
  const digits = units.toString().padStart(scale + 1, "0");
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

const units = fc.bigInt({ min: 0n, max: 10n ** 13n });

describe("an amount is exact or refused, never rounded", () => {
  it.each([
    ["10.5000", KWD, "10.500"],
    ["14", KWD, "14.000"],
    ["0.001", KWD, "0.001"],
    ["1e2", USD, "100.00"],
    [".5", USD, "0.50"],
    ["100.0", JPY, "100"],
    ["-0", USD, "0.00"],
  ] as const)("%s %s is %s", (amount, code, wire) => {
    expect(toWire(money(amount, code))).toBe(wire);
  });

  it.each([
    ["10.5001", KWD, "Ensure that there are no more than 3 decimal places."],
    ["1.005", USD, "Ensure that there are no more than 2 decimal places."],
    ["100.5", JPY, "Ensure that there are no more than 0 decimal places."],
    ["NaN", USD, "A valid number is required."],
    ["Infinity", USD, "A valid number is required."],
    ["ten", USD, "A valid number is required."],
    ["", USD, "A valid number is required."],
    ["100000000000000", USD, "Ensure that there are no more than 14 digits before the decimal point."],
  ] as const)("%s %s is refused", (amount, code, message) => {
    expect(() => money(amount, code)).toThrow(new InvalidAmount(message));
  });

  it("the largest amount has fourteen digits before the point", () => {
    expect(toWire(money(`${"9".repeat(MAX_INTEGER_DIGITS)}.999`, KWD))).toBe("99999999999999.999");
  });

  it("in every currency the wire form reads back as the same amount", () => {
    fc.assert(
      fc.property(anyCurrency, units, (code, amount) => {
        const wire = text(amount, scaleOf(code));
        expect(toWire(money(wire, code))).toBe(wire);
        expect(compare(money(toWire(money(wire, code)), code), money(wire, code))).toBe(0);
      }),
    );
  });

  it("in every currency one decimal too many is refused, unless it is a zero", () => {
    fc.assert(
      fc.property(anyCurrency, units, fc.integer({ min: 0, max: 9 }), (code, amount, extra) => {
        const base = text(amount, scaleOf(code));
        const finer = `${scaleOf(code) === 0 ? `${base}.` : base}${extra}`;
        if (extra === 0) expect(toWire(money(finer, code))).toBe(base);
        else expect(() => money(finer, code)).toThrow(InvalidAmount);
      }),
    );
  });
});

describe("sums and differences are exact", () => {
  it("as integers of minor units are", () => {
    fc.assert(
      fc.property(anyCurrency, units, units, (code, a, b) => {
        const scale = scaleOf(code);
        const [left, right] = [money(text(a, scale), code), money(text(b, scale), code)];
        expect(toWire(add(left, right))).toBe(text(a + b, scale));
        const [large, small] = a >= b ? [left, right] : [right, left];
        expect(toWire(subtract(large, small))).toBe(text(a >= b ? a - b : b - a, scale));
        expect(Math.sign(compare(left, right))).toBe(a < b ? -1 : a > b ? 1 : 0);
        expect(toWire(smaller(left, right))).toBe(toWire(small));
      }),
    );
  });

  it("amounts of different currencies do not mix", () => {
    const [a, b] = [money("1", KWD), money("1", USD)];
    for (const mixed of [() => add(a, b), () => subtract(a, b), () => compare(a, b), () => smaller(a, b)]) {
      expect(mixed).toThrow(RangeError);
    }
  });

  it("zero is zero in its currency", () => {
    expect(isZero(zero(KWD))).toBe(true);
    expect(toWire(zero(JPY))).toBe("0");
    expect(isZero(money("0.001", KWD))).toBe(false);
  });
});

/** Rounds a fraction of integers half up, without decimal.js. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

describe("exchange and percentages round half up to the target's scale", () => {
  it.each([
    ["10.500", KWD, "3.25", USD, "34.13"],
    ["1.00", USD, "0.3065", KWD, "0.307"],
    ["1.00", USD, "150.5", JPY, "151"],
    ["0.01", USD, "0.3", KWD, "0.003"],
  ] as const)("%s %s at %s is %s %s", (amount, from, rate, to, expected) => {
    expect(toWire(convert(money(amount, from), new Decimal(rate), to))).toBe(expected);
  });

  it("conversion agrees with integer arithmetic", () => {
    const pair = fc.record({
      from: anyCurrency,
      to: anyCurrency,
      amount: fc.bigInt({ min: 0n, max: 10n ** 9n }),
      rate: fc.bigInt({ min: 1n, max: 10n ** 8n }),
    });
    fc.assert(
      fc.property(pair, ({ from, to, amount, rate }) => {
        const [inScale, outScale] = [scaleOf(from), scaleOf(to)];
        const converted = convert(money(text(amount, inScale), from), new Decimal(text(rate, 6)), to);
        const expected = halfUp(amount * rate * 10n ** BigInt(outScale), 10n ** BigInt(inScale + 6));
        expect(toWire(converted)).toBe(text(expected, outScale));
      }),
    );
  });

  it("a percentage agrees with integer arithmetic", () => {
    fc.assert(
      fc.property(
        anyCurrency,
        fc.bigInt({ min: 0n, max: 10n ** 10n }),
        fc.bigInt({ min: 0n, max: 1_000_000n }),
        (code: Currency, amount, percent) => {
          const share = percentOf(money(text(amount, scaleOf(code)), code), new Decimal(text(percent, 4)));
          expect(toWire(share)).toBe(text(halfUp(amount * percent, 10n ** 6n), scaleOf(code)));
        },
      ),
    );
  });
});
