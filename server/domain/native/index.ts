/**
 * Native payments: a device wallet's payload, a saved token, the customer's credit or cash, sent by the
 * merchant instead of a page.
 */
export { autoDebit } from "./auto-debit";
export { ApplePayRequest, AutoDebitRequest, CashRequest, GooglePayRequest, WalletRequest } from "./contract";
export { findOneStepResult, payInOneStep } from "./one-step";
export { payByCash } from "./pay-by-cash";
export { payByDeviceWallet } from "./pay-by-device-wallet";
export { payFromSheet } from "./pay-from-sheet";
export type { NativeReply } from "./reply";
export { payByWalletCall } from "./wallet-payment";
