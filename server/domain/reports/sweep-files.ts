/** Removes files that no report names. */

import type { SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import { removeUnnamed } from "./statements/sweep-files";

const BATCH = 500;
/** Longer than any file takes to be written. */
const DAY_MS = 86_400_000;

/**
 * Removes what a process that died has left in the store, if it is older than a day. Real time; twice, or in
 * two processes at once, is harmless.
 */
export async function sweepReportFiles(system: SystemCtx): Promise<void> {
  const before = new Date(system.realNow().getTime() - DAY_MS);
  let keys: string[] = [];
  for await (const { key, storedAt } of storage().list("reports")) {
    if (storedAt < before) keys.push(key);
    if (keys.length < BATCH) continue;
    await removeUnnamed(system, keys);
    keys = [];
  }
  await removeUnnamed(system, keys);
}
