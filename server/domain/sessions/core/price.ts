/** What a session costs at one of its gateway accounts. */
import { type ChargeTerms, chargeTerms, type PricedAccount } from "@/server/domain/gateways/core/charge-terms";
import type { Money } from "@/server/kernel/money";
import { PAYMENT_TYPES, type PaymentType } from "@/server/kernel/payment-types";

/**
 * The terms on which `account` charges the session, or null if it does not take the currency or cannot charge
 * the amount. The fee follows the payment type.
 * @param amount what is left for the gateway if wallets pay a part; the session's whole amount unless given
 */
export function priceFor(
  session: { readonly paymentType: PaymentType; readonly amount: Money },
  account: PricedAccount,
  amount: Money = session.amount,
): ChargeTerms | null {
  return chargeTerms(account, amount, { wholeFee: PAYMENT_TYPES[session.paymentType].chargesFee });
}
