/** Stripe's amounts: whole numbers of its smallest unit, which may differ from ours. */
import { Decimal } from "decimal.js";
import { type Currency, isCurrency, scaleOf } from "@/server/kernel/currency";
import { type Money, money } from "@/server/kernel/money";
import { type AmountRule, fits } from "../../core/amount-rule";

const listed = (codes: string): ReadonlySet<string> => new Set(codes.split(" "));

const WHOLE = listed("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF");
const THREE_DECIMALS = listed("BHD JOD KWD OMR TND");
/** Stripe does not charge these currencies. */
const NOT_TAKEN = listed("IQD LYD");
/** Stripe's largest amount, in its smallest units. */
const MOST_UNITS = 99_999_999n;

/**
 * Stripe's smallest charges, in its smallest units (https://docs.stripe.com/currencies). Currencies that are
 * not listed have a smallest charge that depends on the account's own currency.
 */
const LEAST_UNITS: Readonly<Record<string, bigint>> = {
  ...{ AED: 200n, AUD: 50n, BRL: 50n, CAD: 50n, CHF: 50n, CZK: 1_500n, DKK: 250n, EUR: 50n, GBP: 30n },
  ...{ HKD: 400n, HUF: 17_500n, INR: 50n, JPY: 50n, MXN: 1_000n, MYR: 200n, NOK: 300n, NZD: 50n, PLN: 200n },
  ...{ RON: 200n, SEK: 300n, SGD: 50n, THB: 1_000n, USD: 50n },
};

function wireScale(currency: string): number {
  if (WHOLE.has(currency)) return 0;
  return THREE_DECIMALS.has(currency) ? 3 : 2;
}

/** Null if the currency is not supported (docs/gateways/stripe.md, "Amounts"). */
export function amountRule(currency: Currency): AmountRule | null {
  if (NOT_TAKEN.has(currency)) return null;
  const ours = 10n ** BigInt(Math.max(0, scaleOf(currency) - wireScale(currency)));
  const theirs = 10n ** BigInt(Math.max(0, wireScale(currency) - scaleOf(currency)));
  const inOurs = (units: bigint) => (units * ours) / theirs;
  const least = LEAST_UNITS[currency];
  return {
    step: THREE_DECIMALS.has(currency) ? 10n : ours,
    ...(least !== undefined && { least: inOurs(least) }),
    most: inOurs(MOST_UNITS),
  };
}

/** The amount in Stripe's smallest unit; null for zero, and if Stripe cannot represent the amount exactly. */
export function toUnits(amount: Money): number | null {
  const rule = amountRule(amount.currency);
  if (rule === null || amount.amount.lte(0) || !fits({ ...rule, least: 0n }, amount)) return null;
  return amount.amount.times(new Decimal(10).pow(wireScale(amount.currency))).toNumber();
}

/** The amount; null if this service cannot represent the currency or amount. */
export function fromUnits(units: number, code: string): Money | null {
  const currency = code.toUpperCase();
  if (!isCurrency(currency) || !Number.isSafeInteger(units)) return null;
  const amount = new Decimal(units).dividedBy(new Decimal(10).pow(wireScale(currency)));
  return amount.decimalPlaces() > scaleOf(currency) ? null : money(amount, currency);
}
