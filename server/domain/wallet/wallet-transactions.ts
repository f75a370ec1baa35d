/** Reads which wallets paid a session. */

import { type NamedStatement, rowsOf } from "@/server/db/driver/named-statement";
import { currency } from "@/server/kernel/currency";
import { type Money, money, toWire } from "@/server/kernel/money";
import type { Db, Tx } from "@/server/kernel/types";
import type { WalletTransaction } from "./contract";

/** A leg that paid, with the entries that held its amount and took it. */
export type CommittedLeg = {
  readonly provider: string;
  readonly amount: Money;
  readonly operationId: bigint;
  readonly customerId: string;
  readonly paymentEntryId: bigint;
  readonly reserveEntryId: bigint;
  /** Both on the merchant's clock: when it was held, and when it was taken. */
  readonly createdAt: Date;
  readonly finishedAt: Date;
};

/** The leg on the wire. */
export function walletTransaction(leg: CommittedLeg): WalletTransaction {
  const { currency: code } = leg.amount;
  const amount = toWire(leg.amount);
  const operation_id = leg.operationId.toString();
  const created_at = leg.createdAt.toISOString();
  return {
    provider_code: leg.provider,
    amount,
    currency: code,
    operation_id,
    wallet_response: {
      amount,
      currency: code,
      status: "completed",
      operation_id,
      created_at,
      customer_id: leg.customerId,
      payment_entry_id: Number(leg.paymentEntryId),
      reserve_entry_id: Number(leg.reserveEntryId),
    },
    created_at,
    modified_at: leg.finishedAt.toISOString(),
  };
}

type Row = Omit<CommittedLeg, "amount"> & { sessionId: string; amount: string; currency: string };

function view(row: Row): WalletTransaction {
  return walletTransaction({ ...row, amount: money(row.amount, currency(row.currency)) });
}

const COMMITTED: NamedStatement<Row> = {
  name: "committed_wallet_legs",
  text: `SELECT r.session_id AS "sessionId", r.provider, r.amount, a.currency, r.operation_id AS "operationId", a.customer_id AS "customerId",
      paid.id AS "paymentEntryId", held.id AS "reserveEntryId", r.created_at AS "createdAt", r.finished_at AS "finishedAt"
    FROM wallet_reservation r JOIN wallet_account a ON a.id = r.account_id
    JOIN wallet_entry held ON held.operation_id = r.operation_id AND held.entry_type = 'reserve'
    JOIN wallet_entry paid ON paid.operation_id = r.operation_id AND paid.entry_type = 'debit_payment'
    WHERE r.merchant_id = $1 AND r.session_id = ANY($2) AND r.state = 'committed'
    ORDER BY r.operation_id`,
};

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
  const rows = await rowsOf(db, COMMITTED, [merchantId, sessionIds]);
  const found = new Map<string, WalletTransaction[]>();
  for (const row of rows) found.set(row.sessionId, [...(found.get(row.sessionId) ?? []), view(row)]);
  return found;
}
