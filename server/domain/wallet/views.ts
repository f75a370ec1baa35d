import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import type { AccountView, EntryView, OperationView } from "./contract";
import { operationStatus } from "./core/operation-status";
import type { AccountStatus, Direction, EntryType, OperationType } from "./core/words";

export type AccountRow = {
  number: bigint;
  id: string;
  customerId: string;
  currency: string;
  status: AccountStatus;
  balance: string;
  available: string;
  createdAt: Date;
  updatedAt: Date;
};

function amountOf(text: string, code: string): string {
  return toWire(money(text, currency(code)));
}

export function accountView(row: AccountRow): AccountView {
  return {
    id: row.id,
    customer_id: row.customerId,
    currency: row.currency,
    status: row.status,
    balance: amountOf(row.balance, row.currency),
    available_balance: amountOf(row.available, row.currency),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export type EntryRow = {
  id: bigint;
  entryType: EntryType;
  direction: Direction;
  amount: string;
  currency: string;
  status: "completed";
  sessionId: string | null;
  pgCode: string | null;
  createdAt: Date;
};

export function entryView(row: EntryRow): EntryView {
  return answer<EntryView>()({
    entry_type: row.entryType,
    direction: row.direction,
    amount: amountOf(row.amount, row.currency),
    currency: row.currency,
    status: row.status,
    ...given({ session_id: row.sessionId, pg_code: row.pgCode }),
    created_at: row.createdAt.toISOString(),
  });
}

export type OperationRow = {
  id: bigint;
  type: OperationType;
  sessionId: string | null;
  reason: string | null;
  reference: string | null;
  reverses: bigint | null;
  reversed: boolean;
  ended: string | null;
};

export function operationView(row: OperationRow, entries: readonly EntryRow[]): OperationView {
  const types = entries.map(({ entryType }) => entryType);
  return {
    operation_id: Number(row.id),
    operation_type: row.type,
    status: operationStatus(types, row),
    session_id: row.sessionId,
    reason: row.reason,
    reference: row.reference,
    reverses: row.reverses === null ? null : Number(row.reverses),
    entries: entries.map((entry) => ({
      id: Number(entry.id),
      entry_type: entry.entryType,
      direction: entry.direction,
      amount: amountOf(entry.amount, entry.currency),
      currency: entry.currency,
      status: entry.status,
      created_at: entry.createdAt.toISOString(),
    })),
  };
}
