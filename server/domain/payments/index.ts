/** Attempts, how they are decided, what merchants hear of them and what customers see. */
export { agreeOnCash } from "./agree-on-cash";
export { cancelAttempt } from "./cancel-attempt";
export { cancelSession } from "./cancel-session";
export {
  type Begun,
  beginCharge,
  type ChargeRefusal,
  chargeDirectly,
  type DirectOutcome,
  finishCharge,
  refusalToCharge,
} from "./charge-directly";
export { checkoutStatus } from "./checkout-status";
export { firstInquiryAt, nextInquiryAt } from "./core/backoff";
export { lastsLongEnough } from "./core/card-input";
export { ATTEMPT } from "./core/machine";
export { resolveUnknownOperations, runAutomaticInquiries } from "./due-jobs";
export { inquire } from "./inquire";
export { insertAttempt } from "./new-attempt";
export { onlyWhileWanted, onSettled, type SettledPayment } from "./on-settled";
export { payByCard } from "./pay-by-card";
export { payBySavedCard } from "./pay-by-saved-card";
export { chargeWallet, payByWallet } from "./pay-by-wallet";
export { paymentAnswer } from "./payment-answer";
export { readCheckout } from "./read-checkout";
export { readPayPage } from "./read-pay-page";
export { removeSavedCard } from "./remove-saved-card";
export { InquiryRequest } from "./schema";
export { settle, settleWithin } from "./settle";
export { standingCharge } from "./standing-charge";
export { nextNumber, startAttempt } from "./start-attempt";
export type {
  CheckoutCard,
  CheckoutCharge,
  CheckoutMethod,
  CheckoutPrice,
  CheckoutStatus,
  CheckoutView,
  CheckoutWallet,
  Failure,
  PayOutcome,
  PayView,
  Receipt,
  WireMoney,
} from "./views";
