/** Native payments: a device wallet's payload, a saved token or cash, sent by the merchant instead of a page. */
export { autoDebit } from "./auto-debit";
export { payInOneStep } from "./one-step";
export { payByCash } from "./pay-by-cash";
export { payByDeviceWallet } from "./pay-by-device-wallet";
export { ApplePayRequest, AutoDebitRequest, CashRequest, GooglePayRequest } from "./schema";
