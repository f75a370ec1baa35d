/** The country that device wallets are told. */

/** Regions of merchants by their usual three letters, and the two of ISO 3166-1 that wallets expect. */
const COUNTRIES: Readonly<Record<string, string>> = {
  KWT: "KW",
  KSA: "SA",
  SAU: "SA",
  UAE: "AE",
  ARE: "AE",
  BHR: "BH",
  QAT: "QA",
  OMN: "OM",
  EGY: "EG",
  JOR: "JO",
  IRQ: "IQ",
  LBN: "LB",
  TUN: "TN",
  MAR: "MA",
};

/** Two letters; a region of two is one already, an unknown one is taken for the first of the table. */
export function countryOf(region: string): string {
  return COUNTRIES[region] ?? (region.length === 2 ? region : "KW");
}
