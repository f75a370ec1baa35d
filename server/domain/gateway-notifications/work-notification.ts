import { gatewayOf, type Notification, OtherAccount, openAccount, type StoredAccount } from "@/server/domain/gateways";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { applyEvent } from "./apply-event";
import type { ListedReason } from "./core/words";
import { listEvent, unlistEvent } from "./list-event";
import { type EventResult, KEPT } from "./matched-event";
import { openMessage } from "./message";
import { applyRepeat, isRepeat } from "./repeats";

/**
 * Seconds until each retry of an event with an unknown reference, which may arrive before the answer of its
 * call.
 */
const WAITS_SECONDS = [10, 60, 600, 3_600, 86_400] as const;

/** Maximum seconds until an event whose payment is undecided is tried again. */
const EARLY_SECONDS = 3_600;

type StoredGateway = StoredAccount & { readonly connector: string };

const FAILED: EventResult = { result: "failed" };

const TRIES_UNTIL_LISTED = 4;

/**
 * An event with an unknown reference is retried for a day, and listed for a person after an hour; an
 * undecided payment is awaited. Idempotent.
 */
export async function workNotification(ctx: Ctx, id: string): Promise<void> {
  const where = { id, merchantId: ctx.merchant.id, dueAt: { lte: ctx.now() } };
  const row = await ctx.db.gatewayNotification.findFirst({ where, include: { gateway: true } });
  if (row === null) return;
  const { tries, receivedAt, gateway } = row;
  let event: Notification | null = null;
  let applied = FAILED;
  try {
    event = eventOf(row);
    const isLastTry = tries >= TRIES_UNTIL_LISTED;
    if (event !== null)
      applied = (await isRepeat(ctx, row, event))
        ? await applyRepeat(ctx, gateway.code, event)
        : await applyEvent(ctx, { gatewayCode: gateway.code, isLastTry, event });
  } catch (error) {
    const hasSameFields = receivedAt >= (gateway.credentialsSetAt ?? receivedAt);
    // The account's name, unknown when the event was stored, differs from the name in the event.
    if (error instanceof OtherAccount && hasSameFields) applied = KEPT;
    else ctx.log.error({ notificationId: id, err: error }, "A gateway's notification could not be processed.");
  }
  const { result } = applied;
  const wait =
    result === "early" ? Math.min(WAITS_SECONDS[tries] ?? EARLY_SECONDS, EARLY_SECONDS) : WAITS_SECONDS[tries];
  const isOver = result === "applied" || result === "kept" || wait === undefined;
  const reason = listedReason(applied, tries, isOver);
  if (reason !== null)
    await listEvent(ctx, { notificationId: id, gatewayCode: gateway.code, receivedAt, event, reason });
  else if (isOver && tries > TRIES_UNTIL_LISTED) await unlistEvent(ctx, gateway.code, id);
  const now = ctx.now();
  await ctx.db.gatewayNotification.updateMany({
    where: { id, dueAt: row.dueAt },
    data: {
      tries: { increment: 1 },
      result,
      dueAt: isOver ? null : addSeconds(now, wait),
      workedAt: isOver ? now : null,
    },
  });
}

function eventOf({ key, message, gateway }: { key: string; message: string; gateway: StoredGateway }) {
  const events = gatewayOf(gateway.connector).readNotifications?.(openAccount(gateway), openMessage(message)) ?? [];
  return events.find((event) => key === event.key.slice(0, key.length)) ?? null;
}

/** Why the event is listed for a person; null if it is not listed, or not yet. */
function listedReason({ result, listed }: EventResult, tries: number, isOver: boolean): ListedReason | null {
  if (listed !== undefined) return listed;
  if (result === "early" && tries === TRIES_UNTIL_LISTED) return "undecided";
  if (result === "unknown" && tries >= TRIES_UNTIL_LISTED) return "unmatched";
  return result === "failed" && isOver ? "not_processed" : null;
}
