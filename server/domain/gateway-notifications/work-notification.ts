/**
 * Processes one stored notification: settles a charge, applies an outcome, or starts an inquiry (Spec,
 * "Gateway notifications").
 */
import { gatewayOf, openAccount } from "@/server/domain/gateways";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { applyEvent } from "./apply-event";
import type { EventResult } from "./matched-event";
import { openMessage } from "./message";

/**
 * Seconds until each retry for an unknown reference, because a notification may arrive before the answer of
 * its call.
 */
const WAITS_SECONDS = [10, 60, 600, 3_600, 86_400] as const;

const FAILED: EventResult = { result: "failed" };

/**
 * Reads the message again and applies its event. An unknown reference is retried for a day. Repeated runs are
 * harmless.
 */
export async function workNotification(ctx: Ctx, id: string): Promise<void> {
  const where = { id, merchantId: ctx.merchant.id, dueAt: { lte: ctx.now() } };
  const row = await ctx.db.gatewayNotification.findFirst({ where, include: { gateway: true } });
  if (row === null) return;
  let applied: EventResult;
  try {
    const account = openAccount(row.gateway);
    const events = gatewayOf(row.gateway.connector).readNotifications?.(account, openMessage(row.message)) ?? [];
    const event = events.find(({ key }) => row.key === key.slice(0, row.key.length));
    applied = event === undefined ? FAILED : await applyEvent(ctx, row.gateway.code, event);
  } catch (error) {
    ctx.log.error({ notificationId: id, err: error }, "A gateway's notification could not be processed.");
    applied = FAILED;
  }
  const wait = WAITS_SECONDS[row.tries];
  const { result } = applied;
  const isOver = result === "applied" || result === "kept" || wait === undefined;
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
