/** Amounts for pages. */
import { type Money, toWire } from "@/server/kernel/money";

/** An amount as text with the currency's decimals, and the currency's code. */
export type WireAmount = { readonly amount: string; readonly currency: string };

export function wireAmount(amount: Money): WireAmount {
  return { amount: toWire(amount), currency: amount.currency };
}
