/** Attempts, how they are decided, what merchants hear of them and what customers see. */
export { cancelAttempt } from "./cancel-attempt";
export { cancelSession } from "./cancel-session";
export { checkoutStatus } from "./checkout-status";
export { firstInquiryAt, nextInquiryAt } from "./core/backoff";
export { ATTEMPT, type AttemptEvent, type AttemptState } from "./core/machine";
export type { PaymentEvent } from "./core/payment-event";
export { runAutomaticInquiries } from "./due-jobs";
export { inquire } from "./inquire";
export { onSettled, type SettledHandler, type SettledPayment } from "./on-settled";
export { type PayByCard, payByCard } from "./pay-by-card";
export { readCheckout } from "./read-checkout";
export { readPayPage } from "./read-pay-page";
export { resolveAttempt } from "./resolve-attempt";
export { type InquiryInput, InquiryRequest } from "./schema";
export { type Settled, type SettleInput, settle } from "./settle";
export { startAttempt } from "./start-attempt";
export type {
  CheckoutMethod,
  CheckoutStatus,
  CheckoutView,
  Failure,
  PayOutcome,
  PayView,
  Receipt,
  StartOutcome,
  WireMoney,
} from "./views";
