import { normaliseDigits } from "@/server/kernel/digits";

/**
 * The typed amount with the sign of the chosen direction, as the API expects; digits and separators of any
 * script are accepted. A typed sign is refused, as is a comma, because it is ambiguous.
 */
export function typedAmount(typed: string, isDebit: boolean): string {
  const text = normaliseDigits(typed).replace("٫", ".").replaceAll("٬", "");
  return /^\d+(\.\d+)?$/.test(text) ? `${isDebit ? "-" : ""}${text}` : "";
}
