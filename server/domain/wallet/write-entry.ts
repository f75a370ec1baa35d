/** The only writers of the ledger: an entry and the account's new balances are one statement. */
import { Prisma } from "@/server/db/client";
import type { Tx } from "@/server/kernel/types";
import type { Account } from "./account";
import { applied, effectOf, type Movement } from "./core/ledger";

/** What an operation records beside its entries. */
export type OperationFacts = {
  readonly type: "refund" | "reservation" | "adjustment" | "reversal";
  readonly sessionId: string | null;
  readonly pgCode: string | null;
  readonly reason?: string | null;
  readonly reference?: string | null;
  /** `Idempotency-Key` of the call, unique per merchant. */
  readonly key?: string | null;
  /** The adjustment that a reversal takes back. */
  readonly reverses?: bigint | null;
};

/** What was written: the account as it is now, the operation and the entry. */
export type WrittenEntry = { readonly account: Account; readonly operationId: bigint; readonly entryId: bigint };

function balancesMoved(account: Account, move: Movement, at: Date): Prisma.Sql {
  const { balance, held } = effectOf(move);
  return Prisma.sql`UPDATE wallet_account SET balance = balance + ${balance.amount.toFixed()}::numeric,
    held = held + ${held.amount.toFixed()}::numeric, updated_at = ${at}
    WHERE id = ${account.id} AND merchant_id = ${account.merchantId}`;
}

function values(account: Account, move: Movement): Prisma.Sql {
  const { type, direction, amount } = move;
  return Prisma.sql`${account.merchantId}, ${account.id}, ${type}, ${direction}, ${amount.amount.toFixed()}::numeric`;
}

/**
 * Opens an operation with its first entry and moves the account. The caller holds the account's lock. One
 * statement.
 * @param input.at on the merchant's clock
 * @throws {NotEnoughCredit} when the account does not have it
 */
export async function openOperation(
  tx: Tx,
  account: Account,
  input: { move: Movement; facts: OperationFacts; at: Date },
): Promise<WrittenEntry> {
  const { move, facts, at } = input;
  const after = applied(account, move);
  const { sessionId, pgCode, reason = null, reference = null, key = null, reverses = null } = facts;
  const [row] = await tx.$queryRaw<{ operationId: bigint; entryId: bigint }[]>`
    WITH opened AS (
      INSERT INTO wallet_operation (merchant_id, account_id, type, amount, session_id, pg_code, reason, reference, key, reverses_id, created_at)
      VALUES (${account.merchantId}, ${account.id}, ${facts.type}, ${move.amount.amount.toFixed()}::numeric, ${sessionId}, ${pgCode},
        ${reason}, ${reference}, ${key}, ${reverses}, ${at})
      RETURNING id),
    moved AS (${balancesMoved(account, move, at)})
    INSERT INTO wallet_entry (merchant_id, account_id, entry_type, direction, amount, operation_id, session_id, pg_code, created_at)
    SELECT ${values(account, move)}, opened.id, ${sessionId}, ${pgCode}, ${at}::timestamptz FROM opened
    RETURNING operation_id AS "operationId", id AS "entryId"`;
  if (row === undefined) throw new Error("An entry was not written.");
  return { account: { ...account, ...after }, ...row };
}

/**
 * Adds a later entry to an operation and moves the account: the end of a reservation. The caller holds the
 * account's lock. One statement.
 * @param input.at on the merchant's clock
 * @throws {NotEnoughCredit} when the account does not have it
 */
export async function addEntry(
  tx: Tx,
  account: Account,
  input: { move: Movement; operationId: bigint; sessionId: string; pgCode: string; at: Date },
): Promise<WrittenEntry> {
  const { move, operationId, sessionId, pgCode, at } = input;
  const after = applied(account, move);
  const [row] = await tx.$queryRaw<{ entryId: bigint }[]>`
    WITH moved AS (${balancesMoved(account, move, at)})
    INSERT INTO wallet_entry (merchant_id, account_id, entry_type, direction, amount, operation_id, session_id, pg_code, created_at)
    VALUES (${values(account, move)}, ${operationId}, ${sessionId}, ${pgCode}, ${at})
    RETURNING id AS "entryId"`;
  if (row === undefined) throw new Error("An entry was not written.");
  return { account: { ...account, ...after }, operationId, entryId: row.entryId };
}
