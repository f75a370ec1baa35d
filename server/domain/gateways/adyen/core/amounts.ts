/**
 * Adyen's amounts: whole minor units by its own table of decimals, which differs from ISO 4217
 * (https://docs.adyen.com/development-resources/currency-codes).
 */
import { Decimal } from "decimal.js";
import { type Currency, isCurrency, scaleOf } from "@/server/kernel/currency";
import { keptDigits, readJson } from "@/server/kernel/exact-json";
import { type Money, money } from "@/server/kernel/money";
import type { AmountRule } from "../../core/amount-rule";

/** An amount; `value` is a number, or an exact number of `exact-json` if a double would round it. */
export type AdyenAmount = { readonly currency: string; readonly value: unknown };

const NONE = "CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" ");
const THREE = "BHD IQD JOD KWD LYD OMR TND".split(" ");
/** Currencies without decimals that Adyen's table does not contain, so that their unit is unknown. */
const UNKNOWN_THERE = ["BIF", "UYI"];

const DIGITS = /^-?(0|[1-9]\d*)$/;

/**
 * Adyen's number of decimals of a currency; null if Adyen cannot charge it. Adyen uses two for CLP and ISK,
 * ISO 4217 none: with none, a hundredth would be charged.
 */
function decimalsThere(code: Currency): number | null {
  if (UNKNOWN_THERE.includes(code)) return null;
  if (NONE.includes(code)) return 0;
  return THREE.includes(code) ? 3 : 2;
}

export function amountRule(code: Currency): AmountRule | null {
  const there = decimalsThere(code);
  return there === null ? null : { step: 10n ** BigInt(Math.max(0, scaleOf(code) - there)) };
}

/**
 * Returns null if Adyen cannot represent the amount, such as 10.50 CVE. Amounts are never rounded and never
 * doubles.
 */
export function toAdyenAmount({ amount, currency }: Money): AdyenAmount | null {
  const there = decimalsThere(currency);
  if (there === null) return null;
  const units = amount.times(new Decimal(10).pow(there));
  return units.isInteger() ? { currency, value: readJson(units.toFixed(0)) } : null;
}

/** An amount read with `readJson`; null if this service cannot represent it, such as half a Chilean peso. */
export function fromAdyenAmount(wire: { readonly currency?: unknown; readonly value?: unknown } | null): Money | null {
  const code = wire?.currency;
  if (typeof code !== "string" || !isCurrency(code)) return null;
  const there = decimalsThere(code);
  const digits = keptDigits(wire?.value) ?? String(wire?.value);
  if (there === null || !DIGITS.test(digits)) return null;
  try {
    return money(new Decimal(digits).dividedBy(new Decimal(10).pow(there)), code);
  } catch {
    return null;
  }
}
