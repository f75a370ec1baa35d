import type { DisputeEvent } from "@/server/domain/gateways";
import { applyDispute as recordDispute } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { APPLIED, type EventResult, type MatchedEvent, UNKNOWN } from "../matched-event";

export async function applyDispute(ctx: Ctx, { event, target }: MatchedEvent<DisputeEvent>): Promise<EventResult> {
  if (target.attemptId === null || event.id === "") return UNKNOWN;
  return (await recordDispute(ctx, target.attemptId, event)) ? APPLIED : UNKNOWN;
}
