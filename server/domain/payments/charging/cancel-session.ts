import { transaction } from "@/server/db/transactions/transaction";
import type { GatewayAccount } from "@/server/domain/gateways";
import { countFormPost } from "@/server/domain/limits";
import {
  acceptsPayment,
  isOnPage,
  type LockedSession,
  loadSessionForPage,
  lockSession,
  openAttempt,
  priceFor,
} from "@/server/domain/sessions";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { SESSION_CANCELED } from "../settlement/charge-outcome";
import { deliverEventInline } from "../settlement/deliver-event-inline";
import { settleWithin } from "../settlement/settle";
import type { PayOutcome } from "../views";

/**
 * Cancels a payable session after "Cancel payment" on the checkout and posts its webhook. The event needs a
 * reference, so the pending attempt is canceled, or one is opened for this purpose (Spec, "Session states" 6
 * to 8). A charge in flight is not canceled.
 * @throws {Busy}
 */
export async function cancelSession(system: SystemCtx, { sessionId }: { sessionId: string }): Promise<PayOutcome> {
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return { kind: "not_found" };
  await countFormPost(page.ctx, page.session.id);
  const { ctx, gateways } = page;
  const deliveryId = await transaction(ctx.db, (tx) => cancelLocked(ctx, tx, { sessionId, gateways }));
  await deliverEventInline(ctx, deliveryId);
  return { kind: "checkout", sessionId };
}

async function cancelLocked(
  ctx: Ctx,
  tx: Tx,
  { sessionId, gateways }: { sessionId: string; gateways: readonly GatewayAccount[] },
): Promise<string | null> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session === null || !acceptsPayment(session, ctx.now())) return null;
  const attemptId = await attemptToCancel(ctx, tx, { session, gateways });
  if (attemptId === null) return null;
  const settled = await settleWithin(ctx, tx, { attemptId, outcome: SESSION_CANCELED, deliverInline: true });
  return settled?.deliveryId ?? null;
}

/** The pending attempt, or a new one; null if none of the session's gateway accounts exists any more. */
async function attemptToCancel(
  ctx: Ctx,
  tx: Tx,
  { session, gateways }: { session: LockedSession; gateways: readonly GatewayAccount[] },
): Promise<string | null> {
  const open = session.attempts.find(isOnPage);
  if (open !== undefined) return open.id;
  const newest = session.attempts.at(-1)?.pgCode;
  const ordered = [...gateways].sort((a, b) => Number(b.code === newest) - Number(a.code === newest));
  for (const account of ordered) {
    const terms = priceFor(session, account);
    if (terms === null) continue;
    const { attempt } = await openAttempt(ctx, tx, {
      session,
      account,
      terms,
      formOfPayment: "none",
      submitted: false,
    });
    return attempt.id;
  }
  return null;
}
