/** Wallet accounts as the ledger works with them: read under their row lock, moved with every entry. */
import { randomUUID } from "node:crypto";
import { Prisma } from "@/server/db/client";
import { type Currency, currency } from "@/server/kernel/currency";
import { BadRequest } from "@/server/kernel/errors";
import { type Money, money } from "@/server/kernel/money";
import type { Tx } from "@/server/kernel/types";
import type { Balances } from "./core/ledger";
import { type AccountStatus, accountStatus } from "./core/machine";

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

type Row = {
  id: string;
  merchantId: string;
  customerId: string;
  currency: string;
  provider: string;
  status: string;
  balance: string;
  held: string;
};

function account(row: Row): Account {
  const code = currency(row.currency);
  const amount = (text: string): Money => money(text, code);
  return {
    ...row,
    currency: code,
    status: accountStatus(row.status),
    balance: amount(row.balance),
    held: amount(row.held),
  };
}

/**
 * Locks accounts in the order of their ids, and reads them as every earlier holder left them. One statement.
 * @param ids a query of their ids. It is read once, into an array: a row that was waited for is looked at
 *   again with every table that it was joined to, and a semi-join may then find it missing.
 */
export async function lockAccounts(tx: Tx, ids: Prisma.Sql): Promise<Account[]> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT a.id, a.merchant_id AS "merchantId", a.customer_id AS "customerId", a.currency, a.provider, a.status,
      a.balance::text AS balance, a.held::text AS held
    FROM wallet_account a WHERE a.id = ANY(ARRAY(${ids})) ORDER BY a.id FOR UPDATE`;
  return rows.map(account);
}

/** Locks the account of this name; null if there is none. One statement. */
export async function lockAccount(tx: Tx, name: AccountName): Promise<Account | null> {
  const [found] = await lockAccounts(
    tx,
    Prisma.sql`SELECT id FROM wallet_account WHERE merchant_id = ${name.merchantId} AND customer_id = ${name.customerId}
      AND currency = ${name.currency} AND provider = ${name.provider}`,
  );
  return found ?? null;
}

/**
 * Locks the account of this name, creating it if there is none: the first credit opens an account (Spec,
 * "Wallet rules" 1). Of several simultaneous first credits one creates it and the others wait for its lock.
 * Two statements.
 * @param at on the merchant's clock
 */
export async function openAccount(tx: Tx, name: AccountName, at: Date): Promise<Account> {
  await tx.$executeRaw`
    INSERT INTO wallet_account (id, merchant_id, customer_id, currency, provider, created_at, updated_at)
    VALUES (${randomUUID()}, ${name.merchantId}, ${name.customerId}, ${name.currency}, ${name.provider}, ${at}, ${at})
    ON CONFLICT (merchant_id, customer_id, currency, provider) DO NOTHING`;
  const found = await lockAccount(tx, name);
  if (found === null) throw new Error("An account that was just made is gone.");
  return found;
}
