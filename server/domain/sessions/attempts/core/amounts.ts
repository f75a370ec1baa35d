import type { Decimal } from "decimal.js";
import { add, convertBack, isZero, type Money, toWire, zero } from "@/server/kernel/money";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import type { AmountDetails } from "../../contract/fields";

export type AttemptPrice = {
  readonly amount: Money;
  readonly chargeAmount: Money;
  readonly fee: Money;
  /** Units of the charged currency per unit of the session's currency; null if both are the same. */
  readonly exchangeRate: Decimal | null;
};

export function chargedTotal(price: Pick<AttemptPrice, "chargeAmount" | "fee">): Money {
  return add(price.chargeAmount, price.fee);
}

/** Everything that the customer paid: in the session's currency if a wallet paid a part. */
export function takenTotal(price: AttemptPrice & { readonly walletAmount: Money }): Money {
  return isZero(price.walletAmount) ? chargedTotal(price) : settledAmounts(price, true).paid;
}

export function amountDetails(price: Omit<AttemptPrice, "amount">): AmountDetails {
  const { chargeAmount, fee, exchangeRate } = price;
  return answer<AmountDetails>()({
    currency_code: chargeAmount.currency,
    amount: toWire(chargeAmount),
    fee: toWire(fee),
    total: toWire(chargedTotal(price)),
    ...given({ exchange_rate: exchangeRate?.toFixed() }),
  });
}

/**
 * The session's `settled_amount` and `paid_amount` after a success, in the session's currency (Spec, "Session
 * states" 4 and 5). `settled_amount` is the session's amount without fee, with the wallet's part.
 * `paid_amount` adds the fee once the payment is collected; before, as for an authorization or cash on
 * delivery, it is zero. A fee in another currency is converted back at the payment's rate and rounded half
 * up.
 */
export function settledAmounts(price: AttemptPrice, collected: boolean): { settled: Money; paid: Money } {
  const { amount, fee, exchangeRate } = price;
  if (!collected) return { settled: amount, paid: zero(amount.currency) };
  const feeInSession = exchangeRate === null ? fee : convertBack(fee, exchangeRate, amount.currency);
  return { settled: amount, paid: add(amount, feeInSession) };
}
