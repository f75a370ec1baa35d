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
export { exportPayments } from "./export-payments";
export { listPayments, type PaymentLine, type PaymentRow } from "./list-payments";
export { type PaymentPageView, paymentPage } from "./payment-page";
export {
  type PaymentListView,
  type PaymentValues,
  paymentDays,
  readPaymentQuery,
} from "./payment-query";
export { type PaymentSums, paymentSums } from "./payment-sums";
export type { TimelineEntry } from "./read-timeline";
export type { WireAmount } from "./wire-amount";
