/**
 * Money is a decimal with a currency, never a JavaScript number, and never has more decimals than the
 * currency.
 */
import { Decimal } from "decimal.js";
import { type Currency, scaleOf } from "./currency";
import { InvalidAmount } from "./errors";

Decimal.set({ precision: 40, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -40, toExpPos: 40 });

declare const brand: unique symbol;

export type Money = { readonly amount: Decimal; readonly currency: Currency; readonly [brand]: true };

/** Maximum number of an amount's digits before the decimal point (decision 0002). */
export const MAX_INTEGER_DIGITS = 14;

const ZERO = new Decimal(0);

function branded(amount: Decimal, currency: Currency): Money {
  return { amount, currency } as Money;
}

/** @throws {InvalidAmount} for an amount that is not finite, is too large, or has too many decimals */
export function money(amount: string | Decimal, currency: Currency): Money {
  let value: Decimal;
  try {
    value = new Decimal(amount);
  } catch {
    throw new InvalidAmount("A valid number is required.");
  }
  if (!value.isFinite()) throw new InvalidAmount("A valid number is required.");
  const scale = scaleOf(currency);
  if (value.decimalPlaces() > scale) {
    throw new InvalidAmount(`Ensure that there are no more than ${scale} decimal places.`);
  }
  if (value.e >= MAX_INTEGER_DIGITS) {
    throw new InvalidAmount(
      `Ensure that there are no more than ${MAX_INTEGER_DIGITS} digits before the decimal point.`,
    );
  }
  return branded(value.isZero() ? ZERO : value, currency);
}

export function zero(currency: Currency): Money {
  return branded(ZERO, currency);
}

function sameCurrency(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new RangeError(`Amounts in ${a.currency} and ${b.currency} do not add up.`);
  return a.currency;
}

export function add(a: Money, b: Money): Money {
  return money(a.amount.plus(b.amount), sameCurrency(a, b));
}

/** The difference, which may be negative. */
export function subtract(a: Money, b: Money): Money {
  return money(a.amount.minus(b.amount), sameCurrency(a, b));
}

export function compare(a: Money, b: Money): number {
  sameCurrency(a, b);
  return a.amount.comparedTo(b.amount);
}

export function smaller(a: Money, b: Money): Money {
  return compare(a, b) <= 0 ? a : b;
}

export function isEqual(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.amount.equals(b.amount);
}

export function isZero(m: Money): boolean {
  return m.amount.isZero();
}

function rounded(value: Decimal, currency: Currency): Money {
  return money(value.toDecimalPlaces(scaleOf(currency), Decimal.ROUND_HALF_UP), currency);
}

/**
 * Converts an amount: `rate` is `target` units per unit of `m`; rounded half up (Spec, "Prices and fees").
 */
export function convert(m: Money, rate: Decimal, target: Currency): Money {
  return rounded(m.amount.times(rate), target);
}

/**
 * Converts an exchanged amount back: `rate` is what one unit of `source` cost; rounded half up (Spec,
 * "Session states" 4 and 5).
 */
export function convertBack(m: Money, rate: Decimal, source: Currency): Money {
  return rounded(m.amount.dividedBy(rate), source);
}

export function multiply(m: Money, factor: Decimal): Money {
  return rounded(m.amount.times(factor), m.currency);
}

/** A percentage of the amount, rounded half up (Spec, "Prices and fees"). */
export function percentOf(m: Money, percent: Decimal): Money {
  return rounded(m.amount.times(percent).dividedBy(100), m.currency);
}

/** A decimal string with the currency's decimals, such as "10.500" for KWD (Spec, "Conventions"). */
export function toWire(m: Money): string {
  return m.amount.toFixed(scaleOf(m.currency));
}

export function sumText(sum: string | null, currency: Currency): string {
  return new Decimal(sum ?? 0).toFixed(scaleOf(currency), Decimal.ROUND_HALF_UP);
}
