/** Adyen's codes and statuses; unlisted ones count as pending. */
import type { DisputeStage, GatewayOutcome } from "../../../core/words";

export const RESULTS: ReadonlyMap<string | null, GatewayOutcome> = new Map([
  ["Authorised", "success"],
  // Adyen has authorized a lower amount than requested.
  ["PartiallyAuthorised", "success"],
  ["Refused", "failed"],
  ["Cancelled", "canceled"],
  // `Error` is not final, because with some payment methods the acquirer may have charged.
  ["Error", "pending"],
]);

/**
 * Outcomes by a hosted page's status. Only a status without payment is final; a paid page stays pending until
 * the notification, because Adyen never updates the status.
 */
export const SESSIONS: ReadonlyMap<string | null, GatewayOutcome> = new Map([
  ["refused", "failed"],
  ["canceled", "canceled"],
  ["expired", "canceled"],
]);

export const DISPUTE_ENDS: ReadonlyMap<string | null, DisputeStage> = new Map([
  ["Won", "won"],
  ["Lost", "lost"],
  ["Accepted", "accepted"],
  ["Expired", "lost"],
]);

/**
 * Event codes that Adyen may send several times with one reference: a failed capture may be repeated and fail
 * again. Adyen does not sign the date that distinguishes such events.
 */
export const REPEATED: ReadonlySet<string> = new Set(["CAPTURE", "CAPTURE_FAILED"]);

/** Adyen's error codes for a request that is still running, or a key that cannot be looked up. */
export const NOT_NOW: ReadonlySet<string | null> = new Set(["703", "704"]);

/** Adyen's error codes for a wrong merchant account, or for an account that the key may not use. */
export const WRONG_MERCHANT: ReadonlySet<string | null> = new Set(["901", "905"]);

export const UNKNOWN_CARD = "800";

export const ACCOUNT_ERRORS: ReadonlySet<string | null> = new Set(["configuration", "security"]);

export const OF_WHOLE_PAYMENT: ReadonlySet<string> = new Set(["cancels", "reversals"]);
