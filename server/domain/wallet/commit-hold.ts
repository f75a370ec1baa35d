/** Turns the hold that an attempt was promised into the debit of its payment. */
import type { Ctx, Tx } from "@/server/kernel/types";
import { endReservations } from "./reservations";
import { type AgreedHold, secureHold } from "./secure-hold";
import { type WalletTransaction, walletTransactions } from "./wallet-transactions";

/**
 * Commits the hold that the attempt was promised, all its legs or none; one that is not live is placed again
 * first, if the accounts still have the credit (decision 0095). Part of the settling transaction: the caller
 * holds the session's lock.
 *
 * @returns the committed legs as the wire shows them; null if the hold cannot be placed, and then nothing is
 * written
 */
export async function commitHold(ctx: Ctx, tx: Tx, agreed: AgreedHold): Promise<WalletTransaction[] | null> {
  const secured = await secureHold(ctx, tx, agreed);
  if (secured === null) return null;
  await endReservations(tx, secured.accounts, { live: secured.live, event: "payment_succeeded", at: agreed.at });
  return walletTransactions(tx, ctx.merchant.id, agreed.sessionId);
}
