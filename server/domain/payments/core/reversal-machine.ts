/** The states in which money that is owed back goes back (decision 0216). */
import type { TransitionTable } from "@/server/kernel/machine";
import type { ReversalState } from "./words";

/**
 * `renewed`: a person found that it did not happen, so that it is sent under another reference.
 * `failed_later`: the gateway took back what it had done.
 */
export type ReversalEvent = "sent" | "queued" | "succeeded" | "refused" | "renewed" | "failed_later";

export const REVERSAL: TransitionTable<ReversalState, ReversalEvent> = {
  due: { sent: "processing", succeeded: "done" },
  processing: { queued: "queued", succeeded: "done", refused: "refused", renewed: "due" },
  queued: { succeeded: "done", refused: "refused", renewed: "due" },
  done: { failed_later: "refused" },
  refused: { succeeded: "done", renewed: "due" },
};

/** The event of a gateway's answer; null if it changes nothing. */
export function reversalEventFor(
  state: ReversalState,
  outcome: "success" | "failed" | "error" | "canceled" | "pending",
): ReversalEvent | null {
  if (!isAsked(state)) return null;
  if (outcome === "success") return "succeeded";
  if (outcome !== "pending") return "refused";
  return isTakenUp(state) ? null : "queued";
}

const ASKED: ReadonlySet<ReversalState> = new Set(["processing", "queued"]);

/** True while the gateway has the call, or may have it. */
export function isAsked(state: ReversalState): boolean {
  return ASKED.has(state);
}

/** True once the gateway has said that it has the call. */
export function isTakenUp(state: ReversalState): boolean {
  return state === "queued";
}

/** True as long as the money is not known to be back. */
export function isOwed(state: ReversalState): boolean {
  return state !== "done";
}

/**
 * The state that a column holds. @throws {RangeError} on a word that is none, which the database's CHECK
 * excludes
 */
export function reversalState(text: string): ReversalState {
  if (!isReversalState(text)) throw new RangeError(`Unknown state of a reversal ${text}`);
  return text;
}

function isReversalState(text: string): text is ReversalState {
  return Object.hasOwn(REVERSAL, text);
}
