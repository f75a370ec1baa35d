import { type Money, toWire } from "@/server/kernel/money";

export type WireAmount = { readonly amount: string; readonly currency: string };

export function wireAmount(amount: Money): WireAmount {
  return { amount: toWire(amount), currency: amount.currency };
}
