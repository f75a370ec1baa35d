/** What a gateway charges for an amount: the exchange first, the fee after it (decision 0021). */
import { Decimal } from "decimal.js";
import { InvalidAmount } from "@/server/kernel/errors";
import { add, convert, isZero, type Money, money, percentOf, zero } from "@/server/kernel/money";
import type { GatewayAccount } from "./account";

/** What the customer pays through one gateway. The three amounts share the currency that is charged. */
export type ChargeTerms = {
  /** Without fee. */
  readonly chargeAmount: Money;
  readonly fee: Money;
  /** `chargeAmount` and `fee`. */
  readonly total: Money;
  /** Charged currency per unit of the session's currency, as configured; null if they are the same. */
  readonly exchangeRate: string | null;
  /**
   * The session's currency is not the gateway's default one: external operations on the payment fail
   * (decision 0021).
   */
  readonly foreign: boolean;
};

export type PricedAccount = Pick<
  GatewayAccount,
  "defaultCurrency" | "acceptedCurrencies" | "feeFixed" | "feePercent" | "exchangeRates"
>;

/**
 * The terms on which `account` charges `amount` of a session, or null when it does not take that currency, or
 * when the exchanged amount cannot be charged (it rounds to nothing, or is too large).
 *
 * With a rate for the session's currency the charge is in the gateway's default currency; without one it is
 * in the session's own.
 * @param amount what is left for the gateway to charge, in the session's currency
 * @param options.wholeFee true adds the account's fee; false leaves it out, as on every `auto_pay` charge. A
 * zero amount never has one.
 */
export function chargeTerms(account: PricedAccount, amount: Money, options: { wholeFee: boolean }): ChargeTerms | null {
  if (!account.acceptedCurrencies.includes(amount.currency)) return null;
  const foreign = amount.currency !== account.defaultCurrency;
  const exchangeRate = foreign ? (account.exchangeRates[amount.currency] ?? null) : null;
  try {
    const chargeAmount =
      exchangeRate === null ? amount : convert(amount, new Decimal(exchangeRate), account.defaultCurrency);
    if (isZero(chargeAmount) && !isZero(amount)) return null;
    const fee = options.wholeFee ? feeOf(account, chargeAmount) : zero(chargeAmount.currency);
    return { chargeAmount, fee, total: add(chargeAmount, fee), exchangeRate, foreign };
  } catch (error) {
    if (error instanceof InvalidAmount) return null;
    throw error;
  }
}

/**
 * The fixed part is an amount of the default currency, so it is left out of a charge in any other; the
 * percentage always counts.
 */
function feeOf(account: PricedAccount, charge: Money): Money {
  if (isZero(charge)) return charge;
  const percent = account.feePercent === null ? zero(charge.currency) : percentOf(charge, account.feePercent);
  if (account.feeFixed === null || charge.currency !== account.defaultCurrency) return percent;
  return add(money(account.feeFixed, charge.currency), percent);
}

/** The terms of a charge in the session's own currency that costs the customer no fee. */
export function feeFreeTerms(amount: Money): ChargeTerms {
  return { chargeAmount: amount, fee: zero(amount.currency), total: amount, exchangeRate: null, foreign: false };
}
