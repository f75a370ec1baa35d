/** Turns the hold that an attempt was promised into the debit of its payment. */
import type { Ctx, Tx } from "../../kernel/types";
import { endReservations } from "./reservations";
import { type AgreedHold, secureHold } from "./secure-hold";
import { type WalletTransaction, walletTransactions } from "./wallet-transactions";

/**
 * Commits the hold that the attempt was promised, all its legs or none; one that is not live is taken again first, where the accounts still
 * have it (decision 0095). Part of the settling transaction: the caller holds the session's lock.
 *
 * @returns the committed legs as the wire shows them; null when the hold cannot be had, and then nothing is written
 */
export async function commitHold(tx: Tx, ctx: Ctx, agreed: AgreedHold): Promise<WalletTransaction[] | null> {
  const secured = await secureHold(tx, ctx, agreed);
  if (secured === null) return null;
  await endReservations(tx, secured.accounts, { live: secured.live, event: "payment_succeeded", at: agreed.at });
  return walletTransactions(tx, ctx.merchant.id, agreed.sessionId);
}
