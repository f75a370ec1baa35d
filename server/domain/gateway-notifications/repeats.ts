/**
 * Finds signed content that arrives again with another date (Spec, "Gateway notifications"). It may be a
 * replay or a second report of the same kind; the service cannot tell which, so such a notification changes
 * nothing.
 */
import type { Prisma } from "@/server/db/client";
import type { Notification } from "@/server/domain/gateways";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import { findTarget } from "./find-target";
import { type EventResult, KEPT } from "./matched-event";

/** Maximum number of stored events with the same signed content; further events are dropped. */
const MOST_REPEATS = 5;

/** The events of a message, without those whose signed content is stored {@link MOST_REPEATS} times. */
export async function withoutFlood(
  db: Db | Tx,
  gatewayId: string,
  events: readonly Notification[],
): Promise<readonly Notification[]> {
  const known = new Map<string, number>();
  for (const event of events)
    if (event.signedKey !== undefined)
      known.set(event.signedKey, await db.gatewayNotification.count({ where: { gatewayId, ...sameContent(event) } }));
  return events.filter(({ signedKey }) => signedKey === undefined || (known.get(signedKey) ?? 0) < MOST_REPEATS);
}

type StoredEvent = {
  readonly id: string;
  readonly gatewayId: string;
  readonly receivedAt: Date;
};

type SignedEvent = Pick<Notification, "signedKey" | "formerKey">;

/**
 * Rows with the same signed content. Rows without `signedKey` are compared by the start of their key, also as
 * a range, for which Postgres uses the index.
 */
function sameContent({ signedKey, formerKey }: SignedEvent): Prisma.GatewayNotificationWhereInput {
  if (formerKey === undefined) return { signedKey };
  const key = { startsWith: formerKey, gte: formerKey, lt: `${formerKey}:z` };
  return { OR: [{ signedKey }, { signedKey: null, key }] };
}

/** True if another event with the same signed content arrived earlier, or was applied. */
export async function isRepeat(
  ctx: Ctx,
  { id, gatewayId, receivedAt }: StoredEvent,
  event: SignedEvent,
): Promise<boolean> {
  if (event.signedKey === undefined) return false;
  const other = { merchantId: ctx.merchant.id, gatewayId, id: { not: id }, AND: sameContent(event) };
  const before = [{ receivedAt: { lt: receivedAt } }, { receivedAt, id: { lt: id } }, { result: "applied" }];
  return (await ctx.db.gatewayNotification.count({ where: { ...other, OR: before } })) > 0;
}

const REPEATED: EventResult = { result: "kept", listed: "repeated" };

/** Lists a repeated event for a person if it contradicts the books. */
export async function applyRepeat(ctx: Ctx, gatewayCode: string, event: Notification): Promise<EventResult> {
  if (!("answer" in event) || event.answer === "ask" || event.isRefusal === true) return KEPT;
  const { operationId, attemptId } = await findTarget(ctx, gatewayCode, event.join);
  const { id: merchantId } = ctx.merchant;
  const where = { id: operationId ?? attemptId ?? "", merchantId };
  const select = { state: true } as const;
  const row = await (operationId === null
    ? ctx.db.attempt.findFirst({ where, select })
    : ctx.db.operation.findFirst({ where, select }));
  const isDone = row?.state === "success" || row?.state === "done";
  return row === null || isDone === (event.answer.outcome === "success") ? KEPT : REPEATED;
}
