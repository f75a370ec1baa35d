import { closeSession, lockSession } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type AttemptTime, isStillDue } from "./on-settled";

/**
 * If a charge of the session would have to be refunded at once, cancels the session, withdraws its pending
 * attempt, and returns true. Requires the lock of a payable session with no charge in flight.
 */
export async function cancelIfNotDue(
  ctx: Ctx,
  tx: Tx,
  session: Parameters<typeof isStillDue>[2],
  begun: AttemptTime = null,
): Promise<boolean> {
  if (await isStillDue(ctx, tx, session, begun)) return false;
  const locked = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId: session.id });
  if (locked !== null) await closeSession(ctx, tx, { session: locked, event: "canceled" });
  return true;
}
