/** Subscriptions: plans of recurring charges that the service bills. */

export { chargeDueCycles, retryCycles } from "./billing/billing-jobs";
export { countBlockedCycles } from "./billing/count-blocked-cycles";
export { expireSubscriptions } from "./billing/expire-subscriptions";
export { renewalReminders } from "./billing/renewal-reminders";
export { rescheduleForTimeZone } from "./billing/reschedule-for-time-zone";
export { serveSubscription } from "./billing/settle-subscription";
export { finishCancellations } from "./cancellation/finish-cancellations";
export { requestCancellation } from "./cancellation/request-cancellation";
export type { ListedCycleView, SubscriptionSummary, SubscriptionView } from "./contract/answers";
export {
  CancellationRequest,
  CycleQuery,
  SubscriptionQuery,
  SubscriptionWindow,
  windowOf,
} from "./contract/requests";
export { CYCLE, SUBSCRIPTION } from "./core/machine";
export { REMINDER_TABLE } from "./core/reminders";
export { PERIOD_TABLE } from "./core/schedule";
export type { SubscriptionState } from "./core/words";
export { cancelSubscription } from "./merchant-api/cancel-subscription";
export { type ChargeMail, listChargeMails } from "./merchant-api/list-charge-mails";
export { listCycles } from "./merchant-api/list-cycles";
export {
  listSubscriptions,
  type SummaryColumns,
  summaryColumns,
  summaryOf,
  WITH_NEWEST_CYCLE,
} from "./merchant-api/list-subscriptions";
export { readPageLink, regeneratePageToken } from "./merchant-api/page-links";
export { retrieveSubscription } from "./merchant-api/retrieve-subscription";

export { statusAt } from "./record/abandoned-setup";
export { subscriptionByToken } from "./record/page-token";
export { addCard } from "./self-service/add-card";
export { startBalancePayment } from "./self-service/balance-session";
export { cancelFromPage } from "./self-service/cancel-from-page";
export type {
  CheckoutPlan,
  SelfServiceOutcome,
  SubscriptionCard,
  SubscriptionPageView,
} from "./self-service/page-views";
export { payOutstanding } from "./self-service/pay-outstanding";
export { readPlan } from "./self-service/read-plan";
export { readSubscriptionPage, subscriptionPageStatus } from "./self-service/read-subscription-page";
export { retrySetup } from "./self-service/retry-setup";
export { switchCard } from "./self-service/switch-card";
export { undoCancellation, undoCancellationFromPage } from "./self-service/undo-cancellation";
export { abandonSetup } from "./setup/abandon-setup";
export { createSubscription } from "./setup/create-subscription";
export { failAbandonedSetups } from "./setup/fail-abandoned-setups";
