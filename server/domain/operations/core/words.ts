import type { OperationKind } from "@/server/kernel/words";

/**
 * States of an operation. `processing`: the gateway was called, its answer is unknown. `queued`: the gateway
 * accepted the call and has not decided. `refused`: no child transaction; `rejected`: a queued refund was
 * refused. `reversed`: the gateway undid a done operation.
 */
export const OPERATION_STATES = ["processing", "queued", "done", "refused", "rejected", "reversed"] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

export const INTERNAL_OPERATIONS = ["cancel", "expire", "delete"] as const;
export type InternalOperation = (typeof INTERNAL_OPERATIONS)[number];

export type OperationName = InternalOperation | OperationKind;

export const APPROVAL_STATES = [
  "pending",
  "approved",
  "done",
  "manual_action_required",
  "rejected",
  "canceled",
  "expired",
] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const DESTINATIONS = ["pg", "wallet"] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** Who made an operation: a request to this service, or somebody at the gateway. */
export const OPERATION_SOURCES = ["input", "pg"] as const;
export type OperationSource = (typeof OPERATION_SOURCES)[number];
