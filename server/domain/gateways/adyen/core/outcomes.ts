/** What Adyen's words for an outcome mean: of a payment, and of a hosted page. */
import type { GatewayOutcome } from "../../core/words";

/** A payment's `resultCode`. What the table lacks is undecided: the notification will tell. */
const RESULTS: ReadonlyMap<string, GatewayOutcome> = new Map([
  ["Authorised", "success"],
  // That it is less than was asked, the amount tells.
  ["PartiallyAuthorised", "success"],
  ["Refused", "failed"],
  ["Cancelled", "canceled"],
  // Of some methods the acquirer may have acted all the same.
  ["Error", "pending"],
]);

/** The outcome of a payment. */
export function outcomeOfResult(resultCode: string | null): GatewayOutcome {
  return RESULTS.get(resultCode ?? "") ?? "pending";
}

/**
 * The status of a hosted page decides only that it is over without money. A paid one stays undecided until
 * its notification: the status is never brought up to date.
 */
const SESSIONS: ReadonlyMap<string, GatewayOutcome> = new Map([
  ["refused", "failed"],
  ["canceled", "canceled"],
  ["expired", "canceled"],
]);

/** The outcome that the status of a hosted page decides. */
export function outcomeOfSession(status: string | null): GatewayOutcome {
  return SESSIONS.get(status ?? "") ?? "pending";
}
