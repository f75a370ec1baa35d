import type { MerchantRow } from "@/server/context";
import { callerStatement } from "@/server/domain/limits";
import type { Ctx, Tx } from "@/server/kernel/types";
import { MERCHANT_COLUMNS } from "./user-rows";

export type RestrictedKeyRow = MerchantRow & {
  caller: string;
  keyId: string;
  keyVersion: string;
  permissions: string[];
  /** CIDR blocks from which the restricted key may be used; empty for every address. */
  addresses: string[];
  ceilingId: string;
  ceilingAmount: string | null;
  ceilingCurrency: string | null;
};

/**
 * Finds the restricted key by its digest `$6` at the time `$7`. Also sets the key's last use, if it was
 * before `$8`.
 */
export const CALLER_BY_RESTRICTED_KEY = callerStatement<RestrictedKeyRow>(
  "caller_by_restricted_key",
  `SELECT 'rkey:' || k.id AS caller, k.id AS "keyId", k.api_version AS "keyVersion", k.permissions, k.addresses,
      k.ceiling_id AS "ceilingId", k.ceiling_amount::text AS "ceilingAmount", k.ceiling_currency AS "ceilingCurrency",
      ${MERCHANT_COLUMNS.sql}
    FROM restricted_key k JOIN merchant m ON m.id = k.merchant_id
    WHERE k.digest = $6 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $7::timestamptz)`,
  `, used AS (
      UPDATE restricted_key k SET last_used_at = $7::timestamptz FROM who
      WHERE k.id = who."keyId" AND (k.last_used_at IS NULL OR k.last_used_at <= $8::timestamptz)
    )`,
);

type Spending = { readonly ceilingId: string; readonly day: string; readonly amount: string; readonly most: string };

/** Adds the amount to the day's sum, locked until the commit; no row if the sum would exceed `most`. */
export async function addSpending(
  ctx: Ctx,
  tx: Tx,
  { ceilingId, day, amount, most }: Spending,
): Promise<{ amount: string }[]> {
  return tx.$queryRaw<{ amount: string }[]>`
    INSERT INTO key_spending AS s (ceiling_id, merchant_id, day, amount)
    SELECT ${ceilingId}, ${ctx.merchant.id}, ${day}::date, ${amount}::numeric WHERE ${amount}::numeric <= ${most}::numeric
    ON CONFLICT (ceiling_id, day) DO UPDATE SET amount = s.amount + excluded.amount
      WHERE s.amount + excluded.amount <= ${most}::numeric
    RETURNING s.amount::text AS amount`;
}
