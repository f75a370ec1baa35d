/** Subscriptions: plans of recurring charges that the service bills by itself. */
export { cancelSubscription } from "./cancel-subscription";
export { CYCLE, SUBSCRIPTION } from "./core/machine";
export { expireSubscriptions } from "./expire-subscriptions";
export { failAbandonedSetups } from "./fail-abandoned-setups";
export { finishCancellations } from "./finish-cancellations";
export { keepSubscription } from "./keep-subscription";
export { listCycles } from "./list-cycles";
export { listSubscriptions } from "./list-subscriptions";
export { readPageLink } from "./page-link";
export { subscriptionByToken } from "./page-token";
export { regeneratePageToken } from "./regenerate-page-token";
export { renewalReminders } from "./renewal-reminders";
export { requestCancellation } from "./request-cancellation";
export { retrieveSubscription } from "./retrieve-subscription";
export { CancellationRequest, CycleQuery, SubscriptionQuery, SubscriptionWindow, windowOf } from "./schema";
