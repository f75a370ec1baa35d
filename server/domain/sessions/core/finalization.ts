/** A session's outcome, in the terms of the wallet endpoints (Spec, "Wallet endpoints" 7 and 8). */
import type { Finalization, SessionState } from "./words";

const OF_STATE: Readonly<Record<SessionState, Finalization>> = {
  created: "PENDING",
  pending: "PENDING",
  attempted: "PENDING",
  // Cash on delivery is not paid yet, so no wallet credit may be debited.
  cod: "PENDING",
  paid: "SUCCEEDED",
  authorized: "SUCCEEDED",
  captured: "SUCCEEDED",
  failed: "FAILED",
  expired: "FAILED",
  invalided: "FAILED",
  canceled: "CANCELLED",
};

/**
 * The wallet endpoints' outcome of an effective state. A voided payment counts as canceled, although its
 * state stays.
 */
export function finalization(state: SessionState, voided: boolean): Finalization {
  return voided ? "CANCELLED" : OF_STATE[state];
}
