/** Wallet accounts as the ledger works with them: read under their row lock, moved with every entry. */
import { randomUUID } from "node:crypto";
import { type NamedStatement, rowsOf } from "@/server/db/driver/named-statement";
import { type Currency, currency } from "@/server/kernel/currency";
import { BadRequest } from "@/server/kernel/errors";
import { type Money, money } from "@/server/kernel/money";
import type { Db, Tx } from "@/server/kernel/types";
import type { Balances } from "./core/ledger";
import { accountStatus } from "./core/machine";
import type { AccountStatus } from "./core/words";

/** A wallet account whose row this transaction holds. */
export type Account = Balances & {
  readonly id: string;
  readonly merchantId: string;
  readonly customerId: string;
  readonly currency: Currency;
  readonly provider: string;
  readonly status: AccountStatus;
};

/** What an account belongs to; there is one of each kind. */
export type AccountName = {
  readonly merchantId: string;
  readonly customerId: string;
  readonly currency: Currency;
  readonly provider: string;
};

/** The account takes no credit: 400 with `code: "account_inactive"`. */
export class AccountInactive extends BadRequest {
  constructor(status: AccountStatus) {
    super(`The customer's wallet account is ${status}.`, { code: "account_inactive" });
  }
}

/** @throws {AccountInactive} unless the account is active */
export function requireActive({ status }: Pick<Account, "status">): void {
  if (status !== "active") throw new AccountInactive(status);
}

/** A row with {@link ACCOUNT_COLUMNS}. */
export type AccountRow = {
  accountId: string;
  merchantId: string;
  customerId: string;
  currency: string;
  provider: string;
  status: string;
  balance: string;
  held: string;
};

/** What {@link accountOf} reads of an account `a`. */
export const ACCOUNT_COLUMNS = `a.id AS "accountId", a.merchant_id AS "merchantId", a.customer_id AS "customerId", a.currency, a.provider,
  a.status, a.balance, a.held`;

/** The account that a row holds. */
export function accountOf(row: AccountRow): Account {
  const { accountId: id, merchantId, customerId, provider } = row;
  const code = currency(row.currency);
  const amount = (text: string): Money => money(text, code);
  const balances = { balance: amount(row.balance), held: amount(row.held) };
  return { id, merchantId, customerId, provider, currency: code, status: accountStatus(row.status), ...balances };
}

const NAMED = "a.merchant_id = $1 AND a.customer_id = $2 AND a.currency = $3 AND a.provider = $4";

function valuesOf({ merchantId, customerId, currency: code, provider }: AccountName): string[] {
  return [merchantId, customerId, code, provider];
}

const READ: NamedStatement<AccountRow> = {
  name: "wallet_account",
  pipelined: true,
  text: `SELECT ${ACCOUNT_COLUMNS} FROM wallet_account a WHERE ${NAMED}`,
};

/** The account of this name without a lock, for who only looks; null if there is none. One statement. */
export async function readAccount(db: Db | Tx, name: AccountName): Promise<Account | null> {
  const [row] = await rowsOf(db, READ, valuesOf(name));
  return row === undefined ? null : accountOf(row);
}

/** An account under lock, and the identifier that its next operation is to have. */
export type NumberedAccount = { readonly account: Account; readonly operationId: bigint };

/** A row with the identifier of an operation, which is drawn once the account is locked. */
export type NumberedRow = { nextOperationId: bigint };

/** What {@link NumberedRow} has, in a query of rows that are locked already. */
export const NEXT_OPERATION = `nextval('wallet_operation_id_seq') AS "nextOperationId"`;

/** The account that a row of both holds. */
export function numberedAccountOf(row: AccountRow & NumberedRow): NumberedAccount {
  return { account: accountOf(row), operationId: row.nextOperationId };
}

const LOCK: NamedStatement<AccountRow & NumberedRow> = {
  name: "lock_wallet_account",
  text: `WITH locked AS (
      SELECT ${ACCOUNT_COLUMNS} FROM wallet_account a WHERE ${NAMED} FOR UPDATE
    ) SELECT locked.*, ${NEXT_OPERATION} FROM locked`,
};

/** Locks the account of this name; null if there is none. One statement. */
export async function lockAccount(tx: Tx, name: AccountName): Promise<NumberedAccount | null> {
  const [row] = await rowsOf(tx, LOCK, valuesOf(name));
  return row === undefined ? null : numberedAccountOf(row);
}

/**
 * Locks the account of this name, creating it if there is none: the first credit opens an account (Spec,
 * "Wallet rules" 1). Of several simultaneous first credits one creates it and the others wait for its lock.
 * One statement, two more for the first credit.
 * @param at on the merchant's clock
 */
export async function openAccount(tx: Tx, name: AccountName, at: Date): Promise<NumberedAccount> {
  const known = await lockAccount(tx, name);
  if (known !== null) return known;
  await tx.$executeRaw`
    INSERT INTO wallet_account (id, merchant_id, customer_id, currency, provider, created_at, updated_at)
    VALUES (${randomUUID()}, ${name.merchantId}, ${name.customerId}, ${name.currency}, ${name.provider}, ${at}, ${at})
    ON CONFLICT (merchant_id, customer_id, currency, provider) DO NOTHING`;
  const made = await lockAccount(tx, name);
  if (made === null) throw new Error("An account that was just made is gone.");
  return made;
}
