import { transaction } from "@/server/db/transactions/transaction";
import type { BatchPart, Ctx } from "@/server/kernel/types";
import { expiryMessages, writeExpiryMessages } from "./notices/notify-expired";
import { lockFree, writeExpired } from "./statements/expire-sessions";

export async function expireMany(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  return expireAcross([{ ctx, ids }]);
}

/**
 * Expires many sessions in few statements, and notifies the customers. Skips locked sessions, and sessions
 * whose end another module handles.
 * @returns the ids of the skipped sessions
 */
export async function expireAcross(parts: readonly BatchPart[]): Promise<readonly string[]> {
  const ids = parts.flatMap((part) => part.ids);
  const [first] = parts;
  if (first === undefined || ids.length === 0) return [];
  // Mails are written before the locks are acquired, because writing them takes time.
  const messages = await expiryMessages(parts);
  return transaction(first.ctx.db, async (tx) => {
    const held = await lockFree(tx, { parts, messages });
    // A separate statement after the lock sees what earlier lock holders committed.
    const expired = new Set(await writeExpired(tx, held));
    await writeExpiryMessages(tx, messages, expired);
    return ids.filter((id) => !expired.has(id));
  });
}
