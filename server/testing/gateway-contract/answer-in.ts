import type { Notification } from "@/server/domain/gateways/core/notification";
import type { GatewayResult } from "@/server/domain/gateways/core/result";

/** The outcome that a notification's event reports; undefined if it reports none. */
export function answerIn(event: Notification | undefined): GatewayResult | undefined {
  return event !== undefined && "answer" in event && event.answer !== "ask" ? event.answer : undefined;
}
