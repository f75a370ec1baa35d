import { requirePermission } from "@/server/domain/merchants";
import { requireWallet } from "@/server/domain/wallet";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { attemptStates, isInFlight } from "./attempts/core/machine";
import type { FinalizationView } from "./contract/answers";
import { finalization } from "./core/finalization";
import { isCaptured, sessionState } from "./core/machine";
import { stateAt } from "./record/session";

/**
 * The session's outcome for wallets (Spec, "Wallet endpoints" 7 and 8). Calls no gateway and changes nothing.
 * @throws {Forbidden} without `wallet.view`
 * @throws {NotFound}
 * @throws {NoWalletService} if the merchant has no such wallet
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
      _count: { select: { attempts: { where: { state: { in: attemptStates(isInFlight) } } } } },
    },
  });
  if (session === null) throw new NotFound();
  const stored = sessionState(session.state);
  const { expiresAt, updatedAt } = session;
  const state = stateAt({ state: stored, expiresAt, inFlight: session._count.attempts > 0 }, ctx.now());
  const changedAt = state === stored ? updatedAt : expiresAt;
  return {
    status: finalization(state, !isCaptured(state) && !session.voidedAmount.isZero()),
    payment_transaction_id: session.id,
    last_updated_at: changedAt.toISOString(),
    source: "inquiry",
  };
}
