/**
 * Statuses of accounts. Only an active account can be credited, offered or held; holds from before a
 * suspension may still be committed or released.
 */
export const ACCOUNT_STATUSES = ["active", "suspended", "closed"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** States of a reservation; `none` precedes the first submit and has no row. */
export const RESERVATION_STATES = ["none", "reserved", "committed", "released", "reversed"] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

export const DIRECTIONS = ["credit", "debit"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Kinds of ledger entries; `debit_payment` and `release` end a `reserve`. */
export const ENTRY_TYPES = [
  "credit_refund",
  "credit_adjustment",
  "debit_adjustment",
  "reserve",
  "debit_payment",
  "release",
  "reversal",
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

export const OPERATION_TYPES = ["refund", "reservation", "adjustment", "reversal"] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

/** Statuses of operations, which never wait for a person or fail after they were written. */
export const OPERATION_STATUSES = ["pending", "completed", "expired", "canceled", "reversed"] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number];
