/** What the console shows that no other module answers: lists, sums and pages for people. */
export { type CaptureResult, captureMany } from "./capture-many";
export { exportPayments } from "./export-payments";
export { listPayments, type PaymentLine, type PaymentRow } from "./list-payments";
export type { OperationStanding } from "./operation-standing";
export { type PaymentAct, type PaymentAction, paymentActions } from "./payment-actions";
export { type PaymentPageView, paymentPage } from "./payment-page";
export { type ActTerms, type PaymentPanel, paymentPanel } from "./payment-panel";
export {
  type PaymentListView,
  type PaymentValues,
  paymentDays,
  readPaymentQuery,
} from "./payment-query";
export { type PaymentSums, paymentSums } from "./payment-sums";
export type { TimelineEntry } from "./read-timeline";
export type { WireAmount } from "./wire-amount";
