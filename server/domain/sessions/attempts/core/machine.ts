/** The states of one try to pay (decision 0053). */
import { step, type TransitionTable } from "@/server/kernel/machine";
import type { AttemptState } from "../../core/words";

/**
 * `withdrawn`: something newer took the place of an attempt that was never submitted. `canceled`: the
 * customer or the gateway gave up. `code_refused`: a one-time code was wrong, so the gateway decided nothing.
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
  | "cash_agreed";

/**
 * A decided `failed` or `error` still takes a success: the gateway may have charged after all and say so
 * late.
 */
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
  success: {},
  failed: { succeeded: "success" },
  error: { succeeded: "success" },
  canceled: {},
  cod: {},
};

/**
 * The state that a column holds.
 * @throws {RangeError} on a word that is no state, which the database's CHECK excludes
 */
export function attemptState(text: string): AttemptState {
  if (!isAttemptState(text)) throw new RangeError(`Unknown attempt state ${text}`);
  return text;
}

function isAttemptState(text: string): text is AttemptState {
  return Object.hasOwn(ATTEMPT, text);
}

/** The customer submits: from here on the gateway may charge. */
export const SUBMISSION = step(ATTEMPT, "pending", "submitted");

/** The gateway's own page is open. */
export const OPENING = step(ATTEMPT, "pending", "opened");

/** The gateway sends the customer to a page before it goes on with a charge, mostly of the card's bank. */
export const LEADING_ON = step(ATTEMPT, "processing", "opened");

/** Something newer takes the place of an attempt that was never submitted. */
export const WITHDRAWAL = step(ATTEMPT, "pending", "withdrawn");

/** A code was wrong: nothing was charged, and the customer may type another. */
export const REFUSED_CODE = step(ATTEMPT, "processing", "code_refused");

/** True while a gateway has been asked to charge and its answer is not known. */
export function isInFlight({ state }: { readonly state: AttemptState }): boolean {
  return state === "processing";
}

/** True until the customer submits the attempt: its gateway was asked for nothing. */
export function isUnsubmitted({ state }: { readonly state: AttemptState }): boolean {
  return state === "pending";
}

/** True while a page of the gateway's own is open for it. */
export function isOpen({ state }: { readonly state: AttemptState }): boolean {
  return state === "open";
}

/** True while the customer may still give it up: on our page for the gateway, or on the gateway's own. */
export function isOnPage(attempt: { readonly state: AttemptState }): boolean {
  return isUnsubmitted(attempt) || isOpen(attempt);
}

/** True if the attempt paid its session, or reserved the money: there is something to capture or refund. */
export function hasPaid({ state }: { readonly state: AttemptState }): boolean {
  return state === "success";
}

/** True if the attempt paid its session, or promised to in cash. */
export function hasSucceeded({ state }: { readonly state: AttemptState }): boolean {
  return hasPaid({ state }) || state === "cod";
}

/**
 * True if the money was taken, or may still be: no other attempt may charge, and an idempotency key names
 * this one.
 */
export function mayHaveCharged(attempt: { readonly state: AttemptState }): boolean {
  return isInFlight(attempt) || hasSucceeded(attempt);
}

/** True if the gateway refused, or could not be used; a success may still be reported late. */
export function hasFailed({ state }: { readonly state: AttemptState }): boolean {
  return state === "failed" || state === "error";
}

/** True if the customer or the gateway gave the attempt up, or something newer took its place. */
export function isCanceled({ state }: { readonly state: AttemptState }): boolean {
  return state === "canceled";
}

/** The states that a predicate holds for, as conditions of queries name them. */
export function attemptStates(holds: (attempt: { readonly state: AttemptState }) => boolean): AttemptState[] {
  return STATES.filter((state) => holds({ state }));
}

const STATES = Object.keys(ATTEMPT) as readonly AttemptState[];

/**
 * The wire's `result` of an attempt: the gateway's page and a charge in flight are both `pending` (Spec,
 * "Events").
 */
export function wireResult(state: AttemptState): Exclude<AttemptState, "processing" | "open"> {
  return state === "processing" || state === "open" ? "pending" : state;
}
