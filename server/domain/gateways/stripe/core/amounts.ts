/** Stripe's amounts: whole numbers of its smallest unit, which may differ from ours. */
import { Decimal } from "decimal.js";
import { type Currency, isCurrency, scaleOf } from "@/server/kernel/currency";
import { type Money, money } from "@/server/kernel/money";

const listed = (codes: string): ReadonlySet<string> => new Set(codes.split(" "));

const WHOLE = listed("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF");
const THREE_DECIMALS = listed("BHD JOD KWD OMR TND");
/** Stripe does not charge these currencies. */
const NOT_TAKEN = listed("IQD LYD");
const MOST_UNITS = 99_999_999;

function wireScale(currency: string): number {
  if (WHOLE.has(currency)) return 0;
  return THREE_DECIMALS.has(currency) ? 3 : 2;
}

/**
 * The smallest step of an amount at Stripe, in our smallest units; null if the currency is not supported
 * (docs/gateways/stripe.md, "Amounts").
 */
export function amountStep(currency: Currency): bigint | null {
  if (NOT_TAKEN.has(currency)) return null;
  if (THREE_DECIMALS.has(currency)) return 10n;
  return 10n ** BigInt(Math.max(0, scaleOf(currency) - wireScale(currency)));
}

/** The amount in Stripe's smallest unit; null for zero, and if Stripe cannot represent the amount exactly. */
export function toUnits({ amount, currency }: Money): number | null {
  const step = amountStep(currency);
  if (step === null || amount.lte(0)) return null;
  const ours = amount.times(new Decimal(10).pow(scaleOf(currency)));
  if (!ours.mod(step.toString()).isZero()) return null;
  const units = amount.times(new Decimal(10).pow(wireScale(currency)));
  return units.lte(MOST_UNITS) ? units.toNumber() : null;
}

/** The amount; null if this service cannot represent the currency or amount. */
export function fromUnits(units: number, code: string): Money | null {
  const currency = code.toUpperCase();
  if (!isCurrency(currency) || !Number.isSafeInteger(units)) return null;
  const amount = new Decimal(units).dividedBy(new Decimal(10).pow(wireScale(currency)));
  return amount.decimalPlaces() > scaleOf(currency) ? null : money(amount, currency);
}
