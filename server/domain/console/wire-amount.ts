/** Amounts for pages. */
import { type Money, toWire } from "@/server/kernel/money";

/** A decimal text with the currency's decimals, and its code. */
export type WireAmount = { readonly amount: string; readonly currency: string };

export function wireAmount(amount: Money): WireAmount {
  return { amount: toWire(amount), currency: amount.currency };
}
