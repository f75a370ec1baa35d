/** What the console shows that no other module answers: lists, sums and pages for people. */
export { exportPayments } from "./export-payments";
export { listPayments, type PaymentRow } from "./list-payments";
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
