import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";

/** Facts of the order in samples of pages and mails. */
export const INVENTED = { orderNo: "10482", invoiceNumber: "INV-0042" } as const;

export function inventedAmount(code: string, amount = "24"): { readonly amount: string; readonly currency: string } {
  return { amount: toWire(money(amount, currency(code))), currency: code };
}
