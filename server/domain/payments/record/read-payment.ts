import { rowsOf } from "@/server/db/driver/named-statement";
import type { Tx } from "@/server/kernel/types";
import type { Payment } from "./payment";
import { LOCK, paymentOf } from "./statements/read-payment";

/**
 * Locks session and attempt until the transaction ends. Postgres returns the newest versions of rows that it
 * locks.
 */
export async function lockPayment(tx: Tx, merchantId: string, attemptId: string): Promise<Payment | null> {
  const [row] = await rowsOf(tx, LOCK, [attemptId, merchantId]);
  return paymentOf(row);
}
