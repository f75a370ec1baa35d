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
export { readBulkChoice } from "./bulk/choose-payments";
export { type ForeseenBulk, type ForeseenPayment, foreseeBulk } from "./bulk/foresee-bulk";
export {
  type BulkItemLine,
  type BulkLine,
  type BulkPageView,
  type BulkTab,
  type BulkValues,
  listBulks,
  readBulk,
  readBulkQuery,
} from "./bulk/read-bulk";
export { runBulkActions } from "./bulk/run-bulk";
export { BulkNotBegun, bulkKinds, startBulk } from "./bulk/start-bulk";
export { stopBulk } from "./bulk/stop-bulk";
export { attemptWord, type DeclineWord } from "./core/decline-word";
export { saidFilter, shownSaid } from "./core/said-text";
export type { SearchProblem } from "./core/search-operators";
export { createLinkOnce } from "./create-link";
export { createPayment } from "./create-payment";
export { type CustomerCard, type CustomerPageView, customerPage } from "./customers/customer-page";
export { type CustomerValues, readCustomerQuery } from "./customers/customer-query";
export { type CustomerPayments, paymentsOfCustomer } from "./customers/payments-of-customer";
export { type CustomerLine, type CustomerRow, listCustomers } from "./customers/statements/list-customers";
export { exportName, exportPayments, fieldsOf, PAYMENT_FILE_FIELDS, selectedValues } from "./export-payments";
export { listPaymentFiles } from "./files/list-files";
export { openPaymentFile } from "./files/open-file";
export type { PaymentFileLine } from "./files/payment-file";
export { removePaymentFiles, sweepPaymentFiles } from "./files/remove-files";
export {
  FILE_DAYS,
  isLongFile,
  MOST_FILES_AT_A_TIME,
  MOST_SENT_AT_ONCE,
  requestPaymentFile,
} from "./files/request-file";
export { writePaymentFiles } from "./files/write-file";
export { type FilterWords, knownFilterWords } from "./filter-words";
export { type Findings, type FoundKind, find } from "./find";
export type { FoundNamed } from "./find-named";
export { type FoundLine, foundLines } from "./found-lines";
export type { FoundTarget } from "./found-target";
export { listWaiting, type WaitingEntry } from "./list-waiting";
export { type Neighbour, type Neighbours, neighboursOf } from "./neighbours";
export { type AskedPayment, type GatewayChoice, offerGateways } from "./offer-gateways";
export type { OperationStanding } from "./operation-standing";
export { decideParked, listParked, type ParkedStanding, parkedStanding } from "./parked";
export { maySend, type PaymentAct, type PaymentAction, paymentActions } from "./payment-actions";
export { type PaymentChoices, paymentChoices } from "./payment-choices";
export { chosenColumns, PAYMENT_COLUMNS, type PaymentColumn } from "./payment-columns";
export { type PaymentPageView, paymentPage } from "./payment-page";
export { type ActTerms, type PaymentPanel, paymentPanel } from "./payment-panel";
export { filterValues, type PaymentQueryRead, paymentQueryText, readPaymentQuery, widerFilters } from "./payment-query";
export { type PlaceInList, placeInList } from "./place-in-list";
export { positionOf } from "./position";
export type { TimelineEntry } from "./read-timeline";
export {
  type ReceiptDrawer,
  type ReceiptView,
  readReceiptDocument,
  receiptView,
  sweepReceipts,
} from "./receipt-document";
export { resendNotice } from "./resend-notice";
export { makeRetryLink } from "./retry-link";
export { countNewPayments } from "./statements/count-new-payments";
export { type FilterCounts, filterCounts } from "./statements/filter-counts";
export { listPayments, type PaymentLine, type PaymentPage, type PaymentRow } from "./statements/list-payments";
export { type PaymentListView, type PaymentValues, paymentDays } from "./statements/payment-query";
export { type PaymentSums, paymentSums } from "./statements/payment-sums";
export { customerLink, mailPageLink } from "./subscriptions/customer-link";
export type { CycleLine, CycleTry } from "./subscriptions/read-cycles";
export type { PlanEntry } from "./subscriptions/read-plan-timeline";
export {
  listSubscriptionLines,
  type SubscriptionLine,
  type SubscriptionRow,
  type SubscriptionSums,
  subscriptionSums,
} from "./subscriptions/statements/list-subscriptions";
export type { SubscriptionValues } from "./subscriptions/statements/subscription-filter";
export { type SubscriptionPageView, subscriptionPage } from "./subscriptions/subscription-page";
export { readCyclesQuery, readSubscriptionQuery } from "./subscriptions/subscription-query";
export { deleteView } from "./views/delete-view";
export { listViews } from "./views/list-views";
export { renameView } from "./views/rename-view";
export { saveView } from "./views/save-view";
export { NewView, type SavedView, ViewName } from "./views/saved-view";
export { type DoneAct, doneNow, isGoneNow } from "./was-done";
export type { WireAmount } from "./wire-amount";
