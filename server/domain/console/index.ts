/** What the console shows that no other module answers: lists, sums and pages for people. */

export { type ApprovalPageView, approvalPage } from "./approvals/approval-page";
export {
  APPROVAL_TABS,
  type ApprovalTab,
  type ApprovalValues,
  readApprovalQuery,
} from "./approvals/approval-query";
export {
  type ApprovalLine,
  type ApprovalRow,
  findApproval,
  listApprovals,
  nextApproval,
} from "./approvals/list-approvals";
export { type CaptureResult, captureMany } from "./capture-many";
export { countNewPayments } from "./count-new-payments";
export { createPayment } from "./create-payment";
export { exportPayments } from "./export-payments";
export { type FoundPayment, find } from "./find";
export { listPayments, type PaymentLine, type PaymentRow } from "./list-payments";
export { type AskedPayment, type GatewayChoice, offerGateways } from "./offer-gateways";
export type { OperationStanding } from "./operation-standing";
export { type PaymentAct, type PaymentAction, paymentActions } from "./payment-actions";
export { chosenColumns, knownColumns, PAYMENT_COLUMNS, type PaymentColumn } from "./payment-columns";
export { type PaymentPageView, paymentPage } from "./payment-page";
export { type ActTerms, type PaymentPanel, paymentPanel } from "./payment-panel";
export {
  type PaymentListView,
  type PaymentValues,
  paymentDays,
  paymentQueryText,
  readPaymentQuery,
} from "./payment-query";
export { type PaymentSums, paymentSums } from "./payment-sums";
export type { TimelineEntry } from "./read-timeline";
export { deleteView } from "./views/delete-view";
export { listViews } from "./views/list-views";
export { renameView } from "./views/rename-view";
export { saveView } from "./views/save-view";
export { NewView, type SavedView, ViewName } from "./views/saved-view";
export type { WireAmount } from "./wire-amount";
