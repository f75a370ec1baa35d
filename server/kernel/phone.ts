/** Phone numbers as customers type them. */
import { callingCodeOf } from "./country";
import { normaliseDigits } from "./digits";

/**
 * The number in its international form, such as `+96550000000`; what is missing or wrong otherwise.
 * Arabic-Indic digits are read, and so are spaces, dots, hyphens and brackets; `00` stands for `+`, and a
 * number without either is one of the region. @param region as the merchant has it; an unknown one is
 * taken for Kuwait
 */
export function readPhone(
  typed: string,
  region: string,
): { readonly value: string } | { readonly error: "required" | "invalid" } {
  const text = normaliseDigits(typed).replace(/[-.()]/g, "");
  if (text === "") return { error: "required" };
  const dialled = text.replace(/^00/, "+");
  const national = `+${callingCodeOf(region)}${dialled.replace(/^0/, "")}`;
  const value = dialled.startsWith("+") ? dialled : national;
  return /^\+[1-9]\d{9,14}$/.test(value) ? { value } : { error: "invalid" };
}

/** The number as a page shows it: its last digits, the others hidden. */
export function maskedPhone(phone: string): string {
  return `•••• ${phone.slice(-4)}`;
}
