import { normaliseDigits } from "@/server/kernel/digits";

/**
 * The typed amount with its sign, as the API expects; digits and separators of any script are accepted. A
 * sign is refused, because the form asks for the direction; a comma is refused as ambiguous.
 */
export function typedAmount(typed: string, isDebit: boolean): string {
  const text = normaliseDigits(typed).replace("٫", ".").replaceAll("٬", "");
  return /^\d+(\.\d+)?$/.test(text) ? `${isDebit ? "-" : ""}${text}` : "";
}
