/** Wallets on the wire (Spec, "Wallet account", "Wallet endpoints" 1 to 6). */
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import { operationStatus } from "./core/operation-status";
import type { AccountStatus, Direction, EntryType, OperationStatus, OperationType } from "./core/words";

/** The columns of an account that its view reads; amounts as text. */
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

/** A wallet account. */
export type AccountView = {
  id: string;
  customer_id: string;
  currency: string;
  status: AccountStatus;
  balance: string;
  available_balance: string;
  created_at: string;
  updated_at: string;
};

function amountOf(text: string, code: string): string {
  return toWire(money(text, currency(code)));
}

/** The account's record. */
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

/** The columns of an entry that its views read. */
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

/** An entry of the ledger's list; `session_id` and `pg_code` only if the entry belongs to a session. */
export type EntryView = {
  entry_type: EntryType;
  direction: Direction;
  amount: string;
  currency: string;
  status: "completed";
  session_id?: string;
  pg_code?: string;
  created_at: string;
};

/** The record of an entry in the ledger's list. */
export function entryView(row: EntryRow): EntryView {
  return {
    entry_type: row.entryType,
    direction: row.direction,
    amount: amountOf(row.amount, row.currency),
    currency: row.currency,
    status: row.status,
    ...(row.sessionId !== null && { session_id: row.sessionId }),
    ...(row.pgCode !== null && { pg_code: row.pgCode }),
    created_at: row.createdAt.toISOString(),
  };
}

/** The columns of an operation that its view reads. */
export type OperationRow = {
  id: bigint;
  type: OperationType;
  sessionId: string | null;
  reason: string | null;
  reference: string | null;
  reverses: bigint | null;
  reversed: boolean;
  /** The event that ended the reservation. */
  ended: string | null;
};

type OperationEntryView = {
  id: number;
  entry_type: EntryType;
  direction: Direction;
  amount: string;
  currency: string;
  status: "completed";
  created_at: string;
};

/** An operation with every entry of it. */
export type OperationView = {
  operation_id: number;
  operation_type: OperationRow["type"];
  status: OperationStatus;
  session_id: string | null;
  reason: string | null;
  reference: string | null;
  reverses: number | null;
  entries: OperationEntryView[];
};

/** The operation's record. */
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
