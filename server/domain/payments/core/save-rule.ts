import type { CardKeeping } from "@/server/kernel/payment-types";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { PaymentType } from "@/server/kernel/words";

/** How the card of a session is saved (Spec, "Saved cards at the checkout"). */
export type SaveRule = "none" | CardKeeping;

/** The payment type's rule for saving cards; only a known customer gets a choice. */
export function saveRule(paymentType: PaymentType, customerId: string | null, tokenizable: boolean): SaveRule {
  const { keepsCard } = PAYMENT_TYPES[paymentType];
  if (keepsCard !== "offered") return keepsCard;
  return customerId !== null && tokenizable ? "offered" : "none";
}

/**
 * Decides whether the card is saved; null if the box of a `save_card` session is unchecked and the page must
 * ask for it.
 */
export function keepsCard(rule: SaveRule, ticked: boolean): boolean | null {
  if (rule === "ticked") return ticked ? true : null;
  if (rule === "consent") return true;
  return rule === "offered" && ticked;
}
