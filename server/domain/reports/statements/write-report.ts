import { Prisma } from "@/server/db/client";
import { type DueSource, isWalk } from "@/server/db/due-items";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Scope } from "@/server/kernel/types";

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

export type ClaimedReport = {
  id: string;
  fileFormat: string;
  timezone: string;
  startsAt: Date;
  endsAt: Date;
  tries: number;
};

/** Takes the report for one attempt; null if it is not due or another process has it. */
export async function claim(ctx: Ctx, reportId: string): Promise<ClaimedReport | null> {
  const now = ctx.realNow();
  const [report] = await ctx.db.$queryRaw<ClaimedReport[]>`
    UPDATE report SET tries = tries + 1, lease_until = ${addSeconds(now, LEASE_SECONDS)}
    WHERE id = ${reportId} AND merchant_id = ${ctx.merchant.id} AND due_at <= ${ctx.now()}
      AND (lease_until IS NULL OR lease_until <= ${now})
    RETURNING id, file_format AS "fileFormat", timezone, starts_at AS "startsAt", ends_at AS "endsAt", tries`;
  return report ?? null;
}
