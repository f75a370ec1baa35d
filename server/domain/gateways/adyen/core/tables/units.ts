/**
 * Adyen's table of decimals, which differs from ISO 4217
 * (https://docs.adyen.com/development-resources/currency-codes).
 */
import type { UnitTable } from "../../../engine/core/minor-units";

const NONE = "CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" ");
const THREE = "BHD IQD JOD KWD LYD OMR TND".split(" ");
/** Currencies without decimals whose unit at Adyen is unknown, because Adyen's table lacks them. */
const UNKNOWN_THERE = ["BIF", "UYI"];

/**
 * Adyen's units of CLP and ISK have two decimals, although ISO 4217 gives these currencies none; otherwise a
 * hundredth would be charged.
 */
export const UNITS: UnitTable = {
  decimals: (code) => {
    if (UNKNOWN_THERE.includes(code)) return null;
    if (NONE.includes(code)) return 0;
    return THREE.includes(code) ? 3 : 2;
  },
};
