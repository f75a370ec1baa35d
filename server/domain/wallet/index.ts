export { adjustBalance } from "./adjust-balance";
export { changeAccount } from "./change-account";
export { commitHold } from "./commit-hold";
export { type AccountPageView, accountPage, reversibleOperation, type WalletHold } from "./console/account-page";
export { type AccountValues, readAccountQuery, readWalletQuery } from "./console/account-query";
export { adjustAccount, reverseAdjustment } from "./console/adjust-account";
export {
  accountLine,
  accountsOfCustomer,
  browseAccounts,
  type LedgerOperation,
  sumAccounts,
  type WalletLine,
  type WalletRow,
  type WalletSums,
  type WalletValues,
} from "./console/statements";
export type { WalletTransaction } from "./contract";
export { AccountsRequest, Adjustment, EntriesRequest, OperationLookup } from "./contract";
export { type AccountEvent, RESERVATION, WALLET_ACCOUNT } from "./core/machine";
export { DEFAULT_WALLET } from "./core/provider";
export { balanceAfter, creditRefund, requireCreditable } from "./credit-refund";
export { discoverMethodsAndWallets } from "./discover-methods";
export { type Hold, holdWallet } from "./hold-wallet";
export { listEntries } from "./list-entries";
export { offerWallet, type WalletOffer } from "./offer-wallet";
export { releaseHold } from "./release-hold";
export { releaseReservations } from "./release-reservations";
export { returnCommitted } from "./return-committed";
export { extendHold } from "./secure-hold";
export { customerAccounts, listAccounts } from "./statements/list-accounts";
export { retrieveOperation } from "./statements/retrieve-operation";
export { requireWallet } from "./wallet-service";
export { walletTransactions, walletTransactionsOf } from "./wallet-transactions";
