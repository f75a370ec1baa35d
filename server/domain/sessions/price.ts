import { amountRules, type ChargeTerms, chargeTerms, type PricedAccount, takesAmount } from "@/server/domain/gateways";
import type { Money } from "@/server/kernel/money";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { PaymentType } from "@/server/kernel/words";

/**
 * The price of a session at a gateway account. Null if the account does not accept the currency or cannot
 * charge the exact amount; nothing is rounded. The fee depends on the payment type.
 * @param amount the gateway's part if wallets pay the rest; by default the whole amount
 */
export function priceFor(
  session: { readonly paymentType: PaymentType; readonly amount: Money },
  account: PricedAccount & { readonly connector: string },
  amount: Money = session.amount,
): ChargeTerms | null {
  const { chargesFee: wholeFee } = PAYMENT_TYPES[session.paymentType];
  const terms = chargeTerms(account, amount, { wholeFee, amountRule: amountRules(account.connector) });
  return terms !== null && takesAmount(account.connector, terms.total) ? terms : null;
}
