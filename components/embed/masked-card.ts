import type { TypedCardFacts } from "@/sdk/web/types";
import { formatExpiry, formatNumber, networksTyped } from "../payment/typed-card";

export type MaskedCard = {
  readonly number: string;
  readonly expiry_month: string;
  readonly expiry_year: string;
  readonly brand: string;
  readonly scheme: string;
};

const SHORTEST = 12;
const BIN_DIGITS = 6;

type TypedField = (name: "number" | "expiry" | "network") => string;

function digitsIn(fieldOf: TypedField): string {
  return formatNumber(fieldOf("number")).replaceAll(" ", "");
}

/** The card scheme that the customer chose, or the default scheme; empty while the scheme is unknown. */
function schemeIn(schemes: readonly string[], fieldOf: TypedField): string {
  return schemes.find((name) => name === fieldOf("network")) ?? schemes[0] ?? "";
}

export function typedCardFacts(fieldOf: TypedField): TypedCardFacts | undefined {
  const digits = digitsIn(fieldOf);
  if (digits.length < BIN_DIGITS) return undefined;
  const schemes = networksTyped(digits);
  return { bin: digits.slice(0, BIN_DIGITS), scheme: schemeIn(schemes, fieldOf), schemes };
}

/**
 * Masks a card number except its first six and last four digits; a number that is too short is masked as a
 * whole.
 */
export function maskedCard(fieldOf: TypedField): MaskedCard {
  const digits = digitsIn(fieldOf);
  const [expiry_month = "", year = ""] = formatExpiry(fieldOf("expiry")).split(" / ");
  const scheme = schemeIn(networksTyped(digits), fieldOf);
  return {
    number: masked(digits),
    expiry_month,
    expiry_year: year.slice(-2),
    brand: scheme,
    scheme,
  };
}

function masked(digits: string): string {
  if (digits.length < SHORTEST) return "X".repeat(digits.length);
  return `${digits.slice(0, BIN_DIGITS)}${"X".repeat(digits.length - 10)}${digits.slice(-4)}`;
}
