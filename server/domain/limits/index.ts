/**
 * Duplicate protection by Idempotency-Key, and the upkeep of counters. The counters themselves are in
 * `kernel/rate.ts` and `merchants`.
 */

export { countFormPost } from "./count-form-post";
export { digestsUnderSecret } from "./digest-under-secret";
export { pruneCounters } from "./prune-counters";
export { type Answer, type Once, withIdempotency } from "./with-idempotency";
