/** Operations on transactions: refund, capture, void, cancel, expire and delete. */
export { checkRequest, type RequestCheck } from "./check-request";
export { APPROVAL } from "./core/approval";
export { OPERATION } from "./core/machine";
export type { RefusalReason } from "./core/refusal-reason";
export { approveRequest, cancelRequest, rejectRequest, retryRequest } from "./decide-request";
export { resolveUnknownOperations } from "./due-jobs";
export { expireApprovalRequests } from "./expire-requests";
export { hearOfOperation } from "./hear-of-operation";
export { listRequests, visibleRequests } from "./list-requests";
export { listDeletedTransactions, listTransactions } from "./list-transactions";
export { type Decisions, decisionsOf } from "./may-decide";
export { type OfferedOperation, offeredOperations } from "./offered-operations";
export { LeftChanged, OperationRefused } from "./operation-refused";
export { decideParkedOperation, parkedOperations } from "./parked-operations";
export { type OperationPreview, previewOperation } from "./preview-operation";
export { restoreTransaction } from "./restore-transaction";
export { runOperation } from "./run-operation";
export { OperationRequest, RequestDecision, RequestQuery, TransactionQuery } from "./schema";
