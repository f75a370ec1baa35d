/**
 * The states of a payment session (Spec, "Transaction states named", "Session states" 1 to 3, "Operation
 * results" 1 to 6).
 */
import type { TransitionTable } from "@/server/kernel/machine";
import type { SessionState } from "./words";

/**
 * Events of a session. `attempt_failed` allows a retry, `attempt_exhausted` and `attempt_canceled_final` do
 * not. Operations, the customer or the time limit cause `canceled` and `expired`. `setup_refused`: the object
 * that the session sets up, such as a subscription, could not be created. `captured_whole`: captures add up
 * to the authorized amount; a partial capture, a refund and a void keep the state. `rest_released`: the
 * gateway released what was not captured. `capture_failed`: a capture failed later, which ends a purchase's
 * payment. `cash_collected`: the merchant received the cash.
 */
export type SessionEvent =
  | "opened"
  | "attempt_paid"
  | "attempt_authorized"
  | "attempt_cod"
  | "attempt_failed"
  | "attempt_exhausted"
  | "attempt_canceled_final"
  | "canceled"
  | "expired"
  | "setup_refused"
  | "captured_whole"
  | "rest_released"
  | "capture_failed"
  | "cash_collected";

const OPEN = {
  attempt_paid: "paid",
  attempt_authorized: "authorized",
  attempt_cod: "cod",
  attempt_failed: "attempted",
  attempt_exhausted: "failed",
  attempt_canceled_final: "canceled",
  canceled: "canceled",
  expired: "expired",
} as const;

/** A failed or expired session becomes paid if the gateway reports its charge late. */
const LATE = { attempt_paid: "paid", attempt_authorized: "authorized", attempt_cod: "cod" } as const;

export const SESSION: TransitionTable<SessionState, SessionEvent> = {
  created: { ...OPEN, opened: "pending", setup_refused: "failed" },
  pending: OPEN,
  attempted: OPEN,
  cod: { canceled: "canceled", cash_collected: "paid" },
  paid: { capture_failed: "failed" },
  authorized: { captured_whole: "captured", rest_released: "captured" },
  captured: { capture_failed: "authorized" },
  failed: LATE,
  canceled: {},
  expired: LATE,
  invalided: {},
};

export const FIRST_STATE = "created" satisfies SessionState;

export const PAYABLE_STATES: readonly SessionState[] = ["created", "pending", "attempted"];

export function isPayable(state: SessionState): boolean {
  return PAYABLE_STATES.includes(state);
}

export const PAID_STATES: readonly SessionState[] = ["paid", "authorized", "captured"];

export const SETTLED_STATES: ReadonlySet<SessionState> = new Set([...PAID_STATES, "cod"]);

export const COLLECTED_STATES: ReadonlySet<SessionState> = new Set(["paid", "captured"]);

export function isCaptured(state: SessionState): boolean {
  return state === "captured";
}

export function sessionState(text: string): SessionState {
  if (!isSessionState(text)) throw new RangeError(`Unknown session state ${text}`);
  return text;
}

function isSessionState(text: string): text is SessionState {
  return Object.hasOwn(SESSION, text);
}

export type Lifetime = {
  readonly state: SessionState;
  readonly expiresAt: Date;
  /** True while a charge of the session is in flight (Spec, "Session states" 1 to 3). */
  readonly inFlight?: boolean;
};

/**
 * The effective state: an overdue session counts as expired even before a job has stored this (Spec, "Session
 * states" 1 to 3).
 */
export function effectiveState({ state, expiresAt, inFlight = false }: Lifetime, now: Date): SessionState {
  return isPayable(state) && !inFlight && expiresAt.getTime() <= now.getTime() ? "expired" : state;
}
