import type { NamedStatement } from "@/server/db/driver/named-statement";

export const CARRIED: NamedStatement<{ carried: boolean }> = {
  name: "carried_wallet",
  pipelined: true,
  text: `SELECT EXISTS (SELECT 1 FROM gateway WHERE merchant_id = $1 AND $2 = ANY(wallet_providers))
    OR EXISTS (SELECT 1 FROM wallet_account WHERE merchant_id = $1 AND provider = $2) AS carried`,
};
