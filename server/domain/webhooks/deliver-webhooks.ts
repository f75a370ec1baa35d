/** The job that makes the deliveries which no request makes itself: later attempts, retries, and what a dead request left. */
import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import type { Job, JobItem, SystemCtx } from "../../kernel/types";
import { tryDelivery } from "./deliver";

const DELIVERIES: DueSource = {
  table: Prisma.sql`delivery`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
  leaseUntil: Prisma.sql`item.lease_until`,
};

/** Deliveries on their way to one receiver at a time, so that a slow one keeps nobody else waiting. */
const MOST_PER_RECEIVER = 4;

/** Due deliveries, oldest first, at most {@link MOST_PER_RECEIVER} to one receiver, those under way included. */
async function dueFairly(system: SystemCtx, limit: number): Promise<JobItem[]> {
  const now = system.realNow();
  const receiver = Prisma.sql`lower(substring(d.url FROM '^[^:]+://[^/?#]+'))`;
  return system.db.$queryRaw<JobItem[]>`
    WITH under_way AS (
      SELECT ${receiver} AS receiver, count(*) AS deliveries FROM delivery d WHERE d.lease_until > ${now} GROUP BY 1
    ), queued AS (
      SELECT m.id AS "merchantId", d.id, d.due_at - m.clock_offset * interval '1 millisecond' AS "dueAt", ${receiver} AS receiver
      FROM merchant m JOIN delivery d ON d.merchant_id = m.id
      WHERE (m.advancing_until IS NULL OR m.advancing_until <= ${now})
        AND d.due_at <= ${now}::timestamptz + m.clock_offset * interval '1 millisecond'
        AND (d.lease_until IS NULL OR d.lease_until <= ${now})
    ), placed AS (
      SELECT queued.*, row_number() OVER (PARTITION BY receiver ORDER BY "dueAt", id) + coalesce(deliveries, 0) AS place
      FROM queued LEFT JOIN under_way USING (receiver)
    )
    SELECT "merchantId", id, "dueAt" FROM placed WHERE place <= ${MOST_PER_RECEIVER} ORDER BY "dueAt", id LIMIT ${limit}`;
}

/** Tries deliveries when they fall due (decision §9). */
export const deliverWebhooks: Job = {
  name: "deliver-webhooks",
  concurrency: 32,
  nextAt: (system, scope) => earliestDue(system, scope, DELIVERIES),
  due: (system, scope, limit) =>
    scope === "all" ? dueFairly(system, limit) : dueItems(system, scope, { source: DELIVERIES, limit }),
  run: async (ctx, id) => {
    await tryDelivery(ctx, id, "due");
  },
};
