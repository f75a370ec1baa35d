/** Applies a capture, void or refund. */
import type { MovementEvent } from "@/server/domain/gateways";
import { applyOperationNotification } from "@/server/domain/operations";
import { applyReversalNotification } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { APPLIED, type Applied, type Heard, UNKNOWN } from "../heard";
import { applyLateOutcome } from "./late-outcome";

/** In this order: one of our operations, one of our reversals, a payment whose capture failed or came again. */
export async function applyMovement(ctx: Ctx, heard: Heard<MovementEvent>): Promise<Applied> {
  const { event, named } = heard;
  const late = await applyLateOutcome(ctx, heard);
  if (late !== null) return late;
  if (named.operationId !== null) {
    await applyOperationNotification(ctx, named.operationId, event.answer);
    return APPLIED;
  }
  if (named.reversalId !== null && named.attemptId !== null) {
    await applyReversalNotification(ctx, named.attemptId, event.answer);
    return APPLIED;
  }
  return UNKNOWN;
}
