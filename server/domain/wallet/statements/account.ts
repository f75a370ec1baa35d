import { randomUUID } from "node:crypto";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import type { Currency } from "@/server/kernel/currency";
import type { Tx } from "@/server/kernel/types";

export type AccountName = {
  readonly merchantId: string;
  readonly customerId: string;
  readonly currency: Currency;
  readonly provider: string;
};

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

export const ACCOUNT_COLUMNS = `a.id AS "accountId", a.merchant_id AS "merchantId", a.customer_id AS "customerId", a.currency, a.provider,
  a.status, a.balance, a.held`;

const NAMED = "a.merchant_id = $1 AND a.customer_id = $2 AND a.currency = $3 AND a.provider = $4";

export const READ: NamedStatement<AccountRow> = {
  name: "wallet_account",
  pipelined: true,
  text: `SELECT ${ACCOUNT_COLUMNS} FROM wallet_account a WHERE ${NAMED}`,
};

export type NumberedRow = { nextOperationId: bigint };

/** Column with the next operation's id, for rows that are already locked. */
export const NEXT_OPERATION = `nextval('wallet_operation_id_seq') AS "nextOperationId"`;

export const LOCK: NamedStatement<AccountRow & NumberedRow> = {
  name: "lock_wallet_account",
  text: `WITH locked AS (
      SELECT ${ACCOUNT_COLUMNS} FROM wallet_account a WHERE ${NAMED} FOR UPDATE
    ) SELECT locked.*, ${NEXT_OPERATION} FROM locked`,
};

export async function insertAccount(tx: Tx, name: AccountName, at: Date): Promise<number> {
  return tx.$executeRaw`
    INSERT INTO wallet_account (id, merchant_id, customer_id, currency, provider, created_at, updated_at)
    VALUES (${randomUUID()}, ${name.merchantId}, ${name.customerId}, ${name.currency}, ${name.provider}, ${at}, ${at})
    ON CONFLICT (merchant_id, customer_id, currency, provider) DO NOTHING`;
}
