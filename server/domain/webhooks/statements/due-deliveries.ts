import { Prisma } from "@/server/db/client";
import { PREPARED } from "@/server/db/driver/prepared-statements";
import {
  CLOCK_OFFSET,
  dueUntil,
  LAST_RANK,
  leftOut,
  merchantsAfter,
  merchantsOf,
  rotated,
  startOf,
} from "@/server/db/due-items";
import type { JobItem, Scope, SystemCtx } from "@/server/kernel/types";
import { ANSWER_SECONDS, TROUBLE_SECONDS } from "../receivers";
import { DELIVERIES } from "./deliver-webhooks";
import { RECEIVER, RECEIVER_KEY } from "./receivers";

/** Maximum number of concurrent deliveries of the whole service to one receiver. */
const MOST_PER_RECEIVER = 4;

/** Maximum number of concurrent deliveries of the whole service to receivers that timed out recently. */
const MOST_TO_TROUBLED = 200;

/** Maximum number of concurrent deliveries of one merchant to receivers without a history. */
const MOST_TO_UNKNOWN = 1_500;

/** Rank of receivers without a history: after receivers that respond, before receivers that time out. */
const UNKNOWN_RANK = 1;

function receivers(scope: Scope, isPart: boolean): Prisma.Sql {
  const one = scope === "all" ? undefined : scope.merchantId;
  const [low, high] = one === undefined ? ["", "\u{10ffff}"] : [`${one} `, `${one}!`];
  const found = isPart
    ? Prisma.sql`first_deliveries_of((SELECT array_agg(id) FROM part)) r`
    : Prisma.sql`first_deliveries(${low}, ${high}) r`;
  return Prisma.sql`
    SELECT r.key COLLATE "C" AS key, split_part(r.key, ' ', 1) AS merchant_id,
      substr(r.key, strpos(r.key, ' ') + 1) AS receiver, r.id, r.due_at, r.lease_until
    FROM ${found}`;
}

/**
 * SQL of each receiver's history, and of the deliveries in progress to receivers of its rank. It groups
 * instead of joining, so that any plan takes one pass.
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
      SELECT key, min(merchant_id) AS merchant_id, min(receiver) AS receiver, sum(one)::int AS under_way,
        min(id) AS first_id, min(due_at) AS first_due_at, min(lease_until) AS first_lease_until
      FROM (
        SELECT receivers.*, 0 AS one FROM receivers
        UNION ALL
        SELECT ${RECEIVER_KEY}, d.merchant_id, ${RECEIVER}, NULL, NULL, NULL, 1 FROM delivery d WHERE d.lease_until > ${now}
      ) all_of_them GROUP BY key) grouped) ranked`;
}

type Looked = {
  readonly now: Date;
  readonly until: Date;
  readonly most: number;
  readonly limit: number;
  readonly order: Prisma.Sql;
};

function dueOf(scope: Scope, { now, until }: Looked, most: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT d.id, d.due_at FROM delivery d
    WHERE ${RECEIVER_KEY} = f.key AND d.due_at <= ${until}::timestamptz + ${CLOCK_OFFSET}
      AND (d.lease_until IS NULL OR d.lease_until <= ${now}) ${leftOut(scope, Prisma.sql`d.id`, Prisma.sql`d.due_at`)}
    ORDER BY d.due_at LIMIT ${most}`;
}

function firsts(system: SystemCtx, scope: Scope, looked: Looked): Prisma.Sql {
  const { now, until, most } = looked;
  const isDue = Prisma.sql`f.first_due_at <= ${until}::timestamptz + ${CLOCK_OFFSET}`;
  return Prisma.sql`
    SELECT f.*, f.rank = ${LAST_RANK} AS is_last, d.id, d.due_at
    FROM facts f JOIN merchant m ON m.id = f.merchant_id
    CROSS JOIN LATERAL (
      SELECT f.first_id AS id, f.first_due_at AS due_at
      WHERE ${isDue} AND (f.first_lease_until IS NULL OR f.first_lease_until <= ${now})
        ${leftOut(scope, Prisma.sql`f.first_id`, Prisma.sql`f.first_due_at`)}
      UNION ALL (SELECT * FROM (${dueOf(scope, looked, Prisma.sql`1`)}) scanned WHERE ${isDue})
      LIMIT 1) d
    WHERE f.under_way < ${most} AND ${merchantsOf(system, scope)}
      AND NOT (f.rank = ${UNKNOWN_RANK} AND f.of_merchant >= ${MOST_TO_UNKNOWN})`;
}

/**
 * SQL of the merchants whose first delivery is among the first `limit`. `has_few`: the first deliveries of
 * all receivers are fewer than `limit`, so second ones are needed.
 */
function chosen({ limit, order }: Looked): Prisma.Sql {
  return Prisma.sql`
    SELECT merchant_id, is_last, sum(turns) OVER fewer + turns * (merchants - count(*) OVER fewer) < ${limit} AS has_few
    FROM (
      SELECT merchant_id, is_last, count(*) OVER (PARTITION BY is_last) AS merchants,
        row_number() OVER (PARTITION BY is_last ORDER BY ${order} coalesce(min(due_at) FILTER (WHERE rank = 0),
          max(due_at) FILTER (WHERE rank = ${UNKNOWN_RANK}), min(due_at))) AS nth,
        count(*) FILTER (WHERE rank <> ${UNKNOWN_RANK}) + least(count(*) FILTER (WHERE rank = ${UNKNOWN_RANK}),
          ${MOST_TO_UNKNOWN} - coalesce(max(of_merchant) FILTER (WHERE rank = ${UNKNOWN_RANK}), 0)) AS turns
      FROM firsts GROUP BY merchant_id, is_last) grouped
    WHERE nth <= ${limit} WINDOW fewer AS (PARTITION BY is_last ORDER BY turns)`;
}

/** More merchants are read than deliveries are wanted, because the receivers of some are occupied. */
const [SPARE, WIDER] = [1.25, 8];

/**
 * Due deliveries, at most `limit`. Merchants take turns, and so do their receivers. Receivers that answer
 * come first. To receivers without a history the newest and the oldest delivery alternate, at most
 * {@link MOST_TO_UNKNOWN} of a merchant at once. Receivers that timed out recently come last, at most
 * {@link MOST_TO_TROUBLED} at once. A job gets at most {@link MOST_PER_RECEIVER} to one receiver, including
 * those in progress. The first delivery to each receiver comes before all others.
 */
export async function dueDeliveries(system: SystemCtx, scope: Scope, limit: number): Promise<JobItem[]> {
  const after = startOf(scope);
  if (after === undefined) return (await look(system, scope, { limit, part: null })).found;
  for (let merchants = Math.ceil(limit * SPARE); ; merchants *= WIDER) {
    const { found, isAll } = await look(system, scope, { limit, part: { after, merchants } });
    if (isAll) return found;
    const first = found.filter(({ rank = 0 }) => rank < LAST_RANK);
    if (new Set(first.map(({ merchantId }) => merchantId)).size >= limit) return first;
  }
}

/** Reads deliveries of `merchants` merchants after a given one; null reads all. */
type Part = { readonly after: string; readonly merchants: number } | null;

/** Found deliveries; `isAll`: no other merchants have due deliveries. */
type Looking = { readonly found: JobItem[]; readonly isAll: boolean };

async function look(system: SystemCtx, scope: Scope, query: { limit: number; part: Part }): Promise<Looking> {
  const now = system.realNow();
  const [until, { limit, part }] = [dueUntil(scope, now), query];
  const read =
    part === null
      ? Prisma.sql`SELECT NULL::text AS id WHERE false`
      : merchantsAfter(system, scope, { source: DELIVERIES, after: part.after, limit: part.merchants });
  const isMore = Prisma.sql`(SELECT count(*) > ${limit} FROM part)`;
  const order = part === null ? Prisma.empty : rotated(Prisma.sql`merchant_id`, part.after, isMore);
  const looked = { now, until, limit, order, most: until > now ? limit : MOST_PER_RECEIVER };
  const rows = await system.db.$queryRaw<(Omit<JobItem, "id"> & { id: string | null; read: number })[]>`${PREPARED}
    WITH part AS MATERIALIZED (${read}), receivers AS (${receivers(scope, part !== null)}),
    facts AS (${facts(now)}), firsts AS MATERIALIZED (${firsts(system, scope, looked)}),
    chosen AS (${chosen(looked)}), placed AS (
      SELECT f.key, f.merchant_id, f.rank, f.of_rank, f.of_merchant, d.id, d.due_at - ${CLOCK_OFFSET} AS due_at,
        row_number() OVER (PARTITION BY f.key ORDER BY d.due_at) AS place
      FROM chosen c JOIN firsts f ON f.merchant_id = c.merchant_id AND f.is_last = c.is_last
      JOIN merchant m ON m.id = f.merchant_id
      CROSS JOIN LATERAL (
        SELECT f.id, f.due_at WHERE NOT c.has_few
        UNION ALL (SELECT * FROM (${dueOf(scope, looked, Prisma.sql`greatest(${looked.most} - f.under_way, 0)`)}) scanned
          WHERE c.has_few)) d
    ), aged AS (
      SELECT placed.*, row_number() OVER (PARTITION BY merchant_id, rank, place ORDER BY due_at, id) AS older,
        row_number() OVER (PARTITION BY merchant_id, rank, place ORDER BY due_at DESC, id DESC) AS newer FROM placed
    ), turns AS (
      SELECT aged.*, row_number() OVER (PARTITION BY merchant_id, rank = ${LAST_RANK} ORDER BY place, rank,
        CASE WHEN rank = ${UNKNOWN_RANK} THEN least(older, newer) ELSE older END, due_at DESC) AS turn FROM aged
    ), queued AS (
      SELECT turns.*, row_number() OVER (PARTITION BY rank, merchant_id ORDER BY turn) AS nth,
        row_number() OVER (PARTITION BY rank = ${LAST_RANK} ORDER BY turn, ${order} due_at, id) AS position FROM turns
    )
    SELECT merchant_id AS "merchantId", id, due_at AS "dueAt", rank, part.read
    FROM (SELECT count(*)::int AS read FROM part) part LEFT JOIN queued
      ON CASE rank WHEN ${LAST_RANK} THEN position + of_rank <= ${MOST_TO_TROUBLED}
        WHEN ${UNKNOWN_RANK} THEN nth + of_merchant <= ${MOST_TO_UNKNOWN} ELSE true END
    ORDER BY rank = ${LAST_RANK}, position LIMIT ${limit}`;
  const found = rows.flatMap(({ id, read: _, ...item }) => (id === null ? [] : [{ ...item, id }]));
  return { found, isAll: part === null || (rows[0]?.read ?? 0) < part.merchants };
}
