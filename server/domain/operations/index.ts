export { expireApprovalRequests } from "./approvals/expire-requests";
export { listRequests, visibleRequests } from "./approvals/list-requests";
export { type Decisions, decisionsOf } from "./approvals/may-decide";
export { checkRequest, type RequestCheck } from "./asking/check-request";
export {
  approveRequest,
  cancelRequest,
  rejectRequest,
  requireChecker,
  requireMaker,
  requireRetryRight,
  retryRequest,
} from "./asking/decide-request";
export { type OfferedOperation, offeredOperations } from "./asking/offered-operations";
export { type OperationPreview, previewOperation } from "./asking/preview-operation";
export { lackedPermission, requireOperationRight } from "./asking/request-approval";
export { runOperation } from "./asking/run-operation";
export { applyOperationNotification } from "./carrying-out/apply-notification";
export { askReported } from "./carrying-out/ask-reported";
export { bookReported, type ReportedBooking, type ReportedMovement } from "./carrying-out/book-reported";
export { resolveUnknownOperations, watchReservations } from "./carrying-out/due-jobs";
export { decideParkedOperation, parkedOperations, ReturnNeedsApproval } from "./carrying-out/parked-operations";
export {
  ALL_LEFT,
  OperationNote,
  OperationRequest,
  RequestDecision,
  RequestQuery,
  TransactionQuery,
} from "./contract/requests";
export { APPROVAL, asksSomebody } from "./core/approval";
export { OPERATION } from "./core/machine";
export type { RefusalReason } from "./core/refusal-reason";
export { listDeletedTransactions, listTransactions } from "./lists/list-transactions";
export { restoreTransaction } from "./lists/restore-transaction";
export { LeftChanged, OperationRefused } from "./record/operation-refused";
