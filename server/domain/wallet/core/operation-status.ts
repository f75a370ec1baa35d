/** The status of a wallet operation, derived from its entries (decision 0091). */
import type { EntryType } from "./ledger";

/**
 * The wire's words that can come up; an operation never waits for a person and never fails after it was
 * written.
 */
export type OperationStatus = "pending" | "completed" | "expired" | "canceled" | "reversed";

/**
 * A reservation is `pending` until it is committed (`completed`) or released: `expired` by its timer, else
 * `canceled`. Any other operation is `completed`, a reversed adjustment `reversed`.
 * @param ended the event that ended the reservation, if one did
 */
export function operationStatus(
  entries: readonly EntryType[],
  { ended, reversed }: { ended: string | null; reversed: boolean },
): OperationStatus {
  if (reversed) return "reversed";
  if (!entries.includes("reserve") || entries.includes("debit_payment")) return "completed";
  if (!entries.includes("release")) return "pending";
  return ended === "timer" ? "expired" : "canceled";
}
