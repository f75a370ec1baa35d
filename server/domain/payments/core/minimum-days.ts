import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { addDays, type CivilDate } from "@/server/kernel/time";
import type { PaymentType } from "@/server/kernel/words";

export function lastsLongEnough(
  card: { readonly expiryMonth: number; readonly expiryYear: number },
  minimumDays: number | null,
  today: CivilDate,
): boolean {
  if (minimumDays === null) return true;
  const month = `${card.expiryYear}-${String(card.expiryMonth).padStart(2, "0")}`;
  return month >= addDays(today, minimumDays).slice(0, 7);
}

/**
 * Days from now for which a card must remain valid; null without a limit. The payment type's default does not
 * apply to the simulated gateway; the merchant's value does (Spec, "The simulated gateway's answers").
 */
export function minimumDaysOf(of: {
  readonly paymentType: PaymentType;
  /** The session's `card_acceptance_criteria.min_expiry_time` as the merchant sent it. */
  readonly minimumCardDays: number | null;
  readonly isSimulated: boolean;
}): number | null {
  const fallback = of.isSimulated ? null : PAYMENT_TYPES[of.paymentType].minimumCardDays;
  return of.minimumCardDays ?? fallback;
}
