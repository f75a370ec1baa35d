/**
 * The delivery's state machine (Spec, "Webhook deliveries"). A try out of turn is a redelivery that the
 * merchant asked for.
 */
import type { TransitionTable } from "@/server/kernel/machine";
import type { DeliveryState } from "./words";

/** What a try, or the merchant, does to a delivery. */
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

/** The state of a row. @throws {Error} when the column holds none of ours */
export function deliveryState(text: string): DeliveryState {
  if (!Object.hasOwn(DELIVERY, text)) throw new Error(`${text} is no state of a delivery.`);
  return text as DeliveryState;
}
