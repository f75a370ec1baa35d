/**
 * The questions of jobs to the database. Due times lie on merchants' clocks; the answers are in real time.
 */
import type { Job, JobItem, Scope, SystemCtx } from "@/server/kernel/types";
import { Prisma } from "./generated/client";

/**
 * The table that holds a job's items. All parts are fragments written by us, never input; they may refer to
 * the row as `item` and to its merchant as `m`. An index on merchant and due time, partial on the condition,
 * keeps the queries cheap: what the condition adds to the index's own is checked row by row.
 */
export type DueSource = {
  /** The table, aliased `item`. */
  readonly table: Prisma.Sql;
  /** The column that holds the due time, such as `item.expires_at`. */
  readonly dueAt: Prisma.Sql;
  /** What makes a row an item. */
  readonly condition: Prisma.Sql;
  /** The column with the real time until which the row is leased, if the table has one. */
  readonly leaseUntil?: Prisma.Sql;
};

/** One source, or several whose items a job treats alike: each has its own index. */
export type DueSources = DueSource | readonly DueSource[];

function each(sources: DueSources): readonly DueSource[] {
  return "table" in sources ? [sources] : sources;
}

/** A merchant's clock as an interval ahead of real time; `m` is the merchant. */
export const CLOCK_OFFSET = Prisma.sql`m.clock_offset * interval '1 millisecond'`;

/** The rank of items that every other item of any merchant goes before. */
export const LAST_RANK = 2;

/** The channel on which commits announce what falls due within the minute, with the names of the jobs. */
export const DUE_CHANNEL = "sarraf_due";

/** Announces that anything may be due now, as after a clock has moved. One statement. */
export async function announceAll(system: Pick<SystemCtx, "db">): Promise<void> {
  await system.db.$executeRaw`SELECT pg_notify(${DUE_CHANNEL}, '')`;
}

/** True for the walk of a test clock, which goes by the due times alone. */
export function isWalk(scope: Scope): boolean {
  return scope !== "all" && scope.driver !== true;
}

/** Real time up to which items of the scope count as due. */
export function dueUntil(system: SystemCtx, scope: Scope): Date {
  return (scope === "all" ? undefined : scope.until) ?? system.realNow();
}

/**
 * The merchants of a scope. A merchant whose test clock is being advanced belongs to that walk alone:
 * everybody else skips it.
 */
export function merchantsOf(system: SystemCtx, scope: Scope): Prisma.Sql {
  const id = scope === "all" ? undefined : scope.merchantId;
  const one = id === undefined ? Prisma.sql`true` : Prisma.sql`m.id = ${id}`;
  if (isWalk(scope)) return one;
  return Prisma.sql`${one} AND (m.advancing_until IS NULL OR m.advancing_until <= ${system.realNow()})`;
}

/**
 * When the earliest item falls due, in real time; null when there is none. A leased item counts as due when
 * its lease ends, but for a walk. One statement.
 */
export async function earliestDue(system: SystemCtx, scope: Scope, sources: DueSources): Promise<Date | null> {
  const firsts = each(sources).map((source) => earliestOf(system, scope, source));
  const [row] = await system.db.$queryRaw<{ at: Date | null }[]>`SELECT least(${Prisma.join(firsts)}) AS at`;
  return row?.at ?? null;
}

/** Two expressions: the earliest of the free items, and the earliest of the leased ones. */
function earliestOf(system: SystemCtx, scope: Scope, source: DueSource): Prisma.Sql {
  const { table, dueAt, condition, leaseUntil } = source;
  const now = system.realNow();
  const leased = leaseUntil !== undefined && !isWalk(scope) ? leaseUntil : null;
  const rows = Prisma.sql`FROM ${table} item WHERE item.merchant_id = m.id AND ${condition}`;
  // The first row of the index is enough; the few that are leased have an index of their own.
  const free = leased === null ? Prisma.empty : Prisma.sql`AND (${leased} IS NULL OR ${leased} <= ${now})`;
  const first = Prisma.sql`
    SELECT min(earliest.at) AS at FROM merchant m CROSS JOIN LATERAL (
      SELECT ${dueAt} - ${CLOCK_OFFSET} AS at ${rows} ${free} ORDER BY ${dueAt} LIMIT 1) earliest
    WHERE ${merchantsOf(system, scope)}`;
  const inHand =
    leased === null
      ? Prisma.sql`NULL::timestamptz`
      : Prisma.sql`(SELECT min(greatest(${dueAt} - ${CLOCK_OFFSET}, ${leased})) FROM ${table} item
          JOIN merchant m ON m.id = item.merchant_id
          WHERE ${leased} > ${now} AND ${condition} AND ${merchantsOf(system, scope)})`;
  return Prisma.sql`(${first}), ${inHand}`;
}

/**
 * The items due, at most `limit`; leased ones are left out, except on a walk of the test clock. Merchants
 * take turns: every merchant's oldest item comes before any merchant's second one. One statement.
 */
export async function dueItems(
  system: SystemCtx,
  scope: Scope,
  { source, limit }: { source: DueSources; limit: number },
): Promise<JobItem[]> {
  const rows = each(source).map((one) => dueRows(system, scope, { source: one, limit }));
  return system.db.$queryRaw<JobItem[]>`
    SELECT "merchantId", id, "dueAt" FROM (
      SELECT due.*, row_number() OVER (PARTITION BY "merchantId" ORDER BY "dueAt", id) AS turn
      FROM (${Prisma.join(rows, " UNION ALL ")}) due) queued
    ORDER BY turn, "dueAt", id LIMIT ${limit}`;
}

/** The job whose items are the rows of `source`, as they fall due. */
export function dueJob(source: DueSources, job: Omit<Job, "nextAt" | "due">): Job {
  return {
    ...job,
    nextAt: (system, scope) => earliestDue(system, scope, source),
    due: (system, scope, limit) => dueItems(system, scope, { source, limit }),
  };
}

/**
 * A query of the due items of each merchant, at most `limit` of one: `id`, `merchantId`, `dueAt` in real
 * time.
 */
function dueRows(system: SystemCtx, scope: Scope, query: { source: DueSource; limit: number }): Prisma.Sql {
  const { table, dueAt, condition, leaseUntil } = query.source;
  const free =
    leaseUntil === undefined || isWalk(scope)
      ? Prisma.empty
      : Prisma.sql`AND (${leaseUntil} IS NULL OR ${leaseUntil} <= ${system.realNow()})`;
  const until = Prisma.sql`${dueUntil(system, scope)}::timestamptz + ${CLOCK_OFFSET}`;
  // By the due time alone: a whole midnight of equal ones would have to be sorted for any second key.
  return Prisma.sql`
    SELECT m.id AS "merchantId", taken.id, taken.at - ${CLOCK_OFFSET} AS "dueAt"
    FROM merchant m CROSS JOIN LATERAL (
      SELECT item.id, ${dueAt} AS at FROM ${table} item
      WHERE item.merchant_id = m.id AND ${condition} AND ${dueAt} <= ${until} ${free}
      ORDER BY ${dueAt} LIMIT ${query.limit}
    ) taken
    WHERE ${merchantsOf(system, scope)}`;
}
