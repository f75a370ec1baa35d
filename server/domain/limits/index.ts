export {
  countersOf,
  enforce,
  isExhausted,
  type Quota,
  type RateClass,
  secondsLeft,
  windowStart,
} from "./core/rate";
export { countDocument, MOST_DOCUMENTS } from "./count-document";
export { countFormPost } from "./count-form-post";
export { countInvitation } from "./count-invitation";
export { countMail } from "./count-mail";
export { type CallerSearch, countRequest } from "./count-request";
export { countSent } from "./count-sent";
export { countUpload } from "./count-upload";
export { digestsUnderSecret } from "./digest-under-secret";
export {
  accountKeySuspects,
  addressSuspect,
  countFirst,
  failureQuota,
  isOver,
  NO_SUSPECT,
  proofSuspect,
  refuseFailure,
  resetSuspects,
} from "./failed-credentials";
export { pruneCounters } from "./prune-counters";
export { type CallerStatement, callerStatement } from "./statements/count-request";
export { FAILURE_WINDOW_SECONDS } from "./statements/failed-credentials";
export { type Answer, type Once, withIdempotency } from "./with-idempotency";
