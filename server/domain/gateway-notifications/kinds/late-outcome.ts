import type { MovementEvent } from "@/server/domain/gateways";
import { applyPurchaseCapture } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { APPLIED, EARLY, type EventResult, type MatchedEvent } from "../matched-event";

const RESULTS = { applied: APPLIED, not_yet: EARLY, another: null } as const;

/**
 * Applies a notification that the capture of a purchase failed, or that a capture succeeded after such a
 * failure.
 * @returns null for any other event
 */
export async function applyLateOutcome(
  ctx: Ctx,
  { event, target }: MatchedEvent<MovementEvent>,
): Promise<EventResult | null> {
  const { answer, amount, occurredAt } = event;
  if (event.about !== "capture" || answer === "ask" || event.isRefusal) return null;
  if (target.attemptId === null || target.operationId !== null || target.reversalId !== null) return null;
  return RESULTS[await applyPurchaseCapture(ctx, target.attemptId, { answer, amount, occurredAt })];
}
