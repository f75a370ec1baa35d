/** Payment sessions: what a merchant asks for and a customer pays. */

export type { AttemptRow } from "./attempt-view";
export { type ChildRow, childView, WITH_CHILDREN } from "./child-transactions";
export { closeSession } from "./close-session";
export {
  effectiveState,
  isPayable,
  SESSION,
  type SessionEvent,
  type SessionState,
  sessionState,
} from "./core/machine";
export { returnUrl } from "./core/return-url";
export { createOrPay, createSession } from "./create-session";
export { expireSessions } from "./expire-sessions";
export { finalizationStatus } from "./finalization-status";
export { loadSessionForPage, type SessionForPage } from "./load-session-for-page";
export { type LockedSession, lockSession } from "./lock-session";
export { type CreatedSession, type CreateHandler, onCreate } from "./on-create";
export { type EndedHandler, onEnded, tellEnded } from "./on-ended";
export {
  type InstrumentHandler,
  type InstrumentRequest,
  onInstrument,
  type Paid,
  type PaidAlready,
  type Pay,
} from "./on-instrument";
export { openSession } from "./open-session";
export { retrieveSession } from "./retrieve-session";
export { CreateSession, type NewSession, PatchSession } from "./schema";
export { sessionByReference } from "./session-by-reference";
export { startCheckout } from "./start-checkout";
export { json } from "./stored-json";
export { updateSession } from "./update-session";
export {
  detailsOf,
  extraOf,
  isInFlight,
  languageOf,
  pluginOf,
  type SessionRow,
  type SessionView,
  sessionAmount,
  sessionView,
} from "./view";
export { walletLegs } from "./wallet-legs";
export { withdrawAttempts } from "./withdraw-attempts";
