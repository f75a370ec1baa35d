/** State machine of a webhook's delivery (Spec, "Webhook deliveries"), including redeliveries. */
import type { TransitionTable } from "@/server/kernel/machine";
import type { DeliveryState } from "./words";

export type DeliveryEvent = "accepted" | "refused" | "retries_exhausted" | "gone" | "superseded";

export const DELIVERY: TransitionTable<DeliveryState, DeliveryEvent> = {
  pending: {
    accepted: "delivered",
    refused: "pending",
    retries_exhausted: "exhausted",
    gone: "stopped",
    superseded: "stopped",
  },
  delivered: { accepted: "delivered", refused: "delivered", gone: "delivered" },
  exhausted: { accepted: "delivered", refused: "exhausted", gone: "stopped" },
  stopped: { accepted: "delivered", refused: "stopped", gone: "stopped" },
};

export function deliveryState(text: string): DeliveryState {
  if (!Object.hasOwn(DELIVERY, text)) throw new Error(`${text} is not a state of a delivery.`);
  return text as DeliveryState;
}
