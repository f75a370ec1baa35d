/** Closed lists of messages to customers, with the words of the wire and of the columns. */

export const CHANNELS = ["email", "sms", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Changes of a session, and operations on it, of which a merchant may notify its customers. */
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
