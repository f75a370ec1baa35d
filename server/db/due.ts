/** The questions of jobs to the database. Due times lie on merchants' clocks; the answers are in real time. */
import type { JobItem, Scope, SystemCtx } from "../kernel/types";
import { Prisma } from "./generated/client";

/** Where the items of a job stand. All parts are fragments written by us, never input. */
export type DueSource = {
  /** The table, aliased `item`. */
  readonly table: Prisma.Sql;
  /** The column that holds the due time, such as `item.expires_at`. */
  readonly dueAt: Prisma.Sql;
  /** What makes a row an item. */
  readonly condition: Prisma.Sql;
};

/** Real time of a due time on the merchant's clock. Production merchants have no offset. */
function realDue({ dueAt }: DueSource): Prisma.Sql {
  return Prisma.sql`(${dueAt} - m.clock_offset * interval '1 millisecond')`;
}

/** A merchant whose test clock is being advanced belongs to that walk alone: everybody else skips it. */
function inScope(scope: Scope, now: Date): Prisma.Sql {
  return scope === "all"
    ? Prisma.sql`(m.advancing_until IS NULL OR m.advancing_until <= ${now})`
    : Prisma.sql`m.id = ${scope.merchantId}`;
}

/** When the earliest item falls due, in real time; null when there is none. One statement. */
export async function earliestDue(system: SystemCtx, scope: Scope, source: DueSource): Promise<Date | null> {
  const [row] = await system.db.$queryRaw<{ at: Date | null }[]>`
    SELECT min(${realDue(source)}) AS at FROM ${source.table} item JOIN merchant m ON m.id = item.merchant_id
    WHERE ${source.condition} AND ${inScope(scope, system.realNow())}`;
  return row?.at ?? null;
}

/** The items due now, oldest first, at most `limit`. One statement. */
export async function dueItems(
  system: SystemCtx,
  scope: Scope,
  query: { source: DueSource; limit: number },
): Promise<JobItem[]> {
  const { source, limit } = query;
  const now = system.realNow();
  return system.db.$queryRaw<JobItem[]>`
    SELECT item.merchant_id AS "merchantId", item.id FROM ${source.table} item JOIN merchant m ON m.id = item.merchant_id
    WHERE ${source.condition} AND ${inScope(scope, now)} AND ${realDue(source)} <= ${now}
    ORDER BY ${realDue(source)}, item.id LIMIT ${limit}`;
}
