/** The questions of jobs to the database. Due times lie on merchants' clocks; the answers are in real time. */
import type { JobItem, Scope, SystemCtx } from "../kernel/types";
import { Prisma } from "./generated/client";

/**
 * Where the items of a job stand. All parts are fragments written by us, never input; they may speak of the row as `item` and
 * of its merchant as `m`. An index on merchant and due time, partial on the condition, keeps the questions cheap.
 */
export type DueSource = {
  /** The table, aliased `item`. */
  readonly table: Prisma.Sql;
  /** The column that holds the due time, such as `item.expires_at`. */
  readonly dueAt: Prisma.Sql;
  /** What makes a row an item. */
  readonly condition: Prisma.Sql;
  /** The column with the real time until which somebody works on the row, where there is one. */
  readonly leaseUntil?: Prisma.Sql;
};

const OFFSET = Prisma.sql`m.clock_offset * interval '1 millisecond'`;

/**
 * The merchants of a scope. A merchant whose test clock is being advanced belongs to that walk alone: everybody else skips it, so
 * a scope of one merchant is the walk's.
 */
function merchants(scope: Scope, now: Date): Prisma.Sql {
  return scope === "all"
    ? Prisma.sql`(m.advancing_until IS NULL OR m.advancing_until <= ${now})`
    : Prisma.sql`m.id = ${scope.merchantId}`;
}

/**
 * When the earliest item falls due, in real time; null when there is none. A leased item counts as due when its lease ends, but
 * for a walk, which goes by the due times alone. One statement.
 */
export async function earliestDue(system: SystemCtx, scope: Scope, source: DueSource): Promise<Date | null> {
  const { table, dueAt, condition, leaseUntil } = source;
  const rows = Prisma.sql`FROM ${table} item WHERE item.merchant_id = m.id AND ${condition}`;
  // The first row of the index is enough, unless a lease may put it behind others.
  const first =
    leaseUntil === undefined || scope !== "all"
      ? Prisma.sql`SELECT ${dueAt} - ${OFFSET} AS at ${rows} ORDER BY ${dueAt} LIMIT 1`
      : Prisma.sql`SELECT min(greatest(${dueAt} - ${OFFSET}, ${leaseUntil})) AS at ${rows}`;
  const [row] = await system.db.$queryRaw<{ at: Date | null }[]>`
    SELECT min(earliest.at) AS at FROM merchant m CROSS JOIN LATERAL (${first}) earliest
    WHERE ${merchants(scope, system.realNow())}`;
  return row?.at ?? null;
}

/** The items due now, oldest first, at most `limit`; leased ones are left out, but for a walk. One statement. */
export async function dueItems(
  system: SystemCtx,
  scope: Scope,
  { source, limit }: { source: DueSource; limit: number },
): Promise<JobItem[]> {
  return system.db.$queryRaw<JobItem[]>`
    SELECT "merchantId", id, "dueAt" FROM (${dueRows(system, scope, { source, limit })}) due
    ORDER BY "dueAt", id LIMIT ${limit}`;
}

/** A query of the due items of each merchant, at most `limit` of one: `id`, `merchantId`, `dueAt` in real time. */
function dueRows(system: SystemCtx, scope: Scope, query: { source: DueSource; limit: number }): Prisma.Sql {
  const { table, dueAt, condition, leaseUntil } = query.source;
  const now = system.realNow();
  const free =
    leaseUntil === undefined || scope !== "all"
      ? Prisma.empty
      : Prisma.sql`AND (${leaseUntil} IS NULL OR ${leaseUntil} <= ${now})`;
  return Prisma.sql`
    SELECT m.id AS "merchantId", taken.id, taken.at - ${OFFSET} AS "dueAt"
    FROM merchant m CROSS JOIN LATERAL (
      SELECT item.id, ${dueAt} AS at FROM ${table} item
      WHERE item.merchant_id = m.id AND ${condition} AND ${dueAt} <= ${now}::timestamptz + ${OFFSET} ${free}
      ORDER BY ${dueAt}, item.id LIMIT ${query.limit}
    ) taken
    WHERE ${merchants(scope, now)}`;
}
