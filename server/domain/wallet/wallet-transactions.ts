import { rowsOf } from "@/server/db/driver/named-statement";
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import type { Db, Tx } from "@/server/kernel/types";
import type { WalletTransaction } from "./contract";
import { COMMITTED, type CommittedLeg, type CommittedLegRow } from "./statements/wallet-transactions";

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

function view(row: CommittedLegRow): WalletTransaction {
  return walletTransaction({ ...row, amount: money(row.amount, currency(row.currency)) });
}

export async function walletTransactions(
  db: Db | Tx,
  merchantId: string,
  sessionId: string,
): Promise<WalletTransaction[]> {
  return (await walletTransactionsOf(db, merchantId, [sessionId])).get(sessionId) ?? [];
}

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
