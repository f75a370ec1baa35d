import type { NamedStatement } from "@/server/db/driver/named-statement";
import { ACCOUNT_COLUMNS, type AccountRow } from "./account";

export const LOCK: NamedStatement<AccountRow> = {
  name: "lock_wallet_account_by_id",
  text: `SELECT ${ACCOUNT_COLUMNS} FROM wallet_account a WHERE a.merchant_id = $1 AND a.id = $2 FOR UPDATE`,
};
