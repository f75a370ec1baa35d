import type { MovementEvent } from "@/server/domain/gateways";
import { applyOperationNotification } from "@/server/domain/operations";
import { applyReversalNotification, applySecondChargeNotification } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { APPLIED, type EventResult, FOR_A_PERSON, KEPT, type MatchedEvent, UNKNOWN } from "../matched-event";
import { applyLateOutcome } from "./late-outcome";
import { applyReported } from "./reported";

const RESULTS = { applied: APPLIED, outdated: KEPT, contradicted: FOR_A_PERSON } as const;

/**
 * Applies an event about moved money as the first kind that fits: a late failure or second capture, our
 * operation, our reversal, an operation made at the gateway.
 */
export async function applyMovement(ctx: Ctx, matched: MatchedEvent<MovementEvent>): Promise<EventResult> {
  const { event, target } = matched;
  const late = await applyLateOutcome(ctx, matched);
  if (late !== null) return late;
  if (target.operationId !== null) {
    return RESULTS[await applyOperationNotification(ctx, target.operationId, event)];
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
