/** The only functions that write the ledger; they write an entry and the account's new balances together. */

import { insertion } from "@/server/db/sql-fragments";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import type { Account } from "./account";
import { type AddedEntry, addEntry, type NewOperation } from "./statements/write-entry";

/**
 * Adds an operation with its first entry to the write batch. Requires the account's lock.
 * @returns the resulting account, and the name of the entry's statement, which returns its `id`
 * @throws {NotEnoughCredit} if the account does not have the amount
 */
export function addOperation(writes: WriteBatch, account: Account, operation: NewOperation): AddedEntry {
  const { operationId, move, facts, at } = operation;
  const { sessionId, pgCode, reason = null, reference = null, key = null, reverses = null } = facts;
  const added = addEntry(writes, account, { move, operationId, sessionId, pgCode, at, reference });
  writes.add(
    insertion("wallet_operation", {
      id: operationId,
      merchantId: account.merchantId,
      accountId: account.id,
      type: facts.type,
      amount: move.amount.amount.toFixed(),
      sessionId,
      pgCode,
      reason,
      reference,
      key,
      reversesId: reverses,
      createdAt: at,
    }),
  );
  return added;
}
