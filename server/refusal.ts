/** Tells expected refusals from bugs, for every transport. */
import { isBusy } from "@/server/db/transaction";
import { AppError, Busy } from "@/server/kernel/errors";

/**
 * The refusal of a thrown value, such as {@link Busy} for a database without a free connection; null if it is
 * a bug.
 */
export function refusalOf(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown;
  return isBusy(thrown) ? new Busy() : null;
}
