import type { MovementEvent } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import type { EventResult, MatchedEvent } from "../matched-event";

/**
 * Applies the later failure of a purchase's capture, and the capture that follows it.
 * @returns null if the event is neither
 */
export async function applyLateOutcome(_ctx: Ctx, _heard: MatchedEvent<MovementEvent>): Promise<EventResult | null> {
  return null;
}
