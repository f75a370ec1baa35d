/**
 * Only an active account accepts credit, is offered or is held; holds placed before a suspension may still be
 * committed or released.
 */
export const ACCOUNT_STATUSES = ["active", "suspended", "closed"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** States of a reservation; `none` is the state before the first submit, without a row. */
export const RESERVATION_STATES = ["none", "reserved", "committed", "released", "reversed"] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

export const DIRECTIONS = ["credit", "debit"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Purposes of entries; `debit_payment` and `release` end a `reserve`. */
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

/** Statuses of operations. No operation waits for a person or fails after it was written. */
export const OPERATION_STATUSES = ["pending", "completed", "expired", "canceled", "reversed"] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number];
