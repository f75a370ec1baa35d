import type { Currency } from "./currency";
import { InvalidAmount } from "./errors";
import { type Money, money } from "./money";

export const MOST_TYPED = 24;

/** The amount that a customer typed, with ASCII digits; null if it is not an amount in the currency. */
export function typedAmount(typed: string, currency: Currency): Money | null {
  if (!/^\d{1,14}(\.\d{1,3})?$/.test(typed)) return null;
  try {
    return money(typed, currency);
  } catch (error) {
    if (error instanceof InvalidAmount) return null;
    throw error;
  }
}
