import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { requirePermission, sessionPermission } from "@/server/domain/merchants";
import { CHANNELS, type Channel, type NoticeEvent, writeMessages } from "@/server/domain/notifications";
import type { Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { choice, list, object, optional, text } from "@/server/kernel/wire";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import { attemptOf } from "../attempts/attempt";
import { takenTotal } from "../attempts/core/amounts";
import { hasSucceeded } from "../attempts/core/machine";
import type { ResentNoticeView, UnsentNoticeView } from "../contract/answers";
import { type Addressee, presentNotice } from "../core/notices";
import { isPayableAt, NEWEST_ATTEMPTS, type Session, stateAt } from "../record/session";
import { type SessionReference, sessionByReference } from "../record/session-by-reference";
import { channelsFor, type Notice, rowsTo } from "./notify-customer";

export const ResendRequest = object({
  session_id: optional(text(128)).describe("Id of the session. Send either this or `order_no`."),
  order_no: optional(text(128)).describe("Your reference of the order; its newest session is taken."),
  channels: list(choice(CHANNELS)).describe("Channels to send by: any of `email`, `sms` and `whatsapp`."),
}).transform(({ session_id: sessionId, order_no: orderNo, channels }) => ({
  sessionId,
  orderNo,
  channels: [...new Set(channels)],
}));

export type ResendInput = {
  readonly sessionId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly channels: readonly Channel[];
  readonly key?: string;
};

export type SendableNotice = {
  readonly event: NoticeEvent;
  readonly addressees: readonly Addressee[];
  readonly type: string;
};

export async function sendableNotice(ctx: Ctx, sessionId: string): Promise<SendableNotice | null> {
  const session = await sessionByReference(ctx, { sessionId });
  const { event, addressees } = presentAddressees(ctx, session);
  return event === null || addressees.length === 0 ? null : { event, addressees, type: session.type };
}

function presentAddressees(ctx: Ctx, session: Session) {
  const event = presentNotice(session, stateAt(session, ctx.now()));
  return { event, addressees: event === null ? [] : channelsFor(ctx, session, event) };
}

export type ResendOutcome =
  | { readonly status: 200; readonly view: ResentNoticeView }
  | { readonly status: 400; readonly view: UnsentNoticeView };

/**
 * Writes messages about the session's state on every named channel, or on none if one of them has no message
 * for that state. Repeats send again, unless they have the same key. Users' calls are audited.
 * @throws {InvalidFields} if neither `session_id` nor `order_no` was sent
 * @throws {NotFound}
 * @throws {Forbidden} for a user who may not change sessions of its type
 */
export async function resendNotice(ctx: Ctx, input: ResendInput): Promise<ResendOutcome> {
  const session = await requireNoticeRight(ctx, input);
  const { event, addressees: open } = presentAddressees(ctx, session);
  const addressees = open.filter(({ channel }) => input.channels.includes(channel));
  if (event === null || addressees.length < input.channels.length) return { status: 400, view: refusalOf(input) };
  const cause = input.key === undefined ? null : `again:${input.key}`;
  const rows = await rowsTo(ctx, session, { ...(await noticeOf(ctx, session, event)), cause }, addressees);
  await transaction(ctx.db, async (tx) => {
    const written = await writeMessages(tx, rows);
    if (written === 0 || ctx.actor.kind !== "user") return;
    const after = { event, channels: input.channels };
    await recordAudit(ctx, tx, { action: "payment.notified", objectId: session.id, after });
  });
  return { status: 200, view: { message: "Customer notified." } };
}

/**
 * The session, if the caller may send messages about it.
 * @throws {InvalidFields} {NotFound} {Forbidden} as {@link resendNotice}
 */
export async function requireNoticeRight(ctx: Ctx, input: SessionReference): Promise<Session> {
  const session = await sessionByReference(ctx, input);
  requirePermission(ctx.actor, sessionPermission(session.type, "change"));
  return session;
}

function refusalOf({ sessionId, orderNo, channels }: ResendInput): UnsentNoticeView {
  const name = given({ session_id: sessionId, order_no: sessionId === undefined ? orderNo : null });
  return answer<UnsentNoticeView>()({ ...name, channels: [...channels], result: "failed" });
}

async function noticeOf(ctx: Ctx, session: Session, event: NoticeEvent): Promise<Notice> {
  const shared = { event, cause: null, isOpen: isPayableAt(session, ctx.now()) };
  const rows = await ctx.db.attempt.findMany({
    where: { sessionId: session.id, merchantId: ctx.merchant.id },
    ...NEWEST_ATTEMPTS,
  });
  const attempts = rows.map(attemptOf);
  const attempt = attempts.find(hasSucceeded) ?? attempts[0];
  if (attempt === undefined || event === "created") return { ...shared, at: session.updatedAt };
  const charged = takenTotal(attempt);
  const amounts: Partial<Record<NoticeEvent, Money>> = {
    paid: charged,
    authorized: charged,
    captured: session.capturedAmount,
    refunded: session.refundedAmount,
    voided: session.voidedAmount,
  };
  const amount = amounts[event] ?? session.amount;
  const settledAt = event === "paid" || event === "authorized" ? session.settledAt : null;
  return { ...shared, amount, referenceNumber: attempt.referenceNumber, at: settledAt ?? session.updatedAt };
}
