/** The wallet legs of sessions that credit paid in part or in whole. */
import type { Db, Tx } from "../../kernel/types";
import { type WalletTransaction, walletTransactionsOf } from "../wallet";
import type { AttemptRow } from "./attempt-view";

type Paid = { readonly id: string; readonly attempts: readonly Pick<AttemptRow, "state" | "walletAmount">[] };

/** The committed legs by session, as the wire shows them. No statement where no wallet paid any of the sessions, else one. */
export async function walletLegs(
  db: Db | Tx,
  merchantId: string,
  sessions: readonly Paid[],
): Promise<ReadonlyMap<string, readonly WalletTransaction[]>> {
  const touched = sessions.filter(({ attempts }) =>
    attempts.some(({ state, walletAmount }) => state === "success" && !walletAmount.isZero()),
  );
  if (touched.length === 0) return new Map();
  return walletTransactionsOf(
    db,
    merchantId,
    touched.map(({ id }) => id),
  );
}
