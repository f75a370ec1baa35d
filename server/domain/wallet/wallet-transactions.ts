/** Reads which wallets paid a session. */
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import type { Db, Tx } from "@/server/kernel/types";

/** An element of `customer_wallet_transactions` (Spec, "Payment details additions"). */
export type WalletTransaction = {
  provider_code: string;
  amount: string;
  currency: string;
  operation_id: string;
  wallet_response: {
    amount: string;
    currency: string;
    status: "completed";
    operation_id: string;
    created_at: string;
    customer_id: string;
    payment_entry_id: number;
    reserve_entry_id: number;
  };
  created_at: string;
  modified_at: string;
};

type Row = {
  sessionId: string;
  provider: string;
  amount: string;
  currency: string;
  operationId: bigint;
  customerId: string;
  paymentEntryId: bigint;
  reserveEntryId: bigint;
  createdAt: Date;
  finishedAt: Date;
};

function view(row: Row): WalletTransaction {
  const amount = toWire(money(row.amount, currency(row.currency)));
  const operation_id = row.operationId.toString();
  const created_at = row.createdAt.toISOString();
  return {
    provider_code: row.provider,
    amount,
    currency: row.currency,
    operation_id,
    wallet_response: {
      amount,
      currency: row.currency,
      status: "completed",
      operation_id,
      created_at,
      customer_id: row.customerId,
      payment_entry_id: Number(row.paymentEntryId),
      reserve_entry_id: Number(row.reserveEntryId),
    },
    created_at,
    modified_at: row.finishedAt.toISOString(),
  };
}

/**
 * The committed legs of the session's payment, in the order of use; empty when no wallet paid. One statement.
 */
export async function walletTransactions(
  db: Db | Tx,
  merchantId: string,
  sessionId: string,
): Promise<WalletTransaction[]> {
  return (await walletTransactionsOf(db, merchantId, [sessionId])).get(sessionId) ?? [];
}

/**
 * {@link walletTransactions} of several sessions by their ids; one that no wallet paid is left out. One
 * statement.
 */
export async function walletTransactionsOf(
  db: Db | Tx,
  merchantId: string,
  sessionIds: readonly string[],
): Promise<Map<string, WalletTransaction[]>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT r.session_id AS "sessionId", r.provider, r.amount::text AS amount, a.currency, r.operation_id AS "operationId", a.customer_id AS "customerId",
      paid.id AS "paymentEntryId", held.id AS "reserveEntryId", r.created_at AS "createdAt", r.finished_at AS "finishedAt"
    FROM wallet_reservation r JOIN wallet_account a ON a.id = r.account_id
    JOIN wallet_entry held ON held.operation_id = r.operation_id AND held.entry_type = 'reserve'
    JOIN wallet_entry paid ON paid.operation_id = r.operation_id AND paid.entry_type = 'debit_payment'
    WHERE r.merchant_id = ${merchantId} AND r.session_id = ANY(${[...sessionIds]}) AND r.state = 'committed'
    ORDER BY r.operation_id`;
  const found = new Map<string, WalletTransaction[]>();
  for (const row of rows) found.set(row.sessionId, [...(found.get(row.sessionId) ?? []), view(row)]);
  return found;
}
