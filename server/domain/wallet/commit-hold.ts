/** Turns the hold that an attempt was promised into the debit of its payment. */

import type { WriteBatch } from "@/server/db/transactions/write-batch";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { WalletTransaction } from "./contract";
import { type AgreedHold, secureHold } from "./secure-hold";
import { addEnded } from "./statements/reservations";
import { walletTransaction } from "./wallet-transactions";

/**
 * Adds the debit of the hold that the attempt was promised to what is written, all its legs or none; one that
 * is not live is placed again first, if the accounts still have the credit (Spec, "Credit at the checkout" 6
 * to 11). Part of the settling transaction: the caller holds the session's lock. One statement if it is live.
 *
 * @returns the legs that will be committed, as the wire shows them; null if the hold cannot be placed, and
 * then nothing is written
 */
export async function commitHold(
  ctx: Ctx,
  tx: Tx,
  agreed: AgreedHold,
  writes: WriteBatch,
): Promise<WalletTransaction[] | null> {
  const secured = await secureHold(ctx, tx, agreed);
  if (secured === null) return null;
  const { accounts, live } = secured;
  addEnded(writes, accounts, { live, event: "payment_succeeded", at: agreed.at });
  return live.map((leg) => walletTransaction({ ...leg, paymentEntryId: leg.endEntryId, finishedAt: agreed.at }));
}
