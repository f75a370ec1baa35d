import { BadRequest } from "@/server/kernel/errors";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { PaymentType } from "@/server/kernel/words";

/**
 * Sessions that must save a card accept only cards (Spec, "Native calls").
 * @throws {BadRequest} for such a session
 */
export function requireOtherMethods(paymentType: PaymentType): void {
  if (!PAYMENT_TYPES[paymentType].walletCredit)
    throw new BadRequest(`A session of type ${paymentType} cannot be paid this way.`);
}
