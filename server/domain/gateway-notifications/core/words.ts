/** Closed lists of the inbox, as its columns spell them. */

/** `applied`; `kept`: no effect; `unknown`: it matches nothing; `failed`: it could not be processed. */
export const NOTIFICATION_RESULTS = ["applied", "kept", "unknown", "failed"] as const;
export type NotificationResult = (typeof NOTIFICATION_RESULTS)[number];

/** Why an event is in the list for a person. */
export const LISTED_REASONS = ["unmatched", "not_processed", "needs_person"] as const;
export type ListedReason = (typeof LISTED_REASONS)[number];
