import { rowsOf } from "@/server/db/driver/named-statement";
import { type Currency, currency } from "@/server/kernel/currency";
import { BadRequest } from "@/server/kernel/errors";
import { type Money, money } from "@/server/kernel/money";
import type { Db, Tx } from "@/server/kernel/types";
import type { Balances } from "./core/ledger";
import { accountStatus } from "./core/machine";
import type { AccountStatus } from "./core/words";
import { type AccountName, type AccountRow, insertAccount, LOCK, type NumberedRow, READ } from "./statements/account";

export type Account = Balances & {
  readonly id: string;
  readonly merchantId: string;
  readonly customerId: string;
  readonly currency: Currency;
  readonly provider: string;
  readonly status: AccountStatus;
};

/** Thrown for an account that accepts no credit: 400 with `code: "account_inactive"`. */
export class AccountInactive extends BadRequest {
  constructor(status: AccountStatus) {
    super(`The customer's wallet account is ${status}.`, { code: "account_inactive" });
  }
}

export function requireActive({ status }: Pick<Account, "status">): void {
  if (status !== "active") throw new AccountInactive(status);
}

export function accountOf(row: AccountRow): Account {
  const { accountId: id, merchantId, customerId, provider } = row;
  const code = currency(row.currency);
  const amount = (text: string): Money => money(text, code);
  const balances = { balance: amount(row.balance), held: amount(row.held) };
  return { id, merchantId, customerId, provider, currency: code, status: accountStatus(row.status), ...balances };
}

function valuesOf({ merchantId, customerId, currency: code, provider }: AccountName): string[] {
  return [merchantId, customerId, code, provider];
}

/** Reads a wallet account without a lock; null if it does not exist. */
export async function readAccount(db: Db | Tx, name: AccountName): Promise<Account | null> {
  const [row] = await rowsOf(db, READ, valuesOf(name));
  return row === undefined ? null : accountOf(row);
}

export type NumberedAccount = { readonly account: Account; readonly operationId: bigint };

export function numberedAccountOf(row: AccountRow & NumberedRow): NumberedAccount {
  return { account: accountOf(row), operationId: row.nextOperationId };
}

export async function lockAccount(tx: Tx, name: AccountName): Promise<NumberedAccount | null> {
  const [row] = await rowsOf(tx, LOCK, valuesOf(name));
  return row === undefined ? null : numberedAccountOf(row);
}

/**
 * Locks a wallet account, which the first credit creates (Spec, "Wallet rules" 1). Of concurrent first
 * credits one creates it, and the others wait for its lock.
 */
export async function openAccount(tx: Tx, name: AccountName, at: Date): Promise<NumberedAccount> {
  const known = await lockAccount(tx, name);
  if (known !== null) return known;
  await insertAccount(tx, name, at);
  const made = await lockAccount(tx, name);
  if (made === null) throw new Error("An account that was just made is gone.");
  return made;
}
