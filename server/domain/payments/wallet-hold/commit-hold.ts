import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { hasSucceeded } from "@/server/domain/sessions";
import { commitHold, releaseHold, type WalletTransaction, walletTransactions } from "@/server/domain/wallet";
import { isZero } from "@/server/kernel/money";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";

/**
 * When a payment succeeds, adds the debit of the attempt's wallet part to the write batch and returns it. An
 * attempt without a wallet part releases the session's hold. Null, with nothing written, if the wallet part
 * is no longer available. A late success reads the holds again.
 */
export async function commitWalletHold(
  ctx: Ctx,
  tx: Tx,
  { payment, isLate, at, writes }: { payment: Payment; isLate: boolean; at: Date; writes: WriteBatch },
): Promise<readonly WalletTransaction[] | null> {
  const { session, attempt, holdsCredit } = payment;
  const { id: sessionId, customerId } = session;
  const { holdId, walletAmount: expected } = attempt;
  if (!isZero(expected)) return commitHold(ctx, tx, { sessionId, customerId, holdId, expected, at }, writes);
  if (holdsCredit || isLate) await releaseHold(ctx, tx, { sessionId, why: "settled_without", at });
  return [];
}

export async function withWalletTransactions(ctx: Ctx, db: Db | Tx, payment: Payment): Promise<Payment> {
  const { session, attempt } = payment;
  if (!hasSucceeded(attempt) || isZero(attempt.walletAmount)) return payment;
  return { ...payment, walletTransactions: await walletTransactions(db, ctx.merchant.id, session.id) };
}
