import { transaction } from "@/server/db/transactions/transaction";
import type { Ctx } from "@/server/kernel/types";
import { expiryMessages, writeExpiryMessages } from "./notices/notify-expired";
import { lockFree, writeExpired } from "./statements/expire-sessions";

/**
 * Expires sessions in few statements, and notifies the customers. Skips locked sessions and those that a
 * later module handles.
 * @returns the ids that are due and were skipped
 */
export async function expireMany(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  // Writing mails takes time, so it happens before the locks.
  const messages = await expiryMessages(ctx, ids);
  return transaction(ctx.db, async (tx) => {
    const held = await lockFree(ctx, tx, { ids, messages });
    // A separate statement, so that it sees what earlier lock holders committed.
    const expired = new Set(held.length === 0 ? [] : await writeExpired(ctx, tx, held));
    await writeExpiryMessages(tx, messages, expired);
    return ids.filter((id) => !expired.has(id));
  });
}
