import type { EntryType, OperationStatus } from "./words";

/**
 * The status of a wallet operation (decision 0091): a reservation is `pending` until committed (`completed`)
 * or released (`expired` by its timer, otherwise `canceled`). Other operations are `completed`, reversed
 * adjustments `reversed`.
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
