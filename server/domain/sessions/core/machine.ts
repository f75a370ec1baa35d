/**
 * The states of a payment session (Spec, "Transaction states named"; what it leaves open is settled by
 * decisions 0007 and 0125).
 */
import type { TransitionTable } from "@/server/kernel/machine";
import type { SessionState } from "./words";

/**
 * `attempt_failed` leaves a retry, `attempt_exhausted` and `attempt_canceled_final` do not; `canceled` and
 * `expired` are the operations of those names, the customer's cancel at the checkout and the timer.
 * `setup_refused`: what the session was to set up, such as a subscription, could not be made.
 * `captured_whole`: captures add up to the authorized amount; a partial one, a refund and a void leave the
 * state as it is. `capture_failed`: the gateway took one back.
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
  | "capture_failed";

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

/**
 * The gateway may say after the end that it charged; a session that failed or ran out of time then is paid
 * after all.
 */
const LATE = { attempt_paid: "paid", attempt_authorized: "authorized", attempt_cod: "cod" } as const;

export const SESSION: TransitionTable<SessionState, SessionEvent> = {
  created: { ...OPEN, opened: "pending", setup_refused: "failed" },
  pending: OPEN,
  attempted: OPEN,
  cod: { canceled: "canceled" },
  paid: {},
  authorized: { captured_whole: "captured" },
  captured: { capture_failed: "authorized" },
  failed: LATE,
  canceled: {},
  expired: LATE,
  invalided: {},
};

/** In which a session begins, as its column says if none is named. */
export const FIRST_STATE = "created" satisfies SessionState;

/** The states in which a session is open. */
export const PAYABLE_STATES: readonly SessionState[] = ["created", "pending", "attempted"];

/** True while the customer can still pay and the merchant can still change the session. */
export function isPayable(state: SessionState): boolean {
  return PAYABLE_STATES.includes(state);
}

/** The states in which a customer has paid, or let the money be reserved. */
export const PAID_STATES: readonly SessionState[] = ["paid", "authorized", "captured"];

/** The states in which the amount is settled: collected, reserved or promised in cash. */
export const SETTLED_STATES: ReadonlySet<SessionState> = new Set([...PAID_STATES, "cod"]);

/** The states in which the whole amount is collected. */
export const COLLECTED_STATES: ReadonlySet<SessionState> = new Set(["paid", "captured"]);

/**
 * The state that a column holds.
 * @throws {RangeError} on a word that is no state, which the database's CHECK excludes
 */
export function sessionState(text: string): SessionState {
  if (!isSessionState(text)) throw new RangeError(`Unknown session state ${text}`);
  return text;
}

function isSessionState(text: string): text is SessionState {
  return Object.hasOwn(SESSION, text);
}

/** What decides whether a session's time is over. */
export type Lifetime = {
  readonly state: SessionState;
  readonly expiresAt: Date;
  /** A charge is in flight: the session waits for its outcome (decision 0007). */
  readonly inFlight?: boolean;
};

/**
 * The state every reader sees: a session past its time is expired even before the job has written it
 * (decision 0007).
 */
export function effectiveState({ state, expiresAt, inFlight = false }: Lifetime, now: Date): SessionState {
  return isPayable(state) && !inFlight && expiresAt.getTime() <= now.getTime() ? "expired" : state;
}
