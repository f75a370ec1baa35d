export const CHANNELS = ["email", "sms", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Changes of a session, and operations on it, of which customers may be notified. */
export const NOTICE_EVENTS = [
  "created",
  "paid",
  "canceled",
  "failed",
  "expired",
  "authorized",
  "voided",
  "refunded",
  "captured",
] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

export const OTHER_MAILS = [
  "invoice_issued",
  "invoice_reminder",
  "receipt",
  "plain",
  "upcoming_charge",
  "payment_failed",
  "final_failure",
  "subscription_changed",
  "subscription_paused",
  "subscription_resumed",
  "subscription_canceled",
  "card_expiring",
  "subscription_link",
  "approval_requested",
  "approval_rejected",
  "approval_done",
  "approval_failed",
  "user_invited",
  "administration_changed",
  "password_failures",
  "password_reset",
  "new_device",
  "payment_file",
  "address_confirmation",
  "alert_opened",
  "alert_again",
  "alert_solved",
] as const;

export type MailKind = (typeof OTHER_MAILS)[number] | `session_${NoticeEvent}`;

export const MAIL_KINDS: readonly MailKind[] = [
  ...OTHER_MAILS,
  ...NOTICE_EVENTS.map((event) => `session_${event}` as const),
];

/**
 * `released`: the whole reservation was voided. `collected`: all of it was captured; `partly_collected`: a
 * part, and the rest stays reserved; `rest_released`: a part, and the rest was released. `refunded`: the
 * whole paid amount was refunded; `partly_refunded`: a part.
 */
export type ReceiptStanding =
  | "released"
  | "collected"
  | "partly_collected"
  | "rest_released"
  | "refunded"
  | "partly_refunded";

export type TotalName = "paidAmount" | "chargedAmount" | "reservedAmount" | "amountDue";
