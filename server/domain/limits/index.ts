/** Rate limits, the count of failed credentials, and duplicate protection by `Idempotency-Key`. */
export { enforce, isExhausted, type Quota, type RateClass } from "./core/rate";
export { countFormPost } from "./count-form-post";
export { type CallerStatement, callerStatement, countRequest, uncountRequest } from "./count-request";
export { digestsUnderSecret } from "./digest-under-secret";
export {
  addressSuspect,
  failureQuota,
  failuresOf,
  failuresSql,
  loginSuspect,
  proofSuspect,
  refuseFailure,
  refuseSuspect,
  type Suspect,
} from "./failed-credentials";
export { pruneCounters } from "./prune-counters";
export { type Answer, type Once, withIdempotency } from "./with-idempotency";
