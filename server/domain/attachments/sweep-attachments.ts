import type { SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import { BATCH, checkBatch } from "./statements/sweep-attachments";
import { FOLDER } from "./store-attachment";

const DAY_MS = 86_400_000;

/**
 * Deletes files due for removal that no session uses, then stored files without a row. Uses real time.
 * Idempotent, and may run concurrently.
 */
export async function sweepAttachments(system: SystemCtx): Promise<void> {
  while ((await checkBatch(system)) === BATCH);
  await removeStrays(system);
}

/** Removes files without a row that are older than any running upload. */
async function removeStrays(system: SystemCtx): Promise<void> {
  const before = new Date(system.realNow().getTime() - DAY_MS);
  let keys: string[] = [];
  for await (const { key, storedAt } of storage().list(FOLDER)) {
    if (storedAt < before) keys.push(key);
    if (keys.length < BATCH) continue;
    await removeUnknown(system, keys);
    keys = [];
  }
  await removeUnknown(system, keys);
}

async function removeUnknown(system: SystemCtx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await system.db.attachment.findMany({ where: { path: { in: [...keys] } }, select: { path: true } });
  const known = new Set(rows.map(({ path }) => path));
  for (const key of keys) if (!known.has(key)) await storage().remove(key);
}
