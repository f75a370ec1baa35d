import type { HoldEndedEvent } from "@/server/domain/gateways";
import { applyChargeNotification } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { APPLIED, type EventResult, type MatchedEvent, UNKNOWN } from "../matched-event";

/** The gateway is queried about a payment that is not decided. */
export async function applyHoldEnded(ctx: Ctx, { target }: MatchedEvent<HoldEndedEvent>): Promise<EventResult> {
  if (target.attemptId === null) return UNKNOWN;
  await applyChargeNotification(ctx, target.attemptId, "ask");
  return APPLIED;
}
