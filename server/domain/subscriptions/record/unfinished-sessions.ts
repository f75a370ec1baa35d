import { closeSession, isPayableAt, type LockedSession, lockSession } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { unfinishedSessions } from "./statements/unfinished-sessions";

export async function lockUnfinished(ctx: Ctx, tx: Tx, subscriptionId: string): Promise<LockedSession[]> {
  const locked: LockedSession[] = [];
  for (const sessionId of await unfinishedSessions(ctx, tx, subscriptionId)) {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
    if (session !== null) locked.push(session);
  }
  return locked;
}

/**
 * Cancels the locked session of an ended subscription. No event is sent, because no payment was attempted. A
 * session with a charge in flight, in a final state, or overdue is unchanged.
 */
export async function cancelUnfinished(ctx: Ctx, tx: Tx, session: LockedSession): Promise<void> {
  if (isPayableAt(session, ctx.now())) await closeSession(ctx, tx, { session, event: "canceled" });
}
