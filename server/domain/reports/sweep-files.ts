/** Removes files that no report names. */
import type { SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";

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

async function removeUnnamed(system: SystemCtx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await system.db.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${[...keys]}::text[]) AS key
    WHERE NOT EXISTS (SELECT 1 FROM report r WHERE r.id = substring(key from '^reports/[^/]+/(.+)-[0-9]+[.][a-z]+$') AND r.file_key = key)`;
  for (const { key } of rows) await storage().remove(key);
}
