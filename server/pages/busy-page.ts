/** Pages on a crowded or absent database. */
import { Busy } from "@/server/kernel/errors";
import { refusalOf } from "@/server/refusal";

/** Stands for a page that could not be read in time; the customer may try again. */
export const BUSY = Symbol("busy");

/** The result of `reading`, or {@link BUSY} if an API call would answer 503. Any other error is rethrown. */
export async function busyPage<T>(reading: Promise<T>): Promise<T | typeof BUSY> {
  try {
    return await reading;
  } catch (error) {
    if (refusalOf(error) instanceof Busy) return BUSY;
    throw error;
  }
}
