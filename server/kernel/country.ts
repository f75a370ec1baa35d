/** ISO 3166-1 alpha-2 code and calling code, by three-letter code. */
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

/** ISO 3166-1 alpha-2 code; an unknown region counts as Kuwait. */
export function countryOf(region: string): string {
  return COUNTRIES[region]?.[0] ?? (region.length === 2 ? region : "KW");
}

export function callingCodeOf(region: string): string | null {
  const named = COUNTRIES[region] ?? Object.values(COUNTRIES).find(([country]) => country === region);
  return named?.[1] ?? null;
}
