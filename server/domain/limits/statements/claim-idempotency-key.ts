import type { Ctx } from "@/server/kernel/types";

type KeyClaim = {
  key: string;
  route: string;
  digest: string;
  /** Digests of the same body; several during a rotation of the secret. */
  same: readonly string[];
  now: Date;
  leaseUntil: Date;
  /** Idempotency keys that were created before this instant have expired. */
  oldest: Date;
};

/**
 * Inserts an Idempotency-Key, or takes over one that expired or whose lease ended. No row if another request
 * holds the key.
 */
export async function claimKey(
  ctx: Ctx,
  { key, route, digest, same, now, leaseUntil, oldest }: KeyClaim,
): Promise<{ made: string | null }[]> {
  return ctx.db.$queryRaw<{ made: string | null }[]>`
    INSERT INTO idempotency_key (merchant_id, key, route, body_digest, lease_until, created_at)
    VALUES (${ctx.merchant.id}, ${key}, ${route}, ${digest}, ${leaseUntil}, ${now})
    ON CONFLICT (merchant_id, key, route) DO UPDATE
      SET body_digest = excluded.body_digest, lease_until = excluded.lease_until, created_at = excluded.created_at,
        status = NULL, body = NULL, made = CASE WHEN idempotency_key.created_at < ${oldest} THEN NULL ELSE idempotency_key.made END
      WHERE idempotency_key.created_at < ${oldest}
        OR (idempotency_key.status IS NULL AND idempotency_key.lease_until < ${now}
          AND (idempotency_key.made IS NULL OR idempotency_key.body_digest = ANY(${same})))
    RETURNING made`;
}
