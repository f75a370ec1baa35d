/** Computes the charge for an amount: first the exchange, then the fee (Spec, "Prices and fees"). */
import { Decimal } from "decimal.js";
import type { Currency } from "@/server/kernel/currency";
import { InvalidAmount } from "@/server/kernel/errors";
import { add, convert, isZero, type Money, money, percentOf, zero } from "@/server/kernel/money";
import type { GatewayAccount } from "./account";
import { type AmountRules, roundedToStep } from "./amount-rule";

export type ChargeTerms = {
  readonly chargeAmount: Money;
  readonly fee: Money;
  readonly total: Money;
  /** Units of the charged currency per unit of the session's currency; null without an exchange. */
  readonly exchangeRate: string | null;
  readonly foreign: boolean;
};

export type PricedAccount = Pick<
  GatewayAccount,
  "defaultCurrency" | "acceptedCurrencies" | "feeFixed" | "feePercent" | "exchangeRates"
>;

/** True for another currency than the account's, even if nothing is exchanged (Spec, "Prices and fees" 3). */
export function isForeign(currency: Currency, account: Pick<GatewayAccount, "defaultCurrency">): boolean {
  return currency !== account.defaultCurrency;
}

/**
 * The charge of a session's amount, in the gateway's default currency if there is an exchange rate, otherwise
 * in the session's. Null if the account does not accept the currency, or the exchanged amount rounds to zero
 * or is too large.
 * @param amount what wallet credit does not pay, in the session's currency
 * @param options.wholeFee false omits the fee, as on every `auto_pay` charge; a zero amount has no fee
 */
export function chargeTerms(
  account: PricedAccount,
  amount: Money,
  options: { readonly wholeFee: boolean; readonly amountRule?: AmountRules },
): ChargeTerms | null {
  if (!account.acceptedCurrencies.includes(amount.currency)) return null;
  const foreign = isForeign(amount.currency, account);
  const exchangeRate = foreign ? (account.exchangeRates[amount.currency] ?? null) : null;
  const { wholeFee, amountRule = () => ({ step: 1n }) } = options;
  const rule = amountRule(exchangeRate === null ? amount.currency : account.defaultCurrency);
  if (rule === null) return null;
  try {
    const chargeAmount =
      exchangeRate === null
        ? amount
        : roundedToStep(rule, convert(amount, new Decimal(exchangeRate), account.defaultCurrency));
    if (isZero(chargeAmount) && !isZero(amount)) return null;
    const fee = wholeFee ? roundedToStep(rule, feeOf(account, chargeAmount)) : zero(chargeAmount.currency);
    return { chargeAmount, fee, total: add(chargeAmount, fee), exchangeRate, foreign };
  } catch (error) {
    if (error instanceof InvalidAmount) return null;
    throw error;
  }
}

/**
 * The fee of a charge. Its fixed part, in the default currency, is omitted from a charge in another currency;
 * the percentage always applies.
 */
function feeOf(account: PricedAccount, charge: Money): Money {
  if (isZero(charge)) return charge;
  const percent = account.feePercent === null ? zero(charge.currency) : percentOf(charge, account.feePercent);
  if (account.feeFixed === null || charge.currency !== account.defaultCurrency) return percent;
  return add(money(account.feeFixed, charge.currency), percent);
}

export function feeFreeTerms(amount: Money): ChargeTerms {
  return { chargeAmount: amount, fee: zero(amount.currency), total: amount, exchangeRate: null, foreign: false };
}
