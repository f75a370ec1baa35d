/**
 * Adyen's amounts: whole minor units by its own table of decimals, which differs from ISO 4217
 * (https://docs.adyen.com/development-resources/currency-codes).
 */
import { readJson } from "@/server/kernel/exact-json";
import type { Money } from "@/server/kernel/money";
import { amountOfUnits, amountRules, type UnitTable, unitsOf } from "../../engine/core/minor-units";

const NONE = "CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" ");
const THREE = "BHD IQD JOD KWD LYD OMR TND".split(" ");
/** Currencies without decimals that Adyen's table does not contain, so that their unit is unknown. */
const UNKNOWN_THERE = ["BIF", "UYI"];

/** Two decimals also for CLP and ISK, of which ISO 4217 has none: with none, a hundredth would be charged. */
const TABLE: UnitTable = {
  decimals: (code) => {
    if (UNKNOWN_THERE.includes(code)) return null;
    if (NONE.includes(code)) return 0;
    return THREE.includes(code) ? 3 : 2;
  },
};

export const amountRule = amountRules(TABLE);

/**
 * `value` is a number, or an exact number of `exact-json` if a double would round it.
 * @returns null if Adyen cannot represent the amount, such as 10.50 CVE
 */
export function toAdyenAmount(total: Money): { readonly currency: string; readonly value: unknown } | null {
  const units = unitsOf(TABLE, total);
  return units === null ? null : { currency: total.currency, value: readJson(units.toFixed(0)) };
}

/** An amount read with `readJson`; null if this service cannot represent it. */
export function fromAdyenAmount(wire: { readonly currency?: unknown; readonly value?: unknown } | null): Money | null {
  return amountOfUnits(TABLE, wire?.value, wire?.currency);
}
