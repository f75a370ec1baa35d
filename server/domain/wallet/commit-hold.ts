/** Turns what a session holds into the debit of a payment. */
import type { Ctx, Tx } from "../../kernel/types";
import { endReservations } from "./reservations";
import { type AgreedHold, secureHold } from "./secure-hold";
import { type WalletTransaction, walletTransactions } from "./wallet-transactions";

/**
 * Commits the session's hold of `expected`, all its legs or none; what was released meanwhile is taken again first, where the accounts still
 * have it. Part of the settling transaction: the caller holds the session's lock.
 *
 * @returns the committed legs as the wire shows them; null when the hold cannot be had again, and then nothing is written
 */
export async function commitHold(tx: Tx, ctx: Ctx, agreed: AgreedHold): Promise<WalletTransaction[] | null> {
  const secured = await secureHold(tx, ctx, agreed);
  if (secured === null) return null;
  await endReservations(tx, secured.accounts, { live: secured.live, event: "payment_succeeded", at: agreed.at });
  return walletTransactions(tx, ctx.merchant.id, agreed.sessionId);
}
