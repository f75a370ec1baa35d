/** The wallet legs of a session that credit paid in part or in whole. */
import type { Db, Tx } from "../../kernel/types";
import { type WalletTransaction, walletTransactions } from "../wallet";
import type { AttemptRow } from "./attempt-view";

/** The committed legs, as the wire shows them. No statement where no wallet paid, else one. */
export async function walletLegs(
  db: Db | Tx,
  paid: { merchantId: string; sessionId: string; attempts: readonly AttemptRow[] },
): Promise<WalletTransaction[]> {
  const touched = paid.attempts.some(({ state, walletAmount }) => state === "success" && !walletAmount.isZero());
  return touched ? walletTransactions(db, paid.merchantId, paid.sessionId) : [];
}
