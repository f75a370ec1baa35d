/**
 * What becomes of a try for which no gateway could be asked, because the account that is to charge is missing
 * or may not charge: mostly an operator's change, which the customer has no part in (decision 0153).
 */
import { addSeconds } from "@/server/kernel/time";

/** So long such tries wait and count as none. */
const PATIENCE_SECONDS = 72 * 3600;

/** A blocked cycle is looked at again after an hour, like one that is retried. */
const LOOK_AGAIN_SECONDS = 3600;

/**
 * `waits`: no try is consumed, the cycle is looked at again at `nextLookAt`, and the merchant is told if the
 * spell is `new`; `counts`: the patience is over, and the try fails like any other.
 */
export type BlockedTry =
  | { readonly kind: "waits"; readonly since: Date; readonly isNew: boolean; readonly nextLookAt: Date }
  | { readonly kind: "counts"; readonly since: Date };

/**
 * Decides about a try at `now`, both on the merchant's clock.
 * @param blockedSince when the present spell began; null if the cycle's last try was not blocked
 */
export function decideBlockedTry(blockedSince: Date | null, now: Date): BlockedTry {
  const since = blockedSince ?? now;
  if (now >= addSeconds(since, PATIENCE_SECONDS)) return { kind: "counts", since };
  return { kind: "waits", since, isNew: blockedSince === null, nextLookAt: addSeconds(now, LOOK_AGAIN_SECONDS) };
}
