import { callingCodeOf } from "./country";
import { normaliseDigits } from "./digits";

/**
 * The international number, such as `+96550000000`, or the error. Accepts Arabic-Indic digits, spaces, dots,
 * hyphens, brackets and a leading `00`; a number without prefix gets the calling code of `region`.
 * @param region the merchant's region; unknown regions count as Kuwait
 */
export function readPhone(
  typed: string,
  region: string,
): { readonly value: string } | { readonly error: "required" | "invalid" } {
  const text = plainDigits(typed);
  if (text === "") return { error: "required" };
  const dialled = text.replace(/^00/, "+");
  const national = `+${callingCodeOf(region) ?? "965"}${dialled.replace(/^0/, "")}`;
  const value = dialled.startsWith("+") ? dialled : national;
  return /^\+[1-9]\d{9,14}$/.test(value) ? { value } : { error: "invalid" };
}

const SEPARATORS = /[().\-/]/g;

/**
 * The number in E.164: `+` and 7 to 15 digits. Null if it does not begin with `+` or `00`, because without
 * its country code it could be another person's number (Spec, "Delivery of mails and texts" 4 to 7).
 */
export function internationalPhone(phone: string): string | null {
  const [, digits] = /^(?:\+|00)([1-9]\d{6,14})$/.exec(plainDigits(phone)) ?? [];
  return digits === undefined ? null : `+${digits}`;
}

/**
 * The number in the form of {@link internationalPhone}; without a country code it gets that of `region`.
 * @returns null if the number cannot be dialled, or has no country code and the region is unknown
 */
export function dialledPhone(sent: string | null, region: string): string | null {
  const text = plainDigits(sent ?? "");
  const code = callingCodeOf(region);
  if (!/^\d/.test(text) || text.startsWith("00") || code === null) return internationalPhone(text);
  const hasCode = text.startsWith(code) && text.length >= code.length + NATIONAL_DIGITS;
  return internationalPhone(hasCode ? `+${text}` : `+${code}${text.replace(/^0/, "")}`);
}

/** Minimum number of digits after a country code that is written without `+`. */
const NATIONAL_DIGITS = 7;

function plainDigits(phone: string): string {
  return normaliseDigits(phone).replace(SEPARATORS, "");
}

export function maskedPhone(phone: string): string {
  return `•••• ${phone.slice(-4)}`;
}
