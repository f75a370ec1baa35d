export { autoDebit } from "./auto-debit";
export { recordCollectedCash } from "./collect-cash";
export {
  ApplePayRequest,
  AutoDebitRequest,
  CashRequest,
  CollectedCash,
  GooglePayRequest,
  WalletRequest,
} from "./contract";
export { findOneStepResult, payInOneStep } from "./one-step";
export { payByCash } from "./pay-by-cash";
export { payByDeviceWallet } from "./pay-by-device-wallet";
export { payFromSheet } from "./pay-from-sheet";
export type { NativeReply } from "./reply";
export { payByWalletCall } from "./wallet-payment";
