/** Closed lists of webhooks, as the API and the columns spell them. */

/**
 * `pending` is tried on the schedule; `delivered`, `exhausted` (every retry failed) and `stopped` (410, or
 * another address replaced it) are tried again only at the merchant's request.
 */
export const DELIVERY_STATES = ["pending", "delivered", "exhausted", "stopped"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * `payment` for attempts, `operation` for refunds, captures and voids, `subscription` for a subscription's
 * cycles.
 */
export const EVENT_KINDS = ["payment", "operation", "subscription"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
