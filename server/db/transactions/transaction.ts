import { faultPoint } from "@/server/fault-point";
import { Busy } from "@/server/kernel/errors";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import { isBusy, isRetryable } from "./errors";
import { tryOptimistically } from "./optimistic-transaction";

const MAX_TRIES = 3;

/**
 * Runs a transaction and repeats it after a serialization failure.
 * @throws {Busy} if the third try failed, or a connection or lock could not be acquired in time
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await db.$transaction(async (tx) => {
        const worked = await work(tx);
        faultPoint("before commit");
        return worked;
      });
      faultPoint("after commit");
      return result;
    } catch (error) {
      if (attempt < MAX_TRIES && isRetryable(error)) continue;
      if (isBusy(error)) throw new Busy(error);
      throw error;
    }
  }
}

/**
 * Runs an optimistic transaction (decision 0320). `work` must begin with a {@link rowLock} and reads of rows
 * that it protects, and write with `sendLater`. If `work` does anything else, or the row has changed, `work`
 * runs again in a {@link transaction} that holds the lock.
 * @throws {Busy} as {@link transaction} does
 */
export async function optimisticTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    const done = await tryOptimistically(db, async (tx) => {
      const worked = await work(tx);
      faultPoint("before commit");
      return worked;
    });
    if (done === null) return transaction(db, work);
    faultPoint("after commit");
    return done.result;
  } catch (error) {
    if (isBusy(error)) throw new Busy(error);
    throw error;
  }
}

export function within(ctx: Ctx, tx: Tx): Ctx {
  return { ...ctx, db: tx as Ctx["db"] };
}
