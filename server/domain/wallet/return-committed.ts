import { rowsOf } from "@/server/db/driver/named-statement";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import type { Money } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { numberedAccountOf } from "./account";
import { reversal } from "./core/ledger";
import { reservationOf } from "./reservations";
import { addReturned, LOCK_COMMITTED } from "./statements/reservations";
import { addOperation } from "./write-entry";

/**
 * Adds a `reversal` entry to the write batch for each wallet part of a payment that failed after its success.
 * Requires the session's lock.
 * @returns the parts that a closed account no longer accepts
 */
export async function returnCommitted(
  ctx: Ctx,
  tx: Tx,
  { sessionId, at }: { readonly sessionId: string; readonly at: Date },
  writes: WriteBatch,
): Promise<readonly Money[]> {
  const rows = await rowsOf(tx, LOCK_COMMITTED, [ctx.merchant.id, sessionId]);
  const parts = rows.map((row) => ({ ...numberedAccountOf(row), reservation: reservationOf(row) }));
  const returned = parts.filter(({ account }) => account.status !== "closed");
  for (const { account, operationId, reservation } of returned) {
    const { amount, pgCode, operationId: reverses } = reservation;
    const facts = { type: "reversal", sessionId, pgCode, reverses } as const;
    addOperation(writes, account, { operationId, move: reversal({ direction: "debit", amount }), facts, at });
  }
  const reservations = returned.map(({ reservation }) => reservation);
  if (reservations.length > 0) addReturned(writes, reservations, at);
  return parts.filter(({ account }) => account.status === "closed").map(({ reservation }) => reservation.amount);
}
