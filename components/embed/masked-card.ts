import { formatExpiry, formatNumber, schemeTyped } from "../payment/typed-card";

export type MaskedCard = {
  readonly number: string;
  readonly expiry_month: string;
  readonly expiry_year: string;
  readonly brand: string;
  readonly scheme: string;
};

const SHORTEST = 12;

/**
 * Masks a card number except its first six and last four digits; a number that is too short is masked as a
 * whole.
 * @param fieldOf returns the typed text of a field
 */
export function maskedCard(fieldOf: (name: "number" | "expiry") => string): MaskedCard {
  const digits = formatNumber(fieldOf("number")).replaceAll(" ", "");
  const [expiry_month = "", year = ""] = formatExpiry(fieldOf("expiry")).split(" / ");
  const scheme = schemeTyped(digits);
  return {
    number: masked(digits),
    expiry_month,
    expiry_year: year.slice(-2),
    brand: scheme?.name ?? "",
    scheme: scheme?.name ?? "",
  };
}

function masked(digits: string): string {
  if (digits.length < SHORTEST) return "X".repeat(digits.length);
  return `${digits.slice(0, 6)}${"X".repeat(digits.length - 10)}${digits.slice(-4)}`;
}
