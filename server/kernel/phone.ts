import { callingCodeOf } from "./country";
import { normaliseDigits } from "./digits";

/**
 * The international number, such as `+96550000000`, or what is wrong. Accepts Arabic-Indic digits, spaces,
 * dots, hyphens, brackets and `00`; a number without a prefix gets the region's calling code. @param region
 * the merchant's; an unknown one means Kuwait
 */
export function readPhone(
  typed: string,
  region: string,
): { readonly value: string } | { readonly error: "required" | "invalid" } {
  const text = normaliseDigits(typed).replace(/[-.()/]/g, "");
  if (text === "") return { error: "required" };
  const dialled = text.replace(/^00/, "+");
  const national = `+${callingCodeOf(region)}${dialled.replace(/^0/, "")}`;
  const value = dialled.startsWith("+") ? dialled : national;
  return /^\+[1-9]\d{9,14}$/.test(value) ? { value } : { error: "invalid" };
}

/** The number as {@link readPhone} reads it; null if there is none that can be dialled. */
export function dialledPhone(sent: string | null, region: string): string | null {
  const read = readPhone(sent ?? "", region);
  return "value" in read ? read.value : null;
}

/** The number with only its last digits. */
export function maskedPhone(phone: string): string {
  return `•••• ${phone.slice(-4)}`;
}
