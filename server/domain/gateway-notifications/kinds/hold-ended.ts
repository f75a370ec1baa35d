import type { HoldEndedEvent } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import { type EventResult, type MatchedEvent, UNKNOWN } from "../matched-event";
import { book } from "./reported";

const MESSAGES: Readonly<Record<HoldEndedEvent["how"], string>> = {
  lapsed: "The reservation expired.",
  voided: "The reservation was released at the gateway.",
  rejected: "A review at the gateway rejected the payment.",
};

/**
 * Records that the gateway released the rest of an authorized amount. If the payment is not decided, the
 * gateway is queried.
 */
export async function applyHoldEnded(ctx: Ctx, { target, event }: MatchedEvent<HoldEndedEvent>): Promise<EventResult> {
  if (target.attemptId === null) return UNKNOWN;
  const answer = { message: MESSAGES[event.how], raw: { event: event.type }, params: {} };
  return book(ctx, target.attemptId, { kind: "void", answer, refs: {}, mayExceed: true });
}
