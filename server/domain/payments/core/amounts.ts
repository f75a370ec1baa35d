/** What a payment settles and what the customer paid for it. */
import type { Decimal } from "decimal.js";
import { add, convertBack, type Money, zero } from "../../../kernel/money";

/** A payment's price as its attempt keeps it. */
export type AttemptPrice = {
  /** What the session asks for, in its own currency. */
  readonly amount: Money;
  /** In the currency charged. */
  readonly chargeAmount: Money;
  readonly fee: Money;
  /** Charged currency per unit of the session's; null where they are the same. */
  readonly exchangeRate: Decimal | null;
};

/** Fee and charge together, in the currency charged. */
export function chargedTotal(price: Pick<AttemptPrice, "chargeAmount" | "fee">): Money {
  return add(price.chargeAmount, price.fee);
}

/**
 * The session's `settled_amount` and `paid_amount` after a success, both in the session's currency (decision §3).
 *
 * Settled is the session's amount without fee, the wallet's part included. Paid adds the fee once money has moved; an authorization, and cash to be paid on
 * delivery, have paid nothing yet. A fee charged in another currency is turned back at the payment's own rate and rounded half up.
 * @param collected the money has moved
 */
export function settledAmounts(price: AttemptPrice, collected: boolean): { settled: Money; paid: Money } {
  const { amount, fee, exchangeRate } = price;
  if (!collected) return { settled: amount, paid: zero(amount.currency) };
  const feeInSession = exchangeRate === null ? fee : convertBack(fee, exchangeRate, amount.currency);
  return { settled: amount, paid: add(amount, feeInSession) };
}
