/** Where a merchant is: what device wallets are told of it, and how its customers dial. */

/**
 * Regions of merchants by their usual three letters: the two of ISO 3166-1, and what is dialled before a
 * national number.
 */
const COUNTRIES: Readonly<Record<string, readonly [country: string, callingCode: string]>> = {
  KWT: ["KW", "965"],
  KSA: ["SA", "966"],
  SAU: ["SA", "966"],
  UAE: ["AE", "971"],
  ARE: ["AE", "971"],
  BHR: ["BH", "973"],
  QAT: ["QA", "974"],
  OMN: ["OM", "968"],
  EGY: ["EG", "20"],
  JOR: ["JO", "962"],
  IRQ: ["IQ", "964"],
  LBN: ["LB", "961"],
  TUN: ["TN", "216"],
  MAR: ["MA", "212"],
};

/** Two letters; a region of two is one already, an unknown one is taken for the first of the table. */
export function countryOf(region: string): string {
  return COUNTRIES[region]?.[0] ?? (region.length === 2 ? region : "KW");
}

/** Digits; of an unknown region those of the first of the table. */
export function callingCodeOf(region: string): string {
  const named = COUNTRIES[region] ?? Object.values(COUNTRIES).find(([country]) => country === region);
  return named?.[1] ?? "965";
}
