import type { SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import { type FilePlace, removeUnnamed } from "./statements/leased-files";

const BATCH = 500;
/** A day in milliseconds, longer than writing any file takes. */
const DAY_MS = 86_400_000;

export function sweepReportFiles(system: SystemCtx): Promise<void> {
  return sweepUnnamed(system, { folder: "reports", table: "report" });
}

/**
 * Removes files older than a day (real time) that a dead process left in the store. Idempotent, and may run
 * concurrently.
 */
export async function sweepUnnamed(system: SystemCtx, place: FilePlace): Promise<void> {
  const before = new Date(system.realNow().getTime() - DAY_MS);
  let keys: string[] = [];
  for await (const { key, storedAt } of storage().list(place.folder)) {
    if (storedAt < before) keys.push(key);
    if (keys.length < BATCH) continue;
    await removeUnnamed(system, place, keys);
    keys = [];
  }
  await removeUnnamed(system, place, keys);
}
