import type { MerchantRow } from "@/server/context";
import { type CallerStatement, callerStatement } from "@/server/domain/limits";
import type { CallerKind, PartOf } from "@/server/kernel/words";
import type { UserRow } from "../user-rows";
import { MERCHANT_COLUMNS, USER_COLUMNS } from "./user-rows";

type KeyRow = MerchantRow & {
  caller: string;
  keyId: string;
  keyKind: PartOf<CallerKind, "private_key" | "public_key">;
  keyVersion: string;
};

/**
 * Finds the caller by the digest `$6`, address block `$7` and time `$8`; public keys are counted per block.
 * Also sets the key's last use if it was before `$9`.
 */
export const CALLER_BY_KEY = callerStatement<KeyRow>(
  "caller_by_key",
  `SELECT CASE WHEN k.private_digest = $6 THEN 'key:' || k.id ELSE 'public:' || k.id || '@' || $7::text END AS caller, k.id AS "keyId", k.api_version AS "keyVersion",
      CASE WHEN k.private_digest = $6 THEN 'private_key' ELSE 'public_key' END AS "keyKind", ${MERCHANT_COLUMNS.sql}
    FROM api_key k JOIN merchant m ON m.id = k.merchant_id
    WHERE (k.private_digest = $6 OR k.public_digest = $6)
      AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $8::timestamptz)`,
  `, used AS (
      UPDATE api_key k SET last_used_at = $8::timestamptz FROM who
      WHERE k.id = who."keyId" AND (k.last_used_at IS NULL OR k.last_used_at <= $9::timestamptz)
    )`,
);

export function userStatement(name: string, which: string): CallerStatement<UserRow & { caller: string }> {
  return callerStatement(
    name,
    `SELECT 'user:' || u.id AS caller, ${USER_COLUMNS.sql}, ${MERCHANT_COLUMNS.sql}
    FROM merchant_user u JOIN merchant m ON m.id = u.merchant_id WHERE u.deleted_at IS NULL AND ${which}`,
  );
}

/** Finds the user of the identity provider's account: issuer `$6`, subject `$7`. */
export const CALLER_BY_IDENTITY = userStatement(
  "caller_by_identity",
  "u.id = (SELECT i.user_id FROM provider_identity i WHERE i.issuer = $6 AND i.subject = $7)",
);
