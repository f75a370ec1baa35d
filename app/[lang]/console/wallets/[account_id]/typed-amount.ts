/** Amounts as people type them. */
import { normaliseDigits } from "@/server/kernel/digits";

/**
 * The amount as the wire has it, with a sign; digits of any script are taken with their marks. A sign that
 * was typed makes it no amount, because the form asks for the direction, and so does a comma, which may mean
 * either mark.
 */
export function typedAmount(typed: string, isDebit: boolean): string {
  const text = normaliseDigits(typed).replace("٫", ".").replaceAll("٬", "");
  return /^\d+(\.\d+)?$/.test(text) ? `${isDebit ? "-" : ""}${text}` : "";
}
