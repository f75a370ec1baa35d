/** The columns of a gateway account. */
import type { AccountFields } from "./schema";

/** What the row of an account holds; decimals as exact text. */
export function accountColumns(fields: AccountFields) {
  return {
    ...fields,
    acceptedCurrencies: [...fields.acceptedCurrencies],
    operations: [...fields.operations],
    plugins: [...fields.plugins],
    paymentServices: [...fields.paymentServices],
    walletProviders: [...fields.walletProviders],
    tags: [...fields.tags],
    feeFixed: fields.feeFixed?.toFixed() ?? null,
    feePercent: fields.feePercent?.toFixed() ?? null,
    exchangeRates: { ...fields.exchangeRates },
  };
}
