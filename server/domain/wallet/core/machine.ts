/**
 * State machines of reservations and accounts (Spec, "Wallet reservation", "Wallet account"; decision 0091).
 */
import type { TransitionTable } from "@/server/kernel/machine";
import { ACCOUNT_STATUSES, type AccountStatus, type ReservationState } from "./words";

/**
 * Events of a reservation. `submitted`: a submit places the hold, or restarts its four hours. `timer`: the
 * four hours are over. `changed`: the amount to pay changed. `settled_without`: the session was paid
 * otherwise. `session_ended`: the session was permanently deleted. `payment_failed`: the payment failed after
 * its success.
 */
export type ReservationEvent =
  | "submitted"
  | "payment_succeeded"
  | "timer"
  | "changed"
  | "settled_without"
  | "session_ended"
  | "payment_failed";

export type ReleaseReason = Exclude<ReservationEvent, "submitted" | "payment_succeeded" | "payment_failed">;

/** An ended hold cannot become active again; a later hold is a new reservation. */
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
  committed: { payment_failed: "reversed" },
  released: {},
  reversed: {},
};

export type AccountEvent = "suspended" | "activated" | "closed";

export const WALLET_ACCOUNT: TransitionTable<AccountStatus, AccountEvent> = {
  active: { suspended: "suspended", closed: "closed" },
  suspended: { activated: "active", closed: "closed" },
  closed: {},
};

export function accountStatus(text: string): AccountStatus {
  const found = ACCOUNT_STATUSES.find((status) => status === text);
  if (found === undefined) throw new RangeError(`Unknown account status ${text}`);
  return found;
}
