/** Gives back in few statements what many checkouts hold and did not use. */

import { transaction } from "@/server/db/transactions/transaction";
import type { Ctx } from "@/server/kernel/types";
import { lockAccountsOf, lockSessions, writeReleased } from "./statements/release-many";

/**
 * Ends the reservations whose time is over, each with the others of its hold, as the verb for one does. Left
 * to that verb: holds of which somebody has the session or an account locked at this moment, and those whose
 * session was removed for good.
 * @returns the ids that were left
 */
export async function releaseMany(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  return transaction(ctx.db, async (tx) => {
    const sessions = await lockSessions(ctx, tx, ids);
    const accounts = sessions.length === 0 ? [] : await lockAccountsOf(ctx, tx, sessions);
    // In a statement of its own, which sees what the holders before us have written.
    const released = new Set(accounts.length === 0 ? [] : await writeReleased(ctx, tx, { sessions, accounts }));
    return ids.filter((id) => !released.has(id));
  });
}
