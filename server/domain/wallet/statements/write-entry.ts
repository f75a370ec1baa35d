import { Prisma } from "@/server/db/client";
import { insertion } from "@/server/db/sql-fragments";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { addBookings } from "@/server/domain/bookings";
import { isZero } from "@/server/kernel/money";
import type { Account } from "../account";
import { applied, bookingKind, effectOf, type Movement } from "../core/ledger";
import type { OperationType } from "../core/words";

export type OperationFacts = {
  readonly type: OperationType;
  readonly sessionId: string | null;
  readonly pgCode: string | null;
  readonly reason?: string | null;
  readonly reference?: string | null;
  /** The `Idempotency-Key` of the call that caused the operation, unique per merchant. */
  readonly key?: string | null;
  readonly reverses?: bigint | null;
};

export type NewOperation = {
  readonly operationId: bigint;
  readonly move: Movement;
  readonly facts: OperationFacts;
  readonly at: Date;
};

export type AddedEntry = { readonly account: Account; readonly entry: Prisma.Sql };

type NewEntry = Pick<NewOperation, "operationId" | "move" | "at"> &
  Pick<OperationFacts, "sessionId" | "pgCode" | "reference"> & {
    /** The entry's id, by default generated under the account's lock. */
    readonly entryId?: bigint;
  };

/**
 * Adds an entry of an operation, such as the end of a reservation, to the write batch. Requires the account's
 * lock. A statement adds at most one entry per account.
 * @returns as {@link addOperation} does
 * @throws {NotEnoughCredit} if the account does not have the amount
 */
export function addEntry(writes: WriteBatch, account: Account, entry: NewEntry): AddedEntry {
  const { move, operationId, sessionId, pgCode, at, entryId, reference = null } = entry;
  const after = applied(account, move);
  const { balance, held } = effectOf(move);
  writes.add(Prisma.sql`
    UPDATE wallet_account SET balance = balance + ${balance.amount.toFixed()}::numeric,
      held = held + ${held.amount.toFixed()}::numeric, updated_at = ${at}
    WHERE id = ${account.id} AND merchant_id = ${account.merchantId}`);
  if (!isZero(balance)) {
    const cause = `wallet:${operationId}:${move.type}`;
    const booked = { cause, kind: bookingKind(move, sessionId), amount: balance, at, sessionId, reference };
    addBookings(writes, [{ merchantId: account.merchantId, ...booked, type: null, gateway: pgCode }]);
  }
  const row = insertion("wallet_entry", {
    ...(entryId !== undefined && { id: entryId }),
    merchantId: account.merchantId,
    accountId: account.id,
    entryType: move.type,
    direction: move.direction,
    amount: move.amount.amount.toFixed(),
    operationId,
    sessionId,
    pgCode,
    createdAt: at,
  });
  return { account: { ...account, ...after }, entry: writes.add(Prisma.sql`${row} RETURNING id`) };
}
