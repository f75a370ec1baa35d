import type { GatewayOutcome } from "@/server/domain/gateways/core/words";
import type { ChildState } from "@/server/domain/sessions/core/words";
import type { TransitionTable } from "@/server/kernel/machine";
import type { OperationKind } from "@/server/kernel/words";
import { OPERATION_KINDS } from "@/server/kernel/words";
import type { OperationState } from "./words";

export type OperationEvent = "succeeded" | "queued" | "refused" | "rejected" | "failed_later";

/** A capture that failed later may still succeed. */
export const OPERATION: TransitionTable<OperationState, OperationEvent> = {
  processing: { succeeded: "done", queued: "queued", refused: "refused" },
  queued: { succeeded: "done", refused: "refused", rejected: "rejected" },
  done: { failed_later: "reversed" },
  refused: {},
  rejected: {},
  reversed: { succeeded: "done" },
};

const NO_CHILD: Readonly<Record<OperationKind, null>> = { capture: null, refund: null, void: null };

const CHILDREN: Readonly<Record<OperationState, Readonly<Record<OperationKind, ChildState | null>>>> = {
  processing: NO_CHILD,
  queued: { capture: null, refund: "refund_queued", void: null },
  done: { capture: "paid", refund: "refunded", void: "voided" },
  refused: NO_CHILD,
  rejected: { capture: null, refund: "refund_rejected", void: null },
  reversed: { capture: "capture_failed", refund: "refund_rejected", void: "void_failed" },
};

/** The state of the child transaction; null without one. An accepted capture or void has no child yet. */
export function childState(kind: OperationKind, state: OperationState): ChildState | null {
  return CHILDREN[state][kind];
}

type Outcome = GatewayOutcome;

/**
 * The operation's event for a gateway's answer; null if it does not change the state. Only refunds can be
 * queued in the API (Spec, "Operations"); an accepted capture or void counts as unknown.
 */
export function operationEventFor(kind: OperationKind, state: OperationState, outcome: Outcome): OperationEvent | null {
  if (state === "reversed") return kind === "capture" && outcome === "success" ? "succeeded" : null;
  if (state !== "processing" && state !== "queued") return null;
  if (outcome === "success") return "succeeded";
  if (outcome !== "pending") return refusalEvent(kind, state);
  return isTakenUp(state) ? null : "queued";
}

const REFUSED_LATER: Readonly<Record<OperationKind, OperationEvent>> = {
  capture: "refused",
  refund: "rejected",
  void: "refused",
};

export function refusalEvent(kind: OperationKind, state: OperationState): OperationEvent {
  return isTakenUp(state) ? REFUSED_LATER[kind] : "refused";
}

export function isTakenUp(state: OperationState): boolean {
  return state === "queued";
}

const KINDS: readonly OperationKind[] = OPERATION_KINDS;

export function operationKind(text: string): OperationKind {
  const found = KINDS.find((kind) => kind === text);
  if (found === undefined) throw new RangeError(`Unknown operation ${text}`);
  return found;
}

export function operationState(text: string): OperationState {
  if (!isOperationState(text)) throw new RangeError(`Unknown operation state ${text}`);
  return text;
}

function isOperationState(text: string): text is OperationState {
  return Object.hasOwn(OPERATION, text);
}
