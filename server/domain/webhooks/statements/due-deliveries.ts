import { Prisma } from "@/server/db/client";
import { CLOCK_OFFSET, dueUntil, LAST_RANK, leftOut, merchantsOf } from "@/server/db/due-items";
import type { JobItem, Scope, SystemCtx } from "@/server/kernel/types";
import { ANSWER_SECONDS, TROUBLE_SECONDS } from "../receivers";
import { RECEIVER, RECEIVER_KEY } from "./receivers";

/** Maximum concurrent deliveries of the whole service to one receiver. */
const MOST_PER_RECEIVER = 4;

/** Maximum concurrent deliveries of the whole service to receivers that timed out recently. */
const MOST_TO_TROUBLED = 200;

/** Maximum concurrent deliveries of one merchant to receivers without a history. */
const MOST_TO_UNKNOWN = 1_500;

/** The rank of receivers without a history: after those that answer, before those that time out. */
const UNKNOWN_RANK = 1;

/** SQL of the receivers with pending deliveries, one row each, fast for any number of deliveries. */
function receivers(scope: Scope): Prisma.Sql {
  const one = scope === "all" ? undefined : scope.merchantId;
  const [low, high] = one === undefined ? ["", "\u{10ffff}"] : [`${one} `, `${one}!`];
  return Prisma.sql`
    SELECT r.key COLLATE "C" AS key, r.of_merchant AS merchant_id, r.receiver FROM pending_receivers(${low}, ${high}) r`;
}

/**
 * SQL of each receiver's history, and of the deliveries in progress to receivers of its rank. Grouped instead
 * of joined, so that any plan takes one pass.
 */
function facts(now: Date): Prisma.Sql {
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
  const rank = Prisma.sql`coalesce((
    SELECT CASE WHEN k.timed_out_at > ${ago(TROUBLE_SECONDS)} THEN ${LAST_RANK}::int
      WHEN k.timed_out_at IS NULL AND k.answered_at > ${ago(ANSWER_SECONDS)} THEN 0 END
    FROM webhook_receiver k WHERE k.merchant_id = grouped.merchant_id AND k.receiver = grouped.receiver), ${UNKNOWN_RANK}::int)`;
  return Prisma.sql`
    SELECT ranked.*, sum(under_way) OVER (PARTITION BY rank) AS of_rank,
      sum(under_way) OVER (PARTITION BY rank, merchant_id) AS of_merchant
    FROM (SELECT grouped.*, ${rank} AS rank FROM (
      SELECT key, min(merchant_id) AS merchant_id, min(receiver) AS receiver, sum(one) AS under_way FROM (
        SELECT key, merchant_id, receiver, 0 AS one FROM receivers
        UNION ALL
        SELECT ${RECEIVER_KEY}, d.merchant_id, ${RECEIVER}, 1 FROM delivery d WHERE d.lease_until > ${now}
      ) all_of_them GROUP BY key) grouped) ranked`;
}

/**
 * Due deliveries, at most `limit`. Merchants take turns, and so do their receivers. Receivers that answer
 * come first; for those without a history the newest and the oldest delivery alternate, at most {@link
 * MOST_TO_UNKNOWN} of a merchant at once; those that timed out recently come last, at most {@link
 * MOST_TO_TROUBLED} at once. A job gets at most {@link MOST_PER_RECEIVER} to one receiver, including those in
 * progress; announcements list all, because the announced job limits itself. One statement.
 */
export async function dueDeliveries(system: SystemCtx, scope: Scope, limit: number): Promise<JobItem[]> {
  const [now, until] = [system.realNow(), dueUntil(system, scope)];
  const most = until > now ? limit : MOST_PER_RECEIVER;
  return system.db.$queryRaw<JobItem[]>`
    WITH receivers AS (${receivers(scope)}), facts AS (${facts(now)}), placed AS (
      SELECT f.*, d.id, d.due_at - ${CLOCK_OFFSET} AS due_at,
        row_number() OVER (PARTITION BY f.key ORDER BY d.due_at) AS place
      FROM facts f JOIN merchant m ON m.id = f.merchant_id
      CROSS JOIN LATERAL (
        SELECT d.id, d.due_at FROM delivery d
        WHERE ${RECEIVER_KEY} = f.key AND d.due_at <= ${until}::timestamptz + ${CLOCK_OFFSET}
          AND (d.lease_until IS NULL OR d.lease_until <= ${now})
          ${leftOut(scope, Prisma.sql`d.id`, Prisma.sql`d.due_at`)}
        ORDER BY d.due_at LIMIT greatest(${most} - f.under_way, 0)) d
      WHERE ${merchantsOf(system, scope)}
    ), aged AS (
      SELECT placed.*, row_number() OVER (PARTITION BY merchant_id, rank, place ORDER BY due_at, id) AS older,
        row_number() OVER (PARTITION BY merchant_id, rank, place ORDER BY due_at DESC, id DESC) AS newer FROM placed
    ), turns AS (
      SELECT aged.*, row_number() OVER (PARTITION BY merchant_id, rank = ${LAST_RANK} ORDER BY place, rank,
        CASE WHEN rank = ${UNKNOWN_RANK} THEN least(older, newer) ELSE older END, due_at DESC) AS turn FROM aged
    ), queued AS (
      SELECT turns.*, row_number() OVER (PARTITION BY rank, merchant_id ORDER BY turn) AS nth,
        row_number() OVER (PARTITION BY rank = ${LAST_RANK} ORDER BY turn, due_at, id) AS position FROM turns
    )
    SELECT merchant_id AS "merchantId", id, due_at AS "dueAt", rank FROM queued
    WHERE CASE rank WHEN ${LAST_RANK} THEN position + of_rank <= ${MOST_TO_TROUBLED}
      WHEN ${UNKNOWN_RANK} THEN nth + of_merchant <= ${MOST_TO_UNKNOWN} ELSE true END
    ORDER BY rank = ${LAST_RANK}, position LIMIT ${limit}`;
}
