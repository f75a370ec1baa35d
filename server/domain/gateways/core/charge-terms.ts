/** What a gateway charges for an amount: first the exchange, then the fee (Spec, "Prices and fees"). */
import { Decimal } from "decimal.js";
import { InvalidAmount } from "@/server/kernel/errors";
import { add, convert, isZero, type Money, money, percentOf, zero } from "@/server/kernel/money";
import type { GatewayAccount } from "./account";

/** All three amounts are in the charged currency. */
export type ChargeTerms = {
  /** Without fee. */
  readonly chargeAmount: Money;
  readonly fee: Money;
  /** `chargeAmount` plus `fee`. */
  readonly total: Money;
  /** Charged currency per unit of the session's currency, as configured; null if they are the same. */
  readonly exchangeRate: string | null;
  /**
   * The session's currency is not the gateway's default one: external operations on the payment fail
   * (Spec, "Prices and fees").
   */
  readonly foreign: boolean;
};

export type PricedAccount = Pick<
  GatewayAccount,
  "defaultCurrency" | "acceptedCurrencies" | "feeFixed" | "feePercent" | "exchangeRates"
>;

/**
 * Null if the account does not take the currency, or if the exchanged amount rounds to zero or is too large.
 * With a rate for the session's currency the charge is in the gateway's default currency, without one in the
 * session's.
 * @param amount the gateway's part, in the session's currency
 * @param options.wholeFee false leaves the fee out, as on every `auto_pay` charge. A zero amount has no fee.
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
 * The fixed part is in the default currency and left out of a charge in any other; the percentage always
 * applies.
 */
function feeOf(account: PricedAccount, charge: Money): Money {
  if (isZero(charge)) return charge;
  const percent = account.feePercent === null ? zero(charge.currency) : percentOf(charge, account.feePercent);
  if (account.feeFixed === null || charge.currency !== account.defaultCurrency) return percent;
  return add(money(account.feeFixed, charge.currency), percent);
}

/** A charge in the session's own currency without fee. */
export function feeFreeTerms(amount: Money): ChargeTerms {
  return { chargeAmount: amount, fee: zero(amount.currency), total: amount, exchangeRate: null, foreign: false };
}
