import type { GatewayOutcome } from "@/server/domain/gateways/core/words";
import type { TransitionTable } from "@/server/kernel/machine";
import type { ReversalState } from "./words";

/**
 * `renewed`: a person found that the reversal did not happen; it is sent again under another reference.
 * `failed_later`: the reversal failed after the gateway had completed it.
 */
export type ReversalEvent = "sent" | "queued" | "succeeded" | "refused" | "renewed" | "failed_later";

export const REVERSAL: TransitionTable<ReversalState, ReversalEvent> = {
  due: { sent: "processing", succeeded: "done", refused: "refused" },
  processing: { queued: "queued", succeeded: "done", refused: "refused", renewed: "due" },
  queued: { succeeded: "done", refused: "refused", renewed: "due" },
  done: { failed_later: "refused" },
  refused: { succeeded: "done", renewed: "due" },
};

export function reversalEventFor(state: ReversalState, outcome: GatewayOutcome): ReversalEvent | null {
  if (!isAsked(state)) return null;
  if (outcome === "success") return "succeeded";
  if (outcome !== "pending") return "refused";
  return isTakenUp(state) ? null : "queued";
}

const ASKED: ReadonlySet<ReversalState> = new Set(["processing", "queued"]);

/** True while the gateway has received the reversal, or may have. */
export function isAsked(state: ReversalState): boolean {
  return ASKED.has(state);
}

export function isTakenUp(state: ReversalState): boolean {
  return state === "queued";
}

export function isOwed(state: ReversalState): boolean {
  return state !== "done";
}

export function reversalState(text: string): ReversalState {
  if (!isReversalState(text)) throw new RangeError(`Unknown state of a reversal ${text}`);
  return text;
}

function isReversalState(text: string): text is ReversalState {
  return Object.hasOwn(REVERSAL, text);
}
