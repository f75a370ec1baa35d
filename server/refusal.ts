/** Tells expected refusals from bugs, for every transport. */
import { isBusy } from "./db/transaction";
import { AppError, Busy } from "./kernel/errors";

/** The refusal that a thrown value is or stands for, such as {@link Busy} for a database without a free connection; null when it is a bug. */
export function refusalOf(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown;
  return isBusy(thrown) ? new Busy() : null;
}
