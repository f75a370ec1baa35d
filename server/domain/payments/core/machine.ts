/** The states of one try to pay (decision §6, "Attempt"). */
import type { TransitionTable } from "../../../kernel/machine";

/** `processing` alone is in flight: the gateway was asked and the answer is not known here yet. */
export type AttemptState = "pending" | "processing" | "success" | "failed" | "canceled" | "error" | "cod";

/** `withdrawn`: something newer took the place of an attempt that was never submitted. `canceled`: the customer or the gateway gave up. */
export type AttemptEvent = "submitted" | "withdrawn" | "canceled" | "succeeded" | "declined" | "erred" | "cash_agreed";

/** A decided `failed` or `error` still takes a success: the gateway may have charged after all and say so late. */
export const ATTEMPT: TransitionTable<AttemptState, AttemptEvent> = {
  pending: { submitted: "processing", withdrawn: "canceled", canceled: "canceled" },
  processing: {
    succeeded: "success",
    declined: "failed",
    erred: "error",
    canceled: "canceled",
    cash_agreed: "cod",
  },
  success: {},
  failed: { succeeded: "success" },
  error: { succeeded: "success" },
  canceled: {},
  cod: {},
};

const STATES: readonly AttemptState[] = ["pending", "processing", "success", "failed", "canceled", "error", "cod"];

/**
 * The state that a column holds.
 * @throws {RangeError} on a word that is no state, which the database's CHECK excludes
 */
export function attemptState(text: string): AttemptState {
  const found = STATES.find((state) => state === text);
  if (found === undefined) throw new RangeError(`Unknown attempt state ${text}`);
  return found;
}

/** The wire's `result` of an attempt: the gateway's page and a charge in flight are both `pending` (Spec, "Events"). */
export function wireResult(state: AttemptState): Exclude<AttemptState, "processing"> {
  return state === "processing" ? "pending" : state;
}
