import { isBusy } from "@/server/db/transactions/errors";
import { AppError, Busy } from "@/server/kernel/errors";
import { isStorageAway } from "./storage";

/**
 * The refusal for an error; null for a bug. {@link Busy} if the database has no free connection or the file
 * store does not answer
 */
export function refusalOf(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown;
  return isBusy(thrown) || isStorageAway(thrown) ? new Busy() : null;
}
