import type { Columns } from "@/server/db/columns";
import type { GatewayRow } from "./core/account";

const NAMES: Readonly<Record<keyof GatewayRow, true>> = {
  id: true,
  merchantId: true,
  code: true,
  name: true,
  nameAr: true,
  connector: true,
  flow: true,
  isSandbox: true,
  defaultCurrency: true,
  acceptedCurrencies: true,
  operation: true,
  operations: true,
  isTokenizable: true,
  autoDebitEnabled: true,
  multiAttempt: true,
  requiresResultPopup: true,
  plugins: true,
  paymentServices: true,
  walletProviders: true,
  tags: true,
  feeFixed: true,
  feePercent: true,
  feeDescription: true,
  feeDescriptionAr: true,
  exchangeRates: true,
  chargesPerSecond: true,
};

export const ACCOUNT_COLUMNS: Columns<keyof GatewayRow> = {
  names: Object.keys(NAMES) as (keyof GatewayRow)[],
  kinds: {
    acceptedCurrencies: "list",
    operations: "list",
    plugins: "list",
    paymentServices: "list",
    walletProviders: "list",
    tags: "list",
    feeFixed: "decimal",
    feePercent: "decimal",
  },
};
