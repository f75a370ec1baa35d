/** The states of one refund, capture or void (decision 0081). */
import type { GatewayOutcome } from "@/server/domain/gateways/core/words";
import type { ChildState } from "@/server/domain/sessions/core/words";
import type { TransitionTable } from "@/server/kernel/machine";
import type { OperationKind } from "@/server/kernel/words";
import { OPERATION_KINDS } from "@/server/kernel/words";
import type { OperationState } from "./words";

export type OperationEvent = "succeeded" | "queued" | "refused" | "rejected" | "failed_later";

export const OPERATION: TransitionTable<OperationState, OperationEvent> = {
  processing: { succeeded: "done", queued: "queued", refused: "refused" },
  queued: { succeeded: "done", refused: "refused", rejected: "rejected" },
  done: { failed_later: "reversed" },
  refused: {},
  rejected: {},
  reversed: {},
};

const DONE: Readonly<Record<OperationKind, ChildState>> = { capture: "paid", refund: "refunded", void: "voided" };

const REVERSED: Readonly<Record<OperationKind, ChildState>> = {
  capture: "capture_failed",
  refund: "refund_rejected",
  void: "void_failed",
};

/** Null while there is no child. An accepted capture or void has none yet. */
export function childState(kind: OperationKind, state: OperationState): ChildState | null {
  if (state === "done") return DONE[kind];
  if (state === "reversed") return REVERSED[kind];
  if (state === "queued") return kind === "refund" ? "refund_queued" : null;
  return state === "rejected" ? "refund_rejected" : null;
}

/** The gateway's outcome of the call. */
type Outcome = GatewayOutcome;

/**
 * The event of an answer; null if it changes nothing: the operation is final, or the answer is not. Only
 * refunds are queued on the wire (Spec, "Operations"); an accepted capture or void counts as unknown there.
 */
export function operationEventFor(kind: OperationKind, state: OperationState, outcome: Outcome): OperationEvent | null {
  if (state !== "processing" && state !== "queued") return null;
  if (outcome === "success") return "succeeded";
  if (outcome !== "pending") return isTakenUp(state) && kind === "refund" ? "rejected" : "refused";
  return isTakenUp(state) ? null : "queued";
}

/** True while the gateway has accepted the operation without a final outcome. */
export function isTakenUp(state: OperationState): boolean {
  return state === "queued";
}

const KINDS: readonly OperationKind[] = OPERATION_KINDS;

/** @throws {RangeError} an unknown word, which the database's CHECK excludes */
export function operationKind(text: string): OperationKind {
  const found = KINDS.find((kind) => kind === text);
  if (found === undefined) throw new RangeError(`Unknown operation ${text}`);
  return found;
}

/** @throws {RangeError} an unknown word, which the database's CHECK excludes */
export function operationState(text: string): OperationState {
  if (!isOperationState(text)) throw new RangeError(`Unknown operation state ${text}`);
  return text;
}

function isOperationState(text: string): text is OperationState {
  return Object.hasOwn(OPERATION, text);
}
