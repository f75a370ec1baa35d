import type { DeviceWallet } from "../../../core/words";

/** The token is at `path` in the wallet's payload. */
export const WALLETS: Readonly<Record<DeviceWallet, { type: string; field: string; path: string; isObject?: true }>> = {
  apple_pay: { type: "applepay", field: "applePayToken", path: "paymentData", isObject: true },
  google_pay: { type: "googlepay", field: "googlePayToken", path: "paymentMethodData/tokenizationData/token" },
  samsung_pay: { type: "samsungpay", field: "samsungPayToken", path: "token" },
};
