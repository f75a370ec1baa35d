import type { NamedStatement } from "@/server/db/driver/named-statement";

export const USABLE: NamedStatement<{ accountId: string; provider: string; available: string }> = {
  name: "usable_wallets",
  pipelined: true,
  text: `SELECT a.id AS "accountId", a.provider, a.balance - a.held + coalesce(r.amount, 0) AS available
    FROM wallet_account a
    LEFT JOIN wallet_reservation r ON r.account_id = a.id AND r.merchant_id = a.merchant_id AND r.session_id = $2 AND r.state = 'reserved'
    WHERE a.merchant_id = $1 AND a.customer_id = $3 AND a.currency = $4 AND a.provider = ANY($5) AND a.status = 'active'`,
};
