/** Subscriptions: plans of recurring charges that the service bills by itself. */

export { addCard } from "./add-card";
export { cancelFromPage } from "./cancel-from-page";
export { cancelSubscription } from "./cancel-subscription";
export { CYCLE, SUBSCRIPTION } from "./core/machine";
export { expireSubscriptions } from "./expire-subscriptions";
export { failAbandonedSetups } from "./fail-abandoned-setups";
export { finishCancellations } from "./finish-cancellations";
export { keepFromPage } from "./keep-from-page";
export { keepSubscription } from "./keep-subscription";
export { listCycles } from "./list-cycles";
export { listSubscriptions } from "./list-subscriptions";
export { readPageLink } from "./page-link";
export { subscriptionByToken } from "./page-token";
export type { CheckoutPlan, SelfServiceOutcome, SubscriptionCard, SubscriptionPageView } from "./page-views";
export { payOutstanding } from "./pay-outstanding";
export { readPlan } from "./read-plan";
export { readSubscriptionPage } from "./read-subscription-page";
export { regeneratePageToken } from "./regenerate-page-token";
export { renewalReminders } from "./renewal-reminders";
export { requestCancellation } from "./request-cancellation";
export { retrieveSubscription } from "./retrieve-subscription";
export { retrySetup } from "./retry-setup";
export { CancellationRequest, CycleQuery, SubscriptionQuery, SubscriptionWindow, windowOf } from "./schema";
export type { SelfServiceRequest } from "./self-service-request";
export { startBalancePayment } from "./start-balance-payment";
export { subscriptionPageStatus } from "./subscription-page-status";
export { switchCard } from "./switch-card";
