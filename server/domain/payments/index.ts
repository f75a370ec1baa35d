export { pruneDevices } from "./attempt/customer-device";
export { effectiveAttemptId } from "./attempt/effective-attempt";
export { lendsMoney, plansOf } from "./attempt/instalment-plans";
export { payPageToken } from "./attempt/load-pay-page";
export { isOffered } from "./attempt/offered-methods";
export { isPageService, servingAccount } from "./attempt/page-services";
export { cancelAttempt } from "./charging/cancel-attempt";
export { cancelSession } from "./charging/cancel-session";
export { recordCashOnDelivery } from "./charging/cash-on-delivery";
export {
  addServiceCharge,
  attemptUnderKey,
  type BegunCharge,
  beginCharge,
  type ChargeRefusal,
  chargeDirectly,
  customerChargeRefusal,
  type DirectOutcome,
  finishCharge,
} from "./charging/charge-directly";
export { collectCash } from "./charging/collect-cash";
export { openGatewayPage } from "./charging/open-gateway-page";
export { payByCard } from "./charging/pay-by-card";
export { payByCode } from "./charging/pay-by-code";
export { payBySavedCard } from "./charging/pay-by-saved-card";
export { payBySheet, type SheetOutcome } from "./charging/pay-by-sheet";
export { chargeWallet, payByWallet } from "./charging/pay-by-wallet";
export { payOnsite } from "./charging/pay-onsite";
export { resendCode } from "./charging/resend-code";
export { startAttempt } from "./charging/start-attempt";
export { startService } from "./charging/start-service";
export { InquiryRequest } from "./contract";
export { DISPUTE, HOLDING_STAGES } from "./core/dispute-machine";
export type { EncryptedForm } from "./core/encrypted-card";
export { firstWatchAt, isEnding, isLongOver, nextWatchAt } from "./core/hold-watch";
export { lastsLongEnough } from "./core/minimum-days";
export { cardShown, quoteOf } from "./core/pages";
export { REVERSAL } from "./core/reversal-machine";
export type { Finding, ParkedFinding } from "./core/words";
export { readChallengePage } from "./pages/challenge-view";
export { mailReceipt } from "./pages/mail-receipt";
export { readCardFields } from "./pages/read-card-fields";
export { checkoutStatus, readCheckout } from "./pages/read-checkout";
export { readPayPage } from "./pages/read-pay-page";
export { removeSavedCard } from "./pages/remove-saved-card";
export { type OfferedCard, savedCards } from "./pages/saved-cards";
export { markBooked, noteReported, readReported } from "./record/differing-answer";
export { addIssue, resolveIssue } from "./record/issue";
export { isOutdated } from "./record/newest-report";
export type { ChargedPayment } from "./record/payment";
export { isOtherCharge } from "./record/second-charge";
export { applyDispute } from "./resolution/apply-dispute";
export {
  applyChargeNotification,
  applyPurchaseCapture,
  applyReversalNotification,
} from "./resolution/apply-notification";
export { closeChallenge } from "./resolution/close-challenge";
export { resolveUnknownOperations, runAutomaticInquiries } from "./resolution/due-jobs";
export { inquire } from "./resolution/inquire";
export {
  acceptIssue,
  decideIssueWithin,
  listIssues,
  lockIssue,
} from "./resolution/issues";
export {
  decideParkedAttempt,
  decidingPermission,
  decisionFacts,
  findingsAbout,
  foundColumns,
  missingReason,
  ofTypesSeen,
  type ParkedAsked,
  type ParkedCall,
  type ParkedDecision,
  parkedAttempts,
  reportedText,
  requireFinding,
} from "./resolution/parked-attempts";
export { type ReturnOutcome, returnFromPage } from "./resolution/return-from-page";
export { applySecondChargeNotification, returnSecondCharge } from "./reversal/return-second-charge";
export { gatewayAnswered, notChargeable } from "./settlement/charge-outcome";
export { directChargeResult } from "./settlement/direct-charge-result";
export {
  type AttemptTime,
  type FailedLaterHandler,
  onFailedLater,
  onSettled,
  type ServeSession,
  type SettledPayment,
  type SettlingPayment,
  serveSessions,
} from "./settlement/on-settled";
export { settle, settleWithin } from "./settlement/settle";
export type {
  CardEntry,
  ChargedOutcome,
  CheckoutCard,
  CheckoutChallenge,
  CheckoutCharge,
  CheckoutMethod,
  CheckoutPrice,
  CheckoutStatus,
  CheckoutView,
  CheckoutWallet,
  Failure,
  MailedReceipt,
  PayOutcome,
  PayView,
  Receipt,
  ReceiptMail,
  WireMoney,
} from "./views";
export type { CheckoutSheet, CheckoutTry } from "./wallet-view-types";
