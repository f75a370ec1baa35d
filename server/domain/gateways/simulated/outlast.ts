import { setTimeout as sleep } from "node:timers/promises";
import { isBusy } from "@/server/db/transactions/errors";

const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

/** Repeats a call while the database is down, with which a real gateway would not fail. */
export async function outlast<T>(call: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isBusy(error) || performance.now() - begun > PATIENCE_MS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
