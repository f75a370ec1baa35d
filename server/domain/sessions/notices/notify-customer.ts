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

export type Notice = {
  readonly event: NoticeEvent;
  /**
   * Deduplication key of the notice: one message per session, cause and channel. Null writes a message at
   * each call.
   */
  readonly cause: string | null;
  readonly isOpen: boolean;
  readonly amount?: Money;
  readonly referenceNumber?: string | null;
  readonly card?: string | null;
  /** Instant of the notice; default: now. */
  readonly at?: Date;
};

export function channelsFor(ctx: Ctx, session: Session, event: NoticeEvent): Addressee[] {
  return addresseesOf(session, event).filter(({ channel }) => isServed(ctx, channel));
}

/** Writes the event's messages to the customer on all requested channels, in the event's transaction. */
export async function notifyCustomer(
  ctx: Ctx,
  tx: Tx,
  { session, notices }: { session: Session; notices: readonly Notice[] },
): Promise<void> {
  const rows = await Promise.all(notices.map((notice) => noticeRows(ctx, session, notice)));
  await writeMessages(tx, rows.flat());
}

export function noticeRows(ctx: Ctx, session: Session, notice: Notice): Promise<MessageRow[]> {
  return rowsTo(ctx, session, notice, channelsFor(ctx, session, notice.event));
}

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
