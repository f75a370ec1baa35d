/** What a session costs at one of its gateway accounts. */
import { type ChargeTerms, chargeTerms, type PricedAccount, takesAmount } from "@/server/domain/gateways";
import type { Money } from "@/server/kernel/money";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { PaymentType } from "@/server/kernel/words";

/**
 * The terms on which `account` charges the session, or null if it does not take the currency or cannot charge
 * the amount exactly: nothing is rounded to fit. The fee follows the payment type.
 * @param amount what is left for the gateway to charge if wallets pay a part; the session's whole amount
 * unless given
 */
export function priceFor(
  session: { readonly paymentType: PaymentType; readonly amount: Money },
  account: PricedAccount & { readonly connector: string },
  amount: Money = session.amount,
): ChargeTerms | null {
  const terms = chargeTerms(account, amount, { wholeFee: PAYMENT_TYPES[session.paymentType].chargesFee });
  return terms !== null && takesAmount(account.connector, terms.total) ? terms : null;
}
