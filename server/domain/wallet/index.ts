/** A customer's credit: accounts, their append-only ledger, and what checkouts hold of them. */
export { AccountInactive } from "./account";
export { commitHold } from "./commit-hold";
export { ACCOUNT_STATUSES, RESERVATION, type ReleaseReason, WALLET_ACCOUNT } from "./core/machine";
export type { WalletLeg } from "./core/offer";
export { DEFAULT_WALLET } from "./core/provider";
export { creditRefund, type WalletRefund } from "./credit-refund";
export { type Hold, type HoldRequest, holdWallet } from "./hold-wallet";
export { offerWallet, type WalletOffer, type WalletUse } from "./offer-wallet";
export { releaseHold } from "./release-hold";
export { type AgreedHold, extendHold } from "./secure-hold";
export { isWalletTouched, type WalletTransaction, walletTransactions } from "./wallet-transactions";
