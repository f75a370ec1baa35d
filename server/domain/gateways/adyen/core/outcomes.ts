/** Adyen's outcomes of payments and hosted pages. */
import type { GatewayOutcome } from "../../core/words";

/** By `resultCode`. Unknown codes count as pending until the notification. */
const RESULTS: ReadonlyMap<string, GatewayOutcome> = new Map([
  ["Authorised", "success"],
  // The amount shows that it is less than requested.
  ["PartiallyAuthorised", "success"],
  ["Refused", "failed"],
  ["Cancelled", "canceled"],
  // For some methods the acquirer may have acted nevertheless.
  ["Error", "pending"],
]);

export function outcomeOfResult(resultCode: string | null): GatewayOutcome {
  return RESULTS.get(resultCode ?? "") ?? "pending";
}

/**
 * A hosted page's status is final only if the page ended without payment. A paid one stays pending until its
 * notification, because Adyen never updates the status.
 */
const SESSIONS: ReadonlyMap<string, GatewayOutcome> = new Map([
  ["refused", "failed"],
  ["canceled", "canceled"],
  ["expired", "canceled"],
]);

export function outcomeOfSession(status: string | null): GatewayOutcome {
  return SESSIONS.get(status ?? "") ?? "pending";
}
