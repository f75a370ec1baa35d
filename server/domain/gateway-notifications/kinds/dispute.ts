import type { DisputeEvent } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import { type EventResult, KEPT, type MatchedEvent } from "../matched-event";

export async function applyDispute(_ctx: Ctx, _heard: MatchedEvent<DisputeEvent>): Promise<EventResult> {
  return KEPT;
}
