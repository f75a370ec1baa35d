/** Facts of messages about a payment, by channel (Spec, "Customer notifications" 1 to 5). */
import type { PartOf } from "@/server/kernel/words";
import { type Channel, NOTICE_EVENTS, type NoticeEvent, type ReceiptStanding, type TotalName } from "./words";

/** An amount as text with its ISO 4217 code, such as `10.500` `KWD`. */
export type MailMoney = { readonly amount: string; readonly currency: string };

export const CHANNEL_EVENTS: Readonly<Record<Channel, readonly NoticeEvent[]>> = {
  email: NOTICE_EVENTS,
  sms: NOTICE_EVENTS,
  whatsapp: ["created", "paid", "canceled", "failed", "expired", "authorized"],
};

export function isOfSession(kind: string): boolean {
  return (
    kind === "invoice_issued" ||
    kind === "invoice_reminder" ||
    kind === "receipt" ||
    NOTICE_EVENTS.some((event) => kind === `session_${event}`)
  );
}

export type ShownInstant = { readonly at: Date; readonly timeZone: string };

export type NoticeFacts = {
  readonly kind: `session_${NoticeEvent}`;
  /** The paid, reserved, refunded or requested amount, depending on the event. */
  readonly amount: MailMoney;
  readonly orderNo: string | null;
  readonly description: string | null;
  readonly referenceNumber: string | null;
  /** Brand and last four digits of the card; null if unknown, or if no card paid. */
  readonly card: string | null;
  readonly moment: ShownInstant | null;
  readonly links: { readonly page: string; readonly short: string } | null;
  readonly isOpen: boolean;
};

export type ReceiptFacts = {
  readonly kind: "receipt";
  /** What the mail says about `figure`, such as `paid`. */
  readonly said: PartOf<NoticeEvent, "paid" | "authorized"> | ReceiptStanding | "refundedLessFee";
  /** The amount to which `said` refers; null if there is none. */
  readonly figure: MailMoney | null;
  readonly total: { readonly name: TotalName; readonly money: MailMoney } | null;
  readonly fee: MailMoney | null;
  /** Null if credit paid nothing or everything. */
  readonly wallet: MailMoney | null;
  /**
   * Brand and last digits of the card, or the method's name in the mail's language; null if both are unknown.
   */
  readonly card: string | null;
  readonly methodName: string | null;
  readonly orderNo: string | null;
  readonly description: string | null;
  readonly referenceNumber: string | null;
  readonly moment: ShownInstant | null;
  readonly operations: readonly {
    readonly kind: PartOf<NoticeEvent, "captured" | "refunded" | "voided">;
    readonly amount: MailMoney;
  }[];
  readonly receiptUrl: string;
};

/** A message in the merchant's own words, possibly without subject. */
export type PlainFacts = { readonly kind: "plain"; readonly subject: string | null; readonly body: string };

export type TextFacts = NoticeFacts | PlainFacts;
