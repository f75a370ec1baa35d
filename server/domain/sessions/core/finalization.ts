/** What a session has come to, in the words that wallets know (decision 0093). */
import type { Finalization, SessionState } from "./words";

const OF_STATE: Readonly<Record<SessionState, Finalization>> = {
  created: "PENDING",
  pending: "PENDING",
  attempted: "PENDING",
  // The customer has promised to pay and has not: no credit may be debited.
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
 * The word for a state as every reader sees it. A void leaves the transaction's state as it is and cancels it
 * all the same.
 * @param voided the transaction was voided
 */
export function finalization(state: SessionState, voided: boolean): Finalization {
  return voided ? "CANCELLED" : OF_STATE[state];
}
