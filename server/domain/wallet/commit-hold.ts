import type { WriteBatch } from "@/server/db/transactions/write-batch";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { WalletTransaction } from "./contract";
import { type AgreedHold, secureHold } from "./secure-hold";
import { addEnded } from "./statements/reservations";
import { walletTransaction } from "./wallet-transactions";

/**
 * Adds the debit of the attempt's hold to the write batch: all its parts or none. An inactive hold is first
 * placed again, if the accounts have the credit (Spec, "Credit at the checkout" 6 to 11). Runs in the
 * settling transaction, under the session's lock.
 * @returns the debits as the API shows them; null, with nothing written, if the hold cannot be placed
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
