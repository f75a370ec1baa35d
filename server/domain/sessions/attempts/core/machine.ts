/** The states of an attempt (Spec, "Paying on the hosted pages"). */
import { step, type TransitionTable } from "@/server/kernel/machine";
import type { AttemptState } from "../../core/words";

/**
 * `withdrawn`: a newer attempt replaced an unsubmitted one. `canceled`: the customer or gateway canceled the
 * attempt. `code_refused`: a wrong one-time code, nothing was charged. `capture_failed`: the gateway could
 * not collect a payment after its success.
 */
export type AttemptEvent =
  | "submitted"
  | "opened"
  | "withdrawn"
  | "canceled"
  | "code_refused"
  | "succeeded"
  | "declined"
  | "erred"
  | "cash_agreed"
  | "cash_collected"
  | "capture_failed";

/** A `failed` or `error` attempt still accepts a success, which gateways may report late. */
export const ATTEMPT: TransitionTable<AttemptState, AttemptEvent> = {
  pending: { submitted: "processing", opened: "open", withdrawn: "canceled", canceled: "canceled" },
  open: { succeeded: "success", declined: "failed", erred: "error", canceled: "canceled", withdrawn: "canceled" },
  processing: {
    opened: "open",
    succeeded: "success",
    declined: "failed",
    erred: "error",
    canceled: "canceled",
    code_refused: "pending",
    cash_agreed: "cod",
  },
  success: { capture_failed: "failed" },
  failed: { succeeded: "success" },
  error: { succeeded: "success" },
  canceled: {},
  cod: { cash_collected: "success" },
};

export function attemptState(text: string): AttemptState {
  if (!isAttemptState(text)) throw new RangeError(`Unknown attempt state ${text}`);
  return text;
}

function isAttemptState(text: string): text is AttemptState {
  return Object.hasOwn(ATTEMPT, text);
}

export const SUBMISSION = step(ATTEMPT, "pending", "submitted");

export const OPENING = step(ATTEMPT, "pending", "opened");

export const LEADING_ON = step(ATTEMPT, "processing", "opened");

export const WITHDRAWAL = step(ATTEMPT, "pending", "withdrawn");

export const REFUSED_CODE = step(ATTEMPT, "processing", "code_refused");

/** True while the gateway was called for a charge and its answer is unknown. */
export function isInFlight({ state }: { readonly state: AttemptState }): boolean {
  return state === "processing";
}

export function isUnsubmitted({ state }: { readonly state: AttemptState }): boolean {
  return state === "pending";
}

export function isOpen({ state }: { readonly state: AttemptState }): boolean {
  return state === "open";
}

export function isOnPage(attempt: { readonly state: AttemptState }): boolean {
  return isUnsubmitted(attempt) || isOpen(attempt);
}

/** True if the attempt charged or reserved the amount, so that it can be captured or refunded. */
export function hasPaid({ state }: { readonly state: AttemptState }): boolean {
  return state === "success";
}

export function hasSucceeded({ state }: { readonly state: AttemptState }): boolean {
  return hasPaid({ state }) || state === "cod";
}

/**
 * True if the attempt charged or may still charge: no other attempt may then charge, and an idempotency key
 * refers to this one.
 */
export function mayHaveCharged(attempt: { readonly state: AttemptState }): boolean {
  return isInFlight(attempt) || hasSucceeded(attempt);
}

/** True if the gateway refused the charge or could not be called; a success may still be reported late. */
export function hasFailed({ state }: { readonly state: AttemptState }): boolean {
  return state === "failed" || state === "error";
}

export function isCanceled({ state }: { readonly state: AttemptState }): boolean {
  return state === "canceled";
}

export function attemptStates(holds: (attempt: { readonly state: AttemptState }) => boolean): AttemptState[] {
  return STATES.filter((state) => holds({ state }));
}

const STATES = Object.keys(ATTEMPT) as readonly AttemptState[];

/** The attempt's `result` in the API, where `open` and `processing` are `pending` (Spec, "Events"). */
export function wireResult(state: AttemptState): Exclude<AttemptState, "processing" | "open"> {
  return state === "processing" || state === "open" ? "pending" : state;
}
