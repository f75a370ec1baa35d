/** Closed lists of the client SDKs, with the words of the wire. */

/** Wallets that pay on a button of the merchant's page. */
export const SDK_WALLETS = ["apple_pay", "google_pay", "stc_pay"] as const;

/** How an attempt ended for the three callbacks; `pending` while it is not known. */
export const SDK_STATUSES = ["success", "canceled", "error", "pending"] as const;
export type SdkStatus = (typeof SDK_STATUSES)[number];
