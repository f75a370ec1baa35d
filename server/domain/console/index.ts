/** What the console shows that no other module answers: lists, sums and pages for people. */
export { type CustomerCard, type CustomerPageView, customerPage } from "./customers/customer-page";
export { type CustomerValues, readCustomerQuery } from "./customers/customer-query";
export { type CustomerLine, type CustomerRow, listCustomers } from "./customers/list-customers";
export { exportPayments } from "./export-payments";
export { type FoundPeople, findPeople } from "./find-people";
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
export type { WireAmount } from "./wire-amount";
