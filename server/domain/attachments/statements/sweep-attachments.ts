import type { SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";

export const BATCH = 500;

/**
 * Checks files due for removal, and deletes those without a session. Rows are deleted first, so that a crash
 * leaves at most a file without a row.
 * @returns how many rows were checked
 */
export async function checkBatch(system: SystemCtx): Promise<number> {
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
