/**
 * Processes one stored notification: settles a charge, applies an outcome, or starts an inquiry (Spec,
 * "Gateway notifications").
 */
import { gatewayOf, type Notification, openAccount } from "@/server/domain/gateways";
import { applyOperationNotification } from "@/server/domain/operations";
import { applyChargeNotification, applyPurchaseCapture, applyReversalNotification } from "@/server/domain/payments";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { openMessage } from "./message";

/**
 * Seconds until each retry for an unknown reference, because a notification may arrive before the answer of
 * its call.
 */
const WAITS_SECONDS = [10, 60, 600, 3_600, 86_400] as const;

type Result = "applied" | "kept" | "unknown" | "failed";

/**
 * Reads the message again and applies its event. An unknown reference is retried for a day. Repeated runs are
 * harmless.
 */
export async function workNotification(ctx: Ctx, id: string): Promise<void> {
  const where = { id, merchantId: ctx.merchant.id, dueAt: { lte: ctx.now() } };
  const row = await ctx.db.gatewayNotification.findFirst({ where, include: { gateway: true } });
  if (row === null) return;
  let result: Result;
  try {
    const account = openAccount(row.gateway);
    const events = gatewayOf(row.gateway.connector).readNotifications?.(account, openMessage(row.message)) ?? [];
    const event = events.find(({ key }) => row.key === key.slice(0, row.key.length));
    result = event === undefined ? "failed" : await hand(ctx, row.gateway.code, event);
  } catch (error) {
    ctx.log.error({ notificationId: id, err: error }, "A gateway's notification could not be worked yet.");
    result = "failed";
  }
  const wait = WAITS_SECONDS[row.tries];
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

async function hand(ctx: Ctx, gatewayCode: string, event: Notification): Promise<Result> {
  const heard = { gatewayCode, event };
  const isFollowUp = event.about === "capture" || event.about === "void" || event.about === "refund";
  if (event.about !== "charge" && !isFollowUp) return "kept";
  const found = isFollowUp
    ? (await applyOperationNotification(ctx, heard)) ||
      (await applyReversalNotification(ctx, heard)) ||
      (event.about === "capture" && (await applyPurchaseCapture(ctx, heard)))
    : await applyChargeNotification(ctx, heard);
  return found ? "applied" : "unknown";
}
