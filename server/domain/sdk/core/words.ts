/** Closed lists of the client SDKs, with the words of the wire. */

/** How an attempt ended for the three callbacks; `pending` while it is not known. */
export const SDK_STATUSES = ["success", "canceled", "error", "pending"] as const;
export type SdkStatus = (typeof SDK_STATUSES)[number];
