/** Attempts, how they are decided, what merchants hear of them and what customers see. */
export { cancelAttempt } from "./cancel-attempt";
export { cancelSession } from "./cancel-session";
export { checkoutStatus } from "./checkout-status";
export { firstInquiryAt, nextInquiryAt } from "./core/backoff";
export { ATTEMPT } from "./core/machine";
export { resolveUnknownOperations, runAutomaticInquiries } from "./due-jobs";
export { inquire } from "./inquire";
export { onSettled } from "./on-settled";
export { payByCard } from "./pay-by-card";
export { readCheckout } from "./read-checkout";
export { readPayPage } from "./read-pay-page";
export { InquiryRequest } from "./schema";
export { settle } from "./settle";
export { startAttempt } from "./start-attempt";
export type {
  CheckoutMethod,
  CheckoutStatus,
  CheckoutView,
  Failure,
  PayOutcome,
  PayView,
  Receipt,
  WireMoney,
} from "./views";
