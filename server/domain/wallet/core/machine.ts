/** The states of what a checkout holds, and of an account (Spec, "Wallet reservation", "Wallet account"; decision §8). */
import type { TransitionTable } from "../../../kernel/machine";

/** `none` is the state before the first submit; no row stands in it. */
export type ReservationState = "none" | "reserved" | "committed" | "released";

/**
 * `submitted`: a submit takes the hold, or uses the one there is and starts its four hours anew. `timer`: they are over. `changed`: what
 * is to be paid has changed, and the hold no longer fits. `settled_without`: another way paid the session. `session_ended`: the session is removed for good.
 */
export type ReservationEvent =
  | "submitted"
  | "payment_succeeded"
  | "timer"
  | "changed"
  | "settled_without"
  | "session_ended";

/** Why a hold goes unused. */
export type ReleaseReason = Exclude<ReservationEvent, "submitted" | "payment_succeeded">;

/** A hold that has ended never lives again; a later one is another reservation. */
export const RESERVATION: TransitionTable<ReservationState, ReservationEvent> = {
  none: { submitted: "reserved" },
  reserved: {
    submitted: "reserved",
    payment_succeeded: "committed",
    timer: "released",
    changed: "released",
    settled_without: "released",
    session_ended: "released",
  },
  committed: {},
  released: {},
};

/** Only an active account takes credit, is offered or is held; what was held before it was suspended may still be committed or released. */
export type AccountStatus = "active" | "suspended" | "closed";

/** What the operator does with an account. */
export type AccountEvent = "suspended" | "activated" | "closed";

/** Closing is for good. */
export const WALLET_ACCOUNT: TransitionTable<AccountStatus, AccountEvent> = {
  active: { suspended: "suspended", closed: "closed" },
  suspended: { activated: "active", closed: "closed" },
  closed: {},
};

export const ACCOUNT_STATUSES: readonly AccountStatus[] = ["active", "suspended", "closed"];

/** The status that a column holds. @throws {RangeError} on a word that is none, which the database's CHECK excludes */
export function accountStatus(text: string): AccountStatus {
  const found = ACCOUNT_STATUSES.find((status) => status === text);
  if (found === undefined) throw new RangeError(`Unknown account status ${text}`);
  return found;
}
