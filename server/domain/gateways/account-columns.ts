import type { AccountFields } from "./schema";

/** Maps an account's fields to its columns; decimals become exact text. */
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
