/** Removes files without a session and files without a row. */
import type { SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import { FOLDER } from "./store-attachment";

const BATCH = 500;
const DAY_MS = 86_400_000;

/**
 * Checks due files, then other files in the storage. Real time. Running it twice, or concurrently, is
 * harmless.
 */
export async function sweepAttachments(system: SystemCtx): Promise<void> {
  while ((await checkBatch(system)) === BATCH);
  await removeStrays(system);
}

/**
 * Rows are deleted before their files, so that a crash leaves only a stray file. @returns how many rows were
 * checked
 */
async function checkBatch(system: SystemCtx): Promise<number> {
  const now = system.realNow();
  const looked = await system.db.$queryRaw<{ path: string; removed: boolean }[]>`
    WITH due AS (
      SELECT path FROM attachment WHERE check_at <= ${now} ORDER BY check_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ), judged AS (
      SELECT path, NOT EXISTS (SELECT 1 FROM payment_session s WHERE s.attachment_path = due.path) AS unnamed FROM due
    ), removed AS (
      DELETE FROM attachment a USING judged j WHERE a.path = j.path AND j.unnamed RETURNING a.path
    ), kept AS (
      UPDATE attachment a SET check_at = NULL FROM judged j WHERE a.path = j.path AND NOT j.unnamed RETURNING a.path
    )
    SELECT path, true AS removed FROM removed UNION ALL SELECT path, false FROM kept`;
  for (const { path, removed } of looked) if (removed) await storage().remove(path);
  return looked.length;
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
