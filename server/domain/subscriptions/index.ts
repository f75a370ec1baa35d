export { chargeDueCycles, retryCycles } from "./billing/billing-jobs";
export { chargeAgain } from "./billing/charge-again";
export { countBlockedCycles } from "./billing/count-blocked-cycles";
export { expireSubscriptions } from "./billing/expire-subscriptions";
export { expiringCards } from "./billing/expiring-cards";
export { failPaidCycle } from "./billing/fail-paid-cycle";
export { renewalReminders } from "./billing/renewal-reminders";
export { serveSubscription } from "./billing/settle-subscription";
export { rescheduleForTimeZone } from "./billing/statements/reschedule-for-time-zone";
export { finishCancellations } from "./cancellation/finish-cancellations";
export { requestCancellation } from "./cancellation/request-cancellation";
export { turnPauses } from "./changes/turn-pauses";
export type {
  ListedCycleView,
  SubscriptionChangeView,
  SubscriptionSummary,
  SubscriptionView,
  UpcomingChargeView,
} from "./contract/answers";
export {
  CancellationRequest,
  ChangeQuery,
  ChangeRequest,
  CycleQuery,
  PauseRequest,
  ResumeRequest,
  SubscriptionQuery,
  SubscriptionWindow,
  UpcomingQuery,
  windowOf,
} from "./contract/requests";
export { CYCLE, SUBSCRIPTION } from "./core/machine";
export { REMINDER_TABLE } from "./core/reminders";
export { MONTHLY_INCOME, PERIOD_TABLE } from "./core/schedule";
export type { SubscriptionState } from "./core/words";
export { cancelSubscription } from "./merchant-api/cancel-subscription";
export { changeSubscription, pauseSubscription, resumeSubscription } from "./merchant-api/change-subscription";
export { listChanges } from "./merchant-api/list-changes";
export { listChargeMails } from "./merchant-api/list-charge-mails";
export { listCycles } from "./merchant-api/list-cycles";
export { listUpcoming } from "./merchant-api/list-upcoming";
export { type CustomerLink, mailPageLink, readCustomerLink } from "./merchant-api/mail-page-link";
export { readPageLink, regeneratePageToken } from "./merchant-api/page-links";
export { retrieveSubscription } from "./merchant-api/retrieve-subscription";
export type { ChargeMail } from "./merchant-api/statements/charge-mails";
export {
  listSubscriptions,
  type SummaryColumns,
  summaryColumns,
  summaryOf,
  WITH_NEWEST_CYCLE,
} from "./merchant-api/statements/list-subscriptions";
export { subscriptionByToken } from "./record/page-token";
export { statusAt } from "./record/statements/abandoned-setup";
export { addCard } from "./self-service/add-card";
export { allowBackupCard } from "./self-service/allow-backup-card";
export { startBalancePayment } from "./self-service/balance-session";
export { cancelFromPage } from "./self-service/cancel-from-page";
export { changeEmail } from "./self-service/change-email";
export type {
  CheckoutPlan,
  SelfServiceOutcome,
  SubscriptionCard,
  SubscriptionPageView,
} from "./self-service/page-views";
export { payOutstanding } from "./self-service/pay-outstanding";
export { readSubscriptionPage, subscriptionPageStatus } from "./self-service/read-subscription-page";
export { retrySetup } from "./self-service/retry-setup";
export { readPlan } from "./self-service/statements/read-plan";
export { switchCard } from "./self-service/switch-card";
export { undoCancellation, undoCancellationFromPage } from "./self-service/undo-cancellation";
export { abandonSetup } from "./setup/abandon-setup";
export { createSubscription } from "./setup/create-subscription";
export { failAbandonedSetups } from "./setup/fail-abandoned-setups";
