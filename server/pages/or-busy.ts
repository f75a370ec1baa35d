/** Pages on a crowded or absent database. */
import { Busy } from "../kernel/errors";
import { refusalOf } from "../refusal";

/** Stands for a page that could not be read in time; the customer may try again. */
export const BUSY = Symbol("busy");

/** What `reading` reads, or {@link BUSY} where an API call would answer 503. Anything else that is thrown is thrown on. */
export async function orBusy<T>(reading: Promise<T>): Promise<T | typeof BUSY> {
  try {
    return await reading;
  } catch (error) {
    if (refusalOf(error) instanceof Busy) return BUSY;
    throw error;
  }
}
