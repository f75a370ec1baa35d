import type { MovementEvent } from "@/server/domain/gateways";
import { applyChargeNotification } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { APPLIED, type EventResult, type MatchedEvent, UNKNOWN } from "../matched-event";

/** Settles the event's payment. If the event does not name our reference, the gateway is queried instead. */
export async function applyCharge(ctx: Ctx, { event, target }: MatchedEvent<MovementEvent>): Promise<EventResult> {
  if (target.attemptId === null || target.operationId !== null || target.reversalId !== null) return UNKNOWN;
  const answer = target.isByReference ? event.answer : "ask";
  await applyChargeNotification(ctx, target.attemptId, answer, event.occurredAt);
  return APPLIED;
}
