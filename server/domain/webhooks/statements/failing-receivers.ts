import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";

const LEAST_FAILURES = 3;
const LEAST_SECONDS = 900;
const FORGOTTEN_SECONDS = 4 * 86_400;

export type FailingReceiver = {
  readonly cause: string;
  readonly endpointId: string | null;
  readonly address: string;
  readonly since: Date;
  readonly failures: number;
  readonly error: string;
};

export async function failingReceivers(ctx: Ctx): Promise<FailingReceiver[]> {
  const now = ctx.realNow();
  return ctx.db.$queryRaw<FailingReceiver[]>`
    SELECT f.cause, e.id AS "endpointId", coalesce(e.url, f.cause) AS address, min(f.since) AS since, sum(f.failures)::int AS failures,
      (array_agg(f.error ORDER BY f.tried_at DESC))[1] AS error
    FROM failing_receiver f LEFT JOIN webhook_endpoint e ON e.id = f.cause AND e.merchant_id = f.merchant_id
    WHERE f.merchant_id = ${ctx.merchant.id} AND f.tried_at > ${addSeconds(now, -FORGOTTEN_SECONDS)}
      AND (f.cause LIKE 'http%' OR (e.id IS NOT NULL AND e.paused_at IS NULL))
    GROUP BY 1, 2, 3
    HAVING min(f.since) <= ${addSeconds(now, -LEAST_SECONDS)} AND sum(f.failures) >= ${LEAST_FAILURES} ORDER BY 1`;
}

export async function forgetReceivers(ctx: Ctx): Promise<void> {
  const before = addSeconds(ctx.realNow(), -FORGOTTEN_SECONDS);
  await ctx.db
    .$executeRaw`DELETE FROM failing_receiver WHERE merchant_id = ${ctx.merchant.id} AND tried_at <= ${before}`;
}
