/** Refuses what is no card for sessions that must keep one. */
import { BadRequest } from "@/server/kernel/errors";
import { PAYMENT_TYPES, type PaymentType } from "@/server/kernel/payment-types";

/**
 * Sessions that must keep a card are paid with cards alone (Spec, "Calls by the merchant"). @throws
 * {BadRequest}
 */
export function requireOtherMethods(paymentType: PaymentType): void {
  if (!PAYMENT_TYPES[paymentType].walletCredit)
    throw new BadRequest(`A session of type ${paymentType} cannot be paid this way.`);
}
