/**
 * Result of a notification. `applied`; `kept`: without effect; `unknown`: it names no known payment or
 * operation; `early`: its payment is not decided; `failed`: processing it failed.
 */
export const NOTIFICATION_RESULTS = ["applied", "kept", "unknown", "early", "failed"] as const;
export type NotificationResult = (typeof NOTIFICATION_RESULTS)[number];

export const LISTED_REASONS = ["unmatched", "not_processed", "needs_person", "repeated", "undecided"] as const;
export type ListedReason = (typeof LISTED_REASONS)[number];
