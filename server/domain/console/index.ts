/** Lists, sums and pages of the console that span several modules. */

export { type ApprovalPageView, approvalPage } from "./approvals/approval-page";
export {
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
export { type CustomerCard, type CustomerPageView, customerPage } from "./customers/customer-page";
export { type CustomerValues, readCustomerQuery } from "./customers/customer-query";
export { type CustomerLine, type CustomerRow, listCustomers } from "./customers/list-customers";
export { exportPayments } from "./export-payments";
export { type Findings, type FoundKind, find } from "./find";
export type { FoundNamed } from "./find-named";
export { type FoundLine, foundLines } from "./found-lines";
export type { FoundTarget } from "./found-target";
export { listPayments, type PaymentLine, type PaymentRow } from "./list-payments";
export { type AskedPayment, type GatewayChoice, offerGateways } from "./offer-gateways";
export type { OperationStanding } from "./operation-standing";
export { decideParked, listParked, type ParkedStanding, parkedStanding } from "./parked";
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
export { resendNotice } from "./resend-notice";
export {
  listSubscriptionLines,
  type SubscriptionLine,
  type SubscriptionRow,
} from "./subscriptions/list-subscription-lines";
export type { CycleLine, CycleTry } from "./subscriptions/read-cycles";
export type { PlanEntry } from "./subscriptions/read-plan-timeline";
export { type SubscriptionPageView, subscriptionPage } from "./subscriptions/subscription-page";
export { readCyclesQuery, readSubscriptionQuery, type SubscriptionValues } from "./subscriptions/subscription-query";
export { type SubscriptionSums, subscriptionSums } from "./subscriptions/subscription-sums";
export { deleteView } from "./views/delete-view";
export { listViews } from "./views/list-views";
export { renameView } from "./views/rename-view";
export { saveView } from "./views/save-view";
export { NewView, type SavedView, ViewName } from "./views/saved-view";
export type { WireAmount } from "./wire-amount";
