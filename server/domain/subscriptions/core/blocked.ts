/**
 * Charges that cannot be sent because the gateway account is missing or may not charge, usually by an
 * operator's change, not the customer's fault (Spec, "Charges of subscriptions" 5 to 8).
 */
import { addSeconds } from "@/server/kernel/time";

/** Seconds during which charges that the gateway account blocks do not count as attempts. */
const PATIENCE_SECONDS = 72 * 3600;

const LOOK_AGAIN_SECONDS = 3600;

/**
 * `waits`: the attempt does not count, the cycle is tried again at `nextLookAt`, and the merchant is notified
 * if `isNew`; `counts`: the waiting time is over, and the attempt fails like any other.
 */
export type BlockedTry =
  | { readonly kind: "waits"; readonly since: Date; readonly isNew: boolean; readonly nextLookAt: Date }
  | { readonly kind: "counts"; readonly since: Date };

/**
 * Decides whether a blocked attempt counts. @param blockedSince when the waiting period began; null if the
 * cycle's last attempt was not blocked
 */
export function decideBlockedTry(blockedSince: Date | null, now: Date): BlockedTry {
  const since = blockedSince ?? now;
  if (now >= addSeconds(since, PATIENCE_SECONDS)) return { kind: "counts", since };
  return { kind: "waits", since, isNew: blockedSince === null, nextLookAt: addSeconds(now, LOOK_AGAIN_SECONDS) };
}
