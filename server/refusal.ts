/** Tells expected refusals from bugs, for every transport. */
import { isBusy } from "@/server/db/transactions/errors";
import { AppError, Busy } from "@/server/kernel/errors";
import { StorageAway } from "./storage";

/**
 * The refusal of a thrown value, such as {@link Busy} for a database without a free connection and a store of
 * files that does not answer; null if it is a bug.
 */
export function refusalOf(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown;
  return isBusy(thrown) || thrown instanceof StorageAway ? new Busy() : null;
}
