/** Gateway events that a person must deal with (Spec, "Gateway events for a person"). */
import { randomUUID } from "node:crypto";
import type { Notification } from "@/server/domain/gateways";
import { writeJson } from "@/server/kernel/exact-json";
import type { Ctx } from "@/server/kernel/types";
import type { ListedReason } from "./core/words";
import { findTarget } from "./find-target";
import { foldNotice, type NoticeRow } from "./statements";

/**
 * Maximum number of open list entries per gateway account; further events are counted in one entry per type
 * and day.
 */
const MOST_OPEN = 100;

type ListedEvent = {
  readonly notificationId: string;
  readonly gatewayCode: string;
  readonly receivedAt: Date;
  readonly event: Notification | null;
  readonly reason: ListedReason;
};

export async function listEvent(ctx: Ctx, { notificationId, gatewayCode, receivedAt, event, reason }: ListedEvent) {
  const { id: merchantId } = ctx.merchant;
  const where = { merchantId, gatewayCode, foldKey: notificationId };
  if ((await ctx.db.gatewayNotice.count({ where })) > 0) return;
  const open = await ctx.db.gatewayNotice.count({ where: { merchantId, gatewayCode, handledAt: null } });
  const type = event?.type ?? "unreadable";
  const row: NoticeRow = {
    id: `gno_${randomUUID()}`,
    merchantId,
    gatewayCode,
    foldKey: open < MOST_OPEN ? notificationId : `${type}:${receivedAt.toISOString().slice(0, 10)}`,
    type,
    reason,
    amount: event?.amount?.amount.toFixed() ?? null,
    currency: event?.amount?.currency ?? null,
    refs: writeJson(refsOf(event)),
    sessionId: event === null ? null : await sessionOf(ctx, gatewayCode, event).catch(() => null),
    receivedAt,
    listedAt: ctx.now(),
  };
  await foldNotice(ctx.db, row);
  ctx.log.error({ notificationId, gatewayCode, type, reason }, "A gateway's event waits for a person.");
}

function refsOf(event: Notification | null): Readonly<Record<string, string>> {
  const { reference, operationRefs, paymentRefs } = event?.join ?? {};
  return { ...paymentRefs, ...operationRefs, ...(reference !== undefined && { reference }) };
}

async function sessionOf(ctx: Ctx, gatewayCode: string, event: Notification): Promise<string | null> {
  const { attemptId } = await findTarget(ctx, gatewayCode, event.join);
  if (attemptId === null) return null;
  const where = { id: attemptId, merchantId: ctx.merchant.id };
  return (await ctx.db.attempt.findFirst({ where, select: { sessionId: true } }))?.sessionId ?? null;
}

export async function unlistEvent(ctx: Ctx, gatewayCode: string, notificationId: string): Promise<void> {
  const where = { merchantId: ctx.merchant.id, gatewayCode, foldKey: notificationId, handledAt: null };
  await ctx.db.gatewayNotice.deleteMany({ where });
}
