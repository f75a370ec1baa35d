import type { AccountFields } from "./schema";

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
