import type { MovementEvent } from "@/server/domain/gateways";
import { applyOperationNotification } from "@/server/domain/operations";
import { applyReversalNotification, applySecondChargeNotification, isOutdated } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { APPLIED, type EventResult, FOR_A_PERSON, KEPT, type MatchedEvent, UNKNOWN } from "../matched-event";
import { applyLateOutcome } from "./late-outcome";
import { applyReported } from "./reported";

/**
 * Applies a capture, void or refund that the gateway reports: a change of an earlier outcome, the outcome of
 * our operation or reversal, or an operation that was made at the gateway.
 */
export async function applyMovement(ctx: Ctx, matched: MatchedEvent<MovementEvent>): Promise<EventResult> {
  const { event, target } = matched;
  const late = await applyLateOutcome(ctx, matched);
  if (late !== null) return late;
  if (target.operationId !== null) {
    const isTold = event.answer !== "ask" && event.answer.outcome !== "pending";
    if (isTold && (await isOutdated(ctx, target.operationId, event.occurredAt))) return KEPT;
    const isBooked = await applyOperationNotification(ctx, target.operationId, event.answer);
    return isBooked ? APPLIED : FOR_A_PERSON;
  }
  if (target.reversalId !== null && target.attemptId !== null) {
    await applyReversalNotification(ctx, target.attemptId, event.answer);
    return APPLIED;
  }
  const { reference } = event.join;
  const names = { gatewayCode: matched.gatewayCode, reference: reference ?? "" };
  if (reference !== undefined && (await applySecondChargeNotification(ctx, names, event.answer))) return APPLIED;
  if (target.attemptId === null || event.about === "charge") return UNKNOWN;
  return applyReported(ctx, target.attemptId, matched, event.about);
}
