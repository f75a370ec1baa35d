/** What the success of a payment does with the credit that is held for its session. */

import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { hasSucceeded } from "@/server/domain/sessions";
import { commitHold, releaseHold, type WalletTransaction, walletTransactions } from "@/server/domain/wallet";
import { isZero } from "@/server/kernel/money";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";

/**
 * Adds the debit of the attempt's wallet part to what is written, and returns the legs. An attempt without
 * one needs no credit, so anything held for its session is released. Null, with nothing written, if the
 * wallet part is no longer available.
 *
 * No statement for a payment whose session holds no credit. A late success looks again: a later submit may
 * just have held some.
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

/** The payment with the wallet legs that its readers see. One statement, none if no wallet took part. */
export async function withWalletTransactions(ctx: Ctx, db: Db | Tx, payment: Payment): Promise<Payment> {
  const { session, attempt } = payment;
  if (!hasSucceeded(attempt) || isZero(attempt.walletAmount)) return payment;
  return { ...payment, walletTransactions: await walletTransactions(db, ctx.merchant.id, session.id) };
}
