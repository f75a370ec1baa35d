/** Computes what an invoice still owes, and whether a session may pay it (Spec, "Payments of invoices"). */
import { compare, isZero, type Money, subtract } from "@/server/kernel/money";
import { isOpen } from "./machine";
import type { InvoiceStatus } from "./words";

export type Dues = { readonly status: InvoiceStatus; readonly total: Money; readonly paid: Money };

export function leftOf({ total, paid }: Pick<Dues, "total" | "paid">): Money {
  return subtract(total, paid);
}

/**
 * True if the amount is at most what the invoice owes. A payment of the invoice's own session may succeed
 * even after the invoice was canceled; a partial payment may not.
 */
export function isDue(dues: Dues, { amount, isOwn }: { readonly amount: Money; readonly isOwn: boolean }): boolean {
  return (isOwn || isOpen(dues.status)) && compare(amount, leftOf(dues)) <= 0;
}

export type PartRefusal = "closed" | "not_above_zero" | "too_much" | "unpayable_rest";

/**
 * Returns why a partial payment of an invoice cannot be made, or null.
 * @param isPayable true if a session can be charged the remaining amount
 */
export function refusalOfPart(dues: Dues, amount: Money, isPayable: (rest: Money) => boolean): PartRefusal | null {
  if (!isOpen(dues.status)) return "closed";
  if (isZero(amount) || amount.amount.isNegative()) return "not_above_zero";
  const left = leftOf(dues);
  if (compare(amount, left) > 0) return "too_much";
  const rest = subtract(left, amount);
  return isZero(rest) || isPayable(rest) ? null : "unpayable_rest";
}
