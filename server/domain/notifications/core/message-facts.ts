/**
 * What customers are told of a payment, by which channels; the templates word it (Spec, "Customer
 * notifications" 1 to 5).
 */

/** Decimal text with its ISO 4217 code, such as `10.500` `KWD`. */
export type MailMoney = { readonly amount: string; readonly currency: string };

/** The ways to a customer. */
export const CHANNELS = ["email", "sms", "whatsapp"] as const;

export type Channel = (typeof CHANNELS)[number];

/** The changes of a session, and the operations on it, that a merchant may have its customers told of. */
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

/** The events of each channel: no operation is told by WhatsApp. */
export const CHANNEL_EVENTS: Readonly<Record<Channel, readonly NoticeEvent[]>> = {
  email: NOTICE_EVENTS,
  sms: NOTICE_EVENTS,
  whatsapp: ["created", "paid", "canceled", "failed", "expired", "authorized"],
};

/** True for what tells the customer of one session: its invoice, a notice, or the receipt. */
export function isOfSession(kind: string): boolean {
  return kind === "invoice_issued" || kind === "receipt" || NOTICE_EVENTS.some((event) => kind === `session_${event}`);
}

/** An instant and the IANA zone to show it in. */
export type ShownInstant = { readonly at: Date; readonly timeZone: string };

/** What happened to a payment. */
export type NoticeFacts = {
  readonly kind: `session_${NoticeEvent}`;
  /** What was taken, reserved, given back or asked for, whichever the event is about. */
  readonly amount: MailMoney;
  readonly orderNo: string | null;
  /** What is paid for, as the merchant says; null if it does not. */
  readonly description: string | null;
  readonly referenceNumber: string | null;
  /** Brand and last four digits; null if no card paid, or none is known. */
  readonly card: string | null;
  /** When it happened; null where it does not matter. */
  readonly moment: ShownInstant | null;
  /** The hosted page of the session, and its short form for texts; null if there is none to show. */
  readonly links: { readonly page: string; readonly short: string } | null;
  /** The customer can still pay. */
  readonly isOpen: boolean;
};

/** A receipt that the customer asked for; amounts as the result page shows them. */
export type ReceiptFacts = {
  readonly kind: "receipt";
  readonly outcome: "paid" | "authorized";
  /** Charged beside the wallet, fee included; null if the wallet paid all of it. */
  readonly total: MailMoney | null;
  readonly fee: MailMoney | null;
  readonly wallet: MailMoney | null;
  /** Brand and last four digits, or the method's name in the mail's language; null if neither is known. */
  readonly card: string | null;
  readonly methodName: string | null;
  readonly orderNo: string | null;
  readonly description: string | null;
  readonly referenceNumber: string | null;
  readonly moment: ShownInstant | null;
  /** What was captured, refunded and released since, oldest first. */
  readonly operations: readonly { readonly kind: "captured" | "refunded" | "voided"; readonly amount: MailMoney }[];
  readonly receiptUrl: string;
};

/** A text of the merchant's own. The subject is null if it gave none. */
export type PlainFacts = { readonly kind: "plain"; readonly subject: string | null; readonly body: string };

/** What texts can say. */
export type TextFacts = NoticeFacts | PlainFacts;
