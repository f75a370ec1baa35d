/** Tells customers what happened to their payment: rows, in the transaction of what happened. */
import {
  isServed,
  type MessageRow,
  messageRow,
  type NoticeEvent,
  type NoticeFacts,
  writeMessages,
} from "@/server/domain/notifications";
import { type Money, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type Addressee, addresseesOf } from "../core/notices";
import type { Session } from "../record/session";
import { checkoutPageUrl, shortCheckoutUrl } from "../view";

/** One thing that happened. */
export type Notice = {
  readonly event: NoticeEvent;
  /**
   * What makes it one: a session's message of one cause is written once on each channel. Null if every call
   * writes it.
   */
  readonly cause: string | null;
  /** The customer can still pay. */
  readonly isOpen: boolean;
  /** What the event is about; the session's amount unless given. */
  readonly amount?: Money;
  readonly referenceNumber?: string | null;
  /** Brand and last four digits. */
  readonly card?: string | null;
  /** On the merchant's clock; now unless given. */
  readonly at?: Date;
};

/**
 * The channels on which the customer is told of the event: those that the session lists and that lead
 * anywhere.
 */
export function channelsFor(ctx: Ctx, session: Session, event: NoticeEvent): Addressee[] {
  return addresseesOf(session, event).filter(({ channel }) => isServed(ctx, channel));
}

/**
 * Writes the messages about what happened to the session, on every channel that lists it. No statement if
 * none does, else one.
 */
export async function notifyCustomer(
  ctx: Ctx,
  tx: Tx,
  { session, notices }: { session: Session; notices: readonly Notice[] },
): Promise<void> {
  const rows = await Promise.all(notices.map((notice) => noticeRows(ctx, session, notice)));
  await writeMessages(tx, rows.flat());
}

/** The messages in words, to be written later. Reaches nothing. */
export function noticeRows(ctx: Ctx, session: Session, notice: Notice): Promise<MessageRow[]> {
  return rowsTo(ctx, session, notice, channelsFor(ctx, session, notice.event));
}

/** The same to some of the addressees. */
export function rowsTo(
  ctx: Ctx,
  session: Session,
  notice: Notice,
  addressees: readonly Addressee[],
): Promise<MessageRow[]> {
  const { cause, at = ctx.now() } = notice;
  const { id: relatedId, language, emailRecipients: cc } = session;
  const facts = factsOf(ctx, session, notice);
  return Promise.all(
    addressees.map((addressee) => messageRow(ctx, { ...addressee, cc, relatedId, language, facts, cause, at })),
  );
}

function factsOf(ctx: Ctx, session: Session, notice: Notice): NoticeFacts {
  const { event, isOpen, amount = session.amount, referenceNumber = null, card = null, at = ctx.now() } = notice;
  return {
    kind: `session_${event}`,
    amount: { amount: toWire(amount), currency: amount.currency },
    orderNo: session.orderNo,
    description: session.productType,
    referenceNumber,
    card,
    moment: event === "created" ? null : { at, timeZone: ctx.merchant.timezone },
    links: {
      page: checkoutPageUrl(ctx.merchant, session.id, session.language),
      short: shortCheckoutUrl(ctx.merchant, session.shortCode),
    },
    isOpen,
  };
}
