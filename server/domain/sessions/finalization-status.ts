/** Tells whether a session is paid for good, in the form that wallets ask for (decision 0093). */
import { NotFound } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import { requirePermission } from "../merchants";
import { requireWallet } from "../wallet";
import { type Finalization, finalization } from "./core/finalization";
import { effectiveState, sessionState } from "./core/machine";
import { isInFlight } from "./view";

/** All four fields are always there. */
export type FinalizationView = {
  status: Finalization;
  payment_transaction_id: string;
  last_updated_at: string;
  source: "inquiry";
};

/**
 * What the session has come to. It only reads: nobody is asked and nothing moves.
 * @param slug the wallet provider, where the path names one
 * @throws {Forbidden} a user without `wallet.view` @throws {NotFound} no such session, or a deleted one @throws {NoWalletService}
 */
export async function finalizationStatus(ctx: Ctx, sessionId: string, slug?: string): Promise<FinalizationView> {
  requirePermission(ctx.actor, "wallet.view");
  if (slug !== undefined) await requireWallet(ctx, slug);
  const session = await ctx.db.paymentSession.findFirst({
    where: { id: sessionId, merchantId: ctx.merchant.id, deletedAt: null },
    select: {
      id: true,
      state: true,
      expiresAt: true,
      updatedAt: true,
      voidedAmount: true,
      attempts: { select: { state: true } },
    },
  });
  if (session === null) throw new NotFound();
  const stored = sessionState(session.state);
  const { expiresAt, updatedAt } = session;
  const state = effectiveState({ state: stored, expiresAt, inFlight: isInFlight(session) }, ctx.now());
  const changedAt = state === stored ? updatedAt : expiresAt;
  return {
    status: finalization(state, !session.voidedAmount.isZero()),
    payment_transaction_id: session.id,
    last_updated_at: changedAt.toISOString(),
    source: "inquiry",
  };
}
