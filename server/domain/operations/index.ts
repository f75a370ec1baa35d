/** Operations on transactions: refund, capture, void, cancel, expire and delete. */
export { OPERATION } from "./core/machine";
export { resolveUnknownOperations } from "./due-jobs";
export { listDeletedTransactions, listTransactions } from "./list-transactions";
export { restoreTransaction } from "./restore-transaction";
export { runOperation } from "./run-operation";
export { OperationRequest, TransactionQuery } from "./schema";
