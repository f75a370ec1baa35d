/**
 * The states of a reservation and of an account (Spec, "Wallet reservation", "Wallet account"; decision
 * 0091).
 */
import type { TransitionTable } from "@/server/kernel/machine";
import { ACCOUNT_STATUSES, type AccountStatus, type ReservationState } from "./words";

/**
 * `submitted`: a submit places the hold, or uses the existing one and restarts its four hours. `timer`: they
 * are over. `changed`: the amount to pay has changed, and the hold no longer fits. `settled_without`: another
 * way paid the session. `session_ended`: the session is removed for good.
 */
export type ReservationEvent =
  | "submitted"
  | "payment_succeeded"
  | "timer"
  | "changed"
  | "settled_without"
  | "session_ended";

/** Why a hold is released unused. */
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

/** What the operator does with an account. */
export type AccountEvent = "suspended" | "activated" | "closed";

/** Closing is final. */
export const WALLET_ACCOUNT: TransitionTable<AccountStatus, AccountEvent> = {
  active: { suspended: "suspended", closed: "closed" },
  suspended: { activated: "active", closed: "closed" },
  closed: {},
};

/**
 * The status that a column holds. @throws {RangeError} on a word that is none, which the database's CHECK
 * excludes
 */
export function accountStatus(text: string): AccountStatus {
  const found = ACCOUNT_STATUSES.find((status) => status === text);
  if (found === undefined) throw new RangeError(`Unknown account status ${text}`);
  return found;
}
