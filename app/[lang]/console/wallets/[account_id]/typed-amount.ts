/** Amounts as people type them. */
import { normaliseDigits } from "@/server/kernel/digits";

/**
 * A signed amount of the API; digits and marks of any script are accepted. A typed sign is refused, because
 * the form asks for the direction, and a comma too, because it is ambiguous.
 */
export function typedAmount(typed: string, isDebit: boolean): string {
  const text = normaliseDigits(typed).replace("٫", ".").replaceAll("٬", "");
  return /^\d+(\.\d+)?$/.test(text) ? `${isDebit ? "-" : ""}${text}` : "";
}
