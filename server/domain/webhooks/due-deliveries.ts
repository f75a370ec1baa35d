/** Which deliveries a driver takes next. */
import { Prisma } from "@/server/db/client";
import { CLOCK_OFFSET, dueUntil, LAST_RANK, merchantsOf } from "@/server/db/due";
import type { JobItem, Scope, SystemCtx } from "@/server/kernel/types";
import { ANSWER_SECONDS, RECEIVER, TROUBLE_SECONDS } from "./receivers";

/** Deliveries on their way to one receiver at a time, so that a slow one is not met by all at once. */
export const MOST_PER_RECEIVER = 4;
/** Deliveries of the whole service on their way to receivers that let one hang lately. */
const MOST_TO_TROUBLED = 200;

/**
 * The receivers with something pending, one row each: a walk over the index, from each receiver to the next,
 * however many deliveries one has.
 */
function receivers(scope: Scope): Prisma.Sql {
  const one = scope === "all" ? undefined : scope.merchantId;
  const pending = Prisma.sql`d.due_at IS NOT NULL ${one === undefined ? Prisma.empty : Prisma.sql`AND d.merchant_id = ${one}`}`;
  const first = Prisma.sql`ORDER BY d.merchant_id, ${RECEIVER} LIMIT 1`;
  return Prisma.sql`
    (SELECT d.merchant_id, ${RECEIVER} AS receiver FROM delivery d WHERE ${pending} ${first})
    UNION ALL
    SELECT following.merchant_id, following.receiver FROM receivers r CROSS JOIN LATERAL (
      SELECT d.merchant_id, ${RECEIVER} AS receiver FROM delivery d
      WHERE ${pending} AND (d.merchant_id, ${RECEIVER}) > (r.merchant_id, r.receiver) ${first}) following`;
}

/**
 * Due deliveries, at most `limit`. Merchants take turns, and so do their receivers, those first that are
 * known to answer; what goes to receivers that let a try hang lately comes last and only up to
 * {@link MOST_TO_TROUBLED}. A driver gets at most {@link MOST_PER_RECEIVER} to one receiver, those under way
 * included; who looks ahead of the time gets them all, since what it announces has such a limit of its own.
 * One statement.
 */
export async function dueDeliveries(system: SystemCtx, scope: Scope, limit: number): Promise<JobItem[]> {
  const [now, until] = [system.realNow(), dueUntil(system, scope)];
  const most = until > now ? limit : MOST_PER_RECEIVER;
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
  return system.db.$queryRaw<JobItem[]>`
    WITH RECURSIVE receivers AS (${receivers(scope)}), under_way AS (
      SELECT d.merchant_id, ${RECEIVER} AS receiver, count(*) AS deliveries
      FROM delivery d WHERE d.lease_until > ${now} GROUP BY 1, 2
    ), known AS (
      SELECT merchant_id, receiver, CASE WHEN timed_out_at IS NULL THEN 0 ELSE ${LAST_RANK}::int END AS rank FROM webhook_receiver
      WHERE timed_out_at > ${ago(TROUBLE_SECONDS)} OR (timed_out_at IS NULL AND answered_at > ${ago(ANSWER_SECONDS)})
    ), placed AS (
      SELECT r.merchant_id, r.receiver, d.id, d.due_at - ${CLOCK_OFFSET} AS due_at, coalesce(k.rank, 1) AS rank,
        row_number() OVER (PARTITION BY r.merchant_id, r.receiver ORDER BY d.due_at) AS place
      FROM receivers r JOIN merchant m ON m.id = r.merchant_id
      LEFT JOIN known k ON k.merchant_id = r.merchant_id AND k.receiver = r.receiver
      LEFT JOIN under_way u ON u.merchant_id = r.merchant_id AND u.receiver = r.receiver
      CROSS JOIN LATERAL (
        SELECT d.id, d.due_at FROM delivery d
        WHERE d.merchant_id = r.merchant_id AND ${RECEIVER} = r.receiver AND d.due_at <= ${until}::timestamptz + ${CLOCK_OFFSET}
          AND (d.lease_until IS NULL OR d.lease_until <= ${now})
        ORDER BY d.due_at LIMIT greatest(${most} - coalesce(u.deliveries, 0), 0)) d
      WHERE ${merchantsOf(system, scope)}
    ), turns AS (
      SELECT placed.*, row_number() OVER (PARTITION BY merchant_id, rank = ${LAST_RANK} ORDER BY place, rank, due_at) AS turn FROM placed
    ), queued AS (SELECT turns.*, row_number() OVER (PARTITION BY rank = ${LAST_RANK} ORDER BY turn, due_at, id) AS position FROM turns)
    SELECT merchant_id AS "merchantId", id, due_at AS "dueAt", receiver, rank FROM queued
    WHERE rank < ${LAST_RANK} OR position <= ${MOST_TO_TROUBLED} - (SELECT coalesce(sum(deliveries), 0)
      FROM under_way JOIN known USING (merchant_id, receiver) WHERE known.rank = ${LAST_RANK})
    ORDER BY rank = ${LAST_RANK}, position LIMIT ${limit}`;
}
