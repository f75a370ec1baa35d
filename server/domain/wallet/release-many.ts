import { transaction } from "@/server/db/transactions/transaction";
import type { Ctx } from "@/server/kernel/types";
import { lockAccountsOf, lockSessions, writeReleased } from "./statements/release-many";

/**
 * Releases due reservations of many sessions in few statements, each with its whole hold. Skips holds whose
 * session or account is locked, or whose session was permanently deleted.
 * @returns the skipped ids
 */
export async function releaseMany(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  return transaction(ctx.db, async (tx) => {
    const sessions = await lockSessions(ctx, tx, ids);
    const accounts = sessions.length === 0 ? [] : await lockAccountsOf(ctx, tx, sessions);
    // A separate statement after the lock sees what earlier lock holders committed.
    const released = new Set(accounts.length === 0 ? [] : await writeReleased(ctx, tx, { sessions, accounts }));
    return ids.filter((id) => !released.has(id));
  });
}
