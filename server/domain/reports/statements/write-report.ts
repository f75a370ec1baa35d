import { Prisma } from "@/server/db/client";
import { type DueSource, isWalk } from "@/server/db/due-items";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Scope } from "@/server/kernel/types";
import type { Tries } from "../core/tries";

/** Lease in seconds, renewed while the file is written, so that it ends only if the process dies. */
export const LEASE_SECONDS = 60;

const BEGUN: DueSource = {
  table: Prisma.sql`report`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
};

/**
 * Reports to write. While a test clock is advanced, those being written are skipped: nothing depends on them.
 */
export function begun(scope: Scope): DueSource {
  const free = Prisma.sql`item.due_at IS NOT NULL AND (item.lease_until IS NULL OR item.lease_until <= now())`;
  return isWalk(scope) ? { ...BEGUN, condition: free } : { ...BEGUN, leaseUntil: Prisma.sql`item.lease_until` };
}

export type ClaimedReport = Tries & {
  id: string;
  fileFormat: string;
  timezone: string;
  startsAt: Date;
  endsAt: Date;
};

/** Takes the report for one attempt; null if it is not due or another process has it. */
export async function claim(ctx: Ctx, reportId: string): Promise<ClaimedReport | null> {
  const now = ctx.realNow();
  const [report] = await ctx.db.$queryRaw<ClaimedReport[]>`
    WITH due AS (
      SELECT id, lease_until IS NOT NULL AS lost FROM report
      WHERE id = ${reportId} AND merchant_id = ${ctx.merchant.id} AND due_at <= ${ctx.now()}
        AND (lease_until IS NULL OR lease_until <= ${now})
      FOR UPDATE)
    UPDATE report r SET tries = tries + 1, lost_leases = lost_leases + lost::int, lease_until = ${addSeconds(now, LEASE_SECONDS)}
    FROM due WHERE r.id = due.id
    RETURNING r.id, file_format AS "fileFormat", timezone, starts_at AS "startsAt", ends_at AS "endsAt", tries,
      lost_leases AS "lostLeases", lost AS "wasLost"`;
  return report ?? null;
}
