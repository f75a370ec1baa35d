/** Closed lists of webhooks, with the words of the wire and of the columns. */

/**
 * `pending` is tried on the schedule; `delivered`, `exhausted` (every retry failed) and `stopped` (410, or
 * another address took its place) are tried again only when the merchant asks for it.
 */
export const DELIVERY_STATES = ["pending", "delivered", "exhausted", "stopped"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** `payment` for attempts, `operation` for refunds, captures and voids, `subscription` for its cycles. */
export const EVENT_KINDS = ["payment", "operation", "subscription"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
