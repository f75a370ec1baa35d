/** What the success of a payment does with the credit that is held for its session. */
import { isZero } from "../../kernel/money";
import type { Ctx, Db, Tx } from "../../kernel/types";
import { commitHold, releaseHold, type WalletTransaction, walletTransactions } from "../wallet";
import type { PaymentFacts } from "./payment-facts";

type Success = { readonly facts: PaymentFacts; readonly late: boolean; readonly at: Date };

/**
 * Takes the attempt's wallet part out of the wallets for good and returns the legs. An attempt without one needs no credit, so whatever is
 * held for its session is let go. Null, with nothing written, where the wallet part is not to be had any more.
 *
 * No statement for a payment whose session holds no credit. A late success looks anew: a later submit may just have held some.
 */
export async function settleCredit(
  ctx: Ctx,
  tx: Tx,
  { facts, late, at }: Success,
): Promise<readonly WalletTransaction[] | null> {
  const { session, attempt } = facts;
  const { id: sessionId, customerId } = session;
  if (!isZero(attempt.walletAmount))
    return commitHold(tx, ctx, { sessionId, customerId, holdId: attempt.holdId, expected: attempt.walletAmount, at });
  if (session.holdsCredit || late) await releaseHold(tx, ctx, { sessionId, why: "settled_without", at });
  return [];
}

/** The payment with the wallet legs that readers of it are told of. One statement, none where no wallet took part. */
export async function withCredit<T extends Pick<PaymentFacts, "session" | "attempt">>(
  ctx: Ctx,
  db: Db | Tx,
  facts: T,
): Promise<T> {
  const { session, attempt } = facts;
  if (attempt.state !== "success" || isZero(attempt.walletAmount)) return facts;
  return {
    ...facts,
    session: { ...session, walletTransactions: await walletTransactions(db, ctx.merchant.id, session.id) },
  };
}
