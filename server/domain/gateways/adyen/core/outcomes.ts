import type { GatewayOutcome } from "../../core/words";

/** Outcomes by `resultCode`. Unknown codes count as pending until the notification. */
const RESULTS: ReadonlyMap<string, GatewayOutcome> = new Map([
  ["Authorised", "success"],
  // The answer's amount is lower than the requested amount.
  ["PartiallyAuthorised", "success"],
  ["Refused", "failed"],
  ["Cancelled", "canceled"],
  // Not final: with some payment methods the acquirer may have charged nevertheless.
  ["Error", "pending"],
]);

export function outcomeOfResult(resultCode: string | null): GatewayOutcome {
  return RESULTS.get(resultCode ?? "") ?? "pending";
}

/**
 * Outcomes by a hosted page's status. Only a status without payment is final. A paid page stays pending until
 * its notification, because Adyen never updates the status.
 */
const SESSIONS: ReadonlyMap<string, GatewayOutcome> = new Map([
  ["refused", "failed"],
  ["canceled", "canceled"],
  ["expired", "canceled"],
]);

export function outcomeOfSession(status: string | null): GatewayOutcome {
  return SESSIONS.get(status ?? "") ?? "pending";
}
