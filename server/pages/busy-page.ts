import { Busy } from "@/server/kernel/errors";
import { refusalOf } from "@/server/refusal";

/** The result for a page whose data could not be read in time. */
export const BUSY = Symbol("busy");

/** Returns {@link BUSY} if an API call would get 503; other errors are rethrown. */
export async function busyPage<T>(reading: Promise<T>): Promise<T | typeof BUSY> {
  try {
    return await reading;
  } catch (error) {
    if (refusalOf(error) instanceof Busy) return BUSY;
    throw error;
  }
}
