/** Currencies by their number of decimals. `Intl` is not asked, because it gives IQD no decimals. */

const NONE = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF";
const THREE = "BHD IQD JOD KWD LYD OMR TND";
const TWO =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD " +
  "EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK " +
  "MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN " +
  "SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG";

export type Currency = string & { readonly currency: unique symbol };

function decimalsOf(): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  for (const [codes, scale] of [
    [NONE, 0],
    [TWO, 2],
    [THREE, 3],
  ] as const) {
    for (const code of codes.split(" ")) table.set(code, scale);
  }
  return table;
}

const SCALES = decimalsOf();

/**
 * Supported currency codes, sorted (decision 0002: without codes that have no minor unit and four-decimal
 * units of account).
 */
export const CURRENCY_CODES: readonly string[] = [...SCALES.keys()].sort();

export function isCurrency(code: string): code is Currency {
  return SCALES.has(code);
}

/** @throws {RangeError} for an unknown currency code: check with {@link isCurrency} first */
export function currency(code: string): Currency {
  if (!isCurrency(code)) throw new RangeError(`Unknown currency ${code}`);
  return code;
}

/** Number of decimals of a currency: 0, 2 or 3 (Spec, "Conventions", Amounts). */
export function scaleOf(code: Currency): number {
  return SCALES.get(code) ?? 2;
}
