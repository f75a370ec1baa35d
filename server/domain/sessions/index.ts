export { checkoutUrl } from "./addresses";
export type { Attempt, AttemptColumns } from "./attempts/attempt";
export { ATTEMPT_BEFORE_SUBMISSION, attemptOf } from "./attempts/attempt";
export { chargedTotal, settledAmounts, takenTotal } from "./attempts/core/amounts";
export { firstInquiryAt, laterInquiryAt, nextInquiryAt, parkedInquiryAt, soon } from "./attempts/core/backoff";
export {
  ATTEMPT,
  type AttemptEvent,
  attemptState,
  attemptStates,
  hasFailed,
  hasPaid,
  hasSucceeded,
  isCanceled,
  isInFlight,
  isOnPage,
  isOpen,
  isUnsubmitted,
  LEADING_ON,
  mayHaveCharged,
  OPENING,
  SUBMISSION,
  WITHDRAWAL,
} from "./attempts/core/machine";
export { exactAttempts } from "./attempts/exact-attempts";
export { endAttempt, NOT_PARKED, reopenAttempt, withdrawAttempts } from "./attempts/move-attempt";
export { addAttempt, openAttempt } from "./attempts/statements/open-attempt";
export { submitAttempt } from "./attempts/statements/submit-attempt";
export { withdrawOthers } from "./attempts/statements/withdraw-others";
export { closeSession } from "./close-session";
export type { SessionView } from "./contract/answers";
export type { ChildView } from "./contract/fields";
export { CreateSession, type NewSession, PatchSession } from "./contract/requests";
export {
  effectiveState,
  FIRST_STATE,
  isPayable,
  PAID_STATES,
  PAYABLE_STATES,
  SESSION,
  type SessionEvent,
  sessionState,
} from "./core/machine";
export { stateNotice } from "./core/notices";
export { type Agreement, parseDetails } from "./core/parsed-details";
export { returnUrl } from "./core/return-url";
export { amountOf, isRefused, schemeRefusal } from "./core/rules";
export type { AttemptState, FailureReason, SessionState } from "./core/words";
export {
  checkNewSession,
  createInvoicedSession,
  createLinkedSession,
  createOrPay,
  createSession,
  requireCreationRights,
} from "./create-session";
export { drawQrCode, drawQrText, type Picture } from "./draw-qr-code";
export { expireSessions } from "./expire-sessions";
export {
  FILTER_FIELDS,
  PLAIN_COLUMNS,
  PLAIN_FIELDS,
  type PlainName,
  plainColumns,
  plainValues,
  SEARCHED_FIELDS,
  shownFields,
} from "./fields";
export { finalizationStatus } from "./finalization-status";
export { type Notice, notifyCustomer } from "./notices/notify-customer";
export {
  ResendRequest,
  requireNoticeRight,
  resendNotice,
  type SendableNotice,
  sendableNotice,
} from "./notices/resend-notice";
export { type CreateHandler, onCreate } from "./on-create";
export { type EndedHandler, notifyEnded, onEnded } from "./on-ended";
export {
  type FindEarlierResult,
  type InstrumentHandler,
  type InstrumentRequest,
  type OneStepResult,
  onInstrument,
  type Pay,
} from "./on-instrument";
export { onPreload, type PreloadHandler } from "./on-preload";
export { openedSession, openSession } from "./open-session";
export { priceFor } from "./price";
export { type ChildRow, childView, oldestFirst, WITH_CHILDREN } from "./record/child-transactions";
export { heldUntil } from "./record/held-until";
export { loadSessionForPage, type PageAttachment, type SessionForPage } from "./record/load-session-for-page";
export { type LockedSession, lockAndRead, lockSession, lockSessionToCharge } from "./record/lock-session";
export { moveSession } from "./record/move-session";
export { readSession } from "./record/read-session";
export {
  acceptsPayment,
  isPayableAt,
  isServiceSession,
  languageOf,
  NEWEST_ATTEMPTS,
  newSessionOf,
  type Session,
  type SessionColumns,
  type SessionWithAttempts,
  sessionOf,
  stateAt,
  UNPAID_SESSION,
  withAttempts,
} from "./record/session";
export { sessionByReference } from "./record/session-by-reference";
export { type SessionWithAttemptsRow, sessionWithAttempts } from "./record/statements/session-row";
export { userOf } from "./record/user-of";
export { walletLegs } from "./record/wallet-legs";
export { retrieveSession, retrieveWithTransactions } from "./retrieve-session";
export { startCheckout } from "./start-checkout";
export { requireUpdateRights, updateSession } from "./update-session";
export { requireUploadRight, UploadAttachment, uploadAttachment } from "./upload-attachment";
export { checkoutPageUrl, sessionView, type ViewedSession } from "./view";
