/**
 * Finds due items of jobs. Due times are stored on the merchants' clocks; the queries of this file return
 * real time.
 */
import type { Job, JobItem, Scope, SystemCtx } from "@/server/kernel/types";
import { Prisma } from "./generated/client";

/**
 * The table of a job's items. Its SQL parts must not be user input; they may refer to the row as `item` and
 * its merchant as `m`. The table needs an index on merchant and due time, partial on the condition.
 */
export type DueSource = {
  readonly table: Prisma.Sql;
  readonly dueAt: Prisma.Sql;
  readonly condition: Prisma.Sql;
  /** Column of the instant, in real time, at which the row's lease ends; absent without leases. */
  readonly leaseUntil?: Prisma.Sql;
};

export type DueSources = DueSource | readonly DueSource[];

function each(sources: DueSources): readonly DueSource[] {
  return "table" in sources ? [sources] : sources;
}

export const CLOCK_OFFSET = Prisma.sql`m.clock_offset * interval '1 millisecond'`;

export const LAST_RANK = 2;

/** The NOTIFY channel that announces items due within a minute; its payload names their jobs. */
export const DUE_CHANNEL = "sarraf_due";

/**
 * Announces that items of any job may be due, for example after a test clock was moved. Runs one SQL
 * statement.
 */
export async function announceAll(system: Pick<SystemCtx, "db">): Promise<void> {
  await system.db.$executeRaw`SELECT pg_notify(${DUE_CHANNEL}, '')`;
}

export function isWalk(scope: Scope): boolean {
  return scope !== "all" && scope.driver !== true && !isEntire(scope);
}

export function isEntire(scope: Scope): boolean {
  return scope !== "all" && "everything" in scope;
}

function ignoresLeases(scope: Scope): boolean {
  return isWalk(scope) || isEntire(scope);
}

export function dueUntil(scope: Scope, now: Date): Date {
  return (scope === "all" ? undefined : scope.until) ?? now;
}

/**
 * Condition for the merchants of a scope. A merchant whose test clock is being advanced belongs only to the
 * scope of that advance.
 */
export function merchantsOf(system: SystemCtx, scope: Scope): Prisma.Sql {
  const id = scope === "all" ? undefined : scope.merchantId;
  const one = id === undefined ? Prisma.sql`true` : Prisma.sql`m.id = ${id}`;
  if (ignoresLeases(scope)) return one;
  const without = scope === "all" || scope.driver !== true ? [] : (scope.withoutMerchants ?? []);
  const others = without.length === 0 ? Prisma.empty : Prisma.sql`AND m.id <> ALL(${without}::text[])`;
  return Prisma.sql`${one} ${others} AND (m.advancing_until IS NULL OR m.advancing_until <= ${system.realNow()})`;
}

/**
 * Real time at which the earliest item is due, or null. A leased item is due at the end of its lease, except
 * while a test clock is being advanced. Runs one SQL statement.
 */
export async function earliestDue(system: SystemCtx, scope: Scope, sources: DueSources): Promise<Date | null> {
  const firsts = each(sources).map((source) => earliestOf(system, scope, source));
  const [row] = await system.db.$queryRaw<{ at: Date | null }[]>`SELECT least(${Prisma.join(firsts)}) AS at`;
  return row?.at ?? null;
}

function earliestOf(system: SystemCtx, scope: Scope, source: DueSource): Prisma.Sql {
  const { table, dueAt, condition, leaseUntil } = source;
  const now = system.realNow();
  const leased = leaseUntil !== undefined && !ignoresLeases(scope) ? leaseUntil : null;
  const rows = Prisma.sql`
    FROM ${table} item WHERE item.merchant_id = m.id AND ${condition} ${leftOut(scope, Prisma.sql`item.id`, dueAt)}`;
  // Reads the index's first row that is not leased; leased rows are few and have a separate index.
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
 * At most `limit` due items, without leased ones unless a test clock is being advanced. Merchants take turns:
 * each merchant's oldest item precedes any second item. If the scope names a merchant and `limit` or more
 * have due items, only the next `limit` merchants are read. Runs one SQL statement.
 */
export async function dueItems(
  system: SystemCtx,
  scope: Scope,
  { source, limit }: { source: DueSources; limit: number },
): Promise<JobItem[]> {
  const rows = each(source).map((one) => dueRows(system, scope, { source: one, limit }));
  const after = startOf(scope);
  const order = after === undefined ? Prisma.empty : rotated(Prisma.sql`"merchantId"`, after, Prisma.sql`more`);
  return system.db.$queryRaw<JobItem[]>`
    SELECT "merchantId", id, "dueAt" FROM (
      SELECT due.*, row_number() OVER (PARTITION BY "merchantId" ORDER BY "dueAt", id) AS turn,
        bool_or(merchants >= ${limit}) OVER () AS more
      FROM (${Prisma.join(rows, " UNION ALL ")}) due) queued
    ORDER BY turn, ${order} "dueAt", id LIMIT ${limit}`;
}

/** The merchant whose successors come first; undefined if merchants are ordered by due time alone. */
export function startOf(scope: Scope): string | undefined {
  return scope === "all" || scope.driver !== true ? undefined : scope.after;
}

/** SQL that sorts by merchant, beginning after `after`, if the column `more` is true; ends with a comma. */
export function rotated(merchantId: Prisma.Sql, after: string, more: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CASE WHEN ${more} THEN ${merchantId} <= ${after}::text END, CASE WHEN ${more} THEN ${merchantId} END,`;
}

export function dueJob(source: DueSources, job: Omit<Job, "nextAt" | "due">): Job {
  return {
    ...job,
    nextAt: (system, scope) => earliestDue(system, scope, source),
    due: (system, scope, limit) => dueItems(system, scope, { source, limit }),
  };
}

export function leftOut(scope: Scope, id: Prisma.Sql, dueAt: Prisma.Sql): Prisma.Sql {
  if (scope === "all" || scope.driver !== true) return Prisma.empty;
  const { without = [], failing } = scope;
  const key = Prisma.sql`concat(${id}, '@', floor(extract(epoch FROM ${dueAt} - ${CLOCK_OFFSET}) * 1000))`;
  const named = without.length === 0 ? Prisma.empty : Prisma.sql`AND ${key} <> ALL(${without}::text[])`;
  if (failing === undefined) return named;
  const [from, to] = failing.retried ?? [null, null];
  return Prisma.sql`${named} AND NOT EXISTS (
    SELECT FROM failing_item failing WHERE failing.merchant_id = m.id AND failing.job = ${failing.job}
      AND failing.item_id = ${id} AND failing.due_at = ${dueAt} - ${CLOCK_OFFSET}
      AND (failing.given_up_at IS NOT NULL OR failing.retry_at BETWEEN ${from}::timestamptz AND ${to}::timestamptz))`;
}

function dueOf(system: SystemCtx, scope: Scope, { table, dueAt, condition, leaseUntil }: DueSource): Prisma.Sql {
  const free =
    leaseUntil === undefined || ignoresLeases(scope)
      ? Prisma.empty
      : Prisma.sql`AND (${leaseUntil} IS NULL OR ${leaseUntil} <= ${system.realNow()})`;
  const until = Prisma.sql`${dueUntil(scope, system.realNow())}::timestamptz + ${CLOCK_OFFSET}`;
  return Prisma.sql`
    FROM ${table} item WHERE item.merchant_id = m.id AND ${condition} AND ${dueAt} <= ${until} ${free} ${leftOut(scope, Prisma.sql`item.id`, dueAt)}`;
}

type Rows = { readonly source: DueSource; readonly limit: number };

function merchantsWithDue(system: SystemCtx, scope: Scope, source: DueSource): Prisma.Sql {
  return Prisma.sql`
    FROM merchant m CROSS JOIN LATERAL (
      SELECT ${source.dueAt} - ${CLOCK_OFFSET} AS at ${dueOf(system, scope, source)} ORDER BY ${source.dueAt} LIMIT 1) first
    WHERE ${merchantsOf(system, scope)}`;
}

/**
 * SQL of the ids of at most `limit` merchants with due items, in the order of ids from `after` on, then from
 * the beginning. Reads no merchant after the last one that it returns.
 */
export function merchantsAfter(system: SystemCtx, scope: Scope, { after, source, limit }: Rows & { after: string }) {
  const some = merchantsWithDue(system, scope, source);
  return Prisma.sql`
    SELECT id FROM (
      (SELECT m.id ${some} AND m.id > ${after} ORDER BY m.id LIMIT ${limit})
      UNION ALL (SELECT m.id ${some} AND m.id <= ${after} ORDER BY m.id LIMIT ${limit})) turned
    LIMIT ${limit}`;
}

/**
 * SQL of due items: `id`, `merchantId`, `dueAt` in real time, and the number of `merchants`, each of which
 * gets an equal share of `limit`.
 */
function dueRows(system: SystemCtx, scope: Scope, query: Rows): Prisma.Sql {
  const { source, limit } = query;
  const after = startOf(scope);
  // Without a starting merchant, every merchant's first row is read, to find the earliest due ones.
  const chosen =
    after === undefined
      ? Prisma.sql`SELECT m.id ${merchantsWithDue(system, scope, source)} ORDER BY first.at LIMIT ${limit}`
      : merchantsAfter(system, scope, { ...query, after });
  // The query has no second sort key, because a second key would sort thousands of items due at the same
  // midnight.
  return Prisma.sql`
    SELECT m.id AS "merchantId", taken.id, taken.at - ${CLOCK_OFFSET} AS "dueAt", chosen.merchants
    FROM (SELECT id, count(*) OVER () AS merchants FROM (${chosen}) each) chosen
    JOIN merchant m ON m.id = chosen.id CROSS JOIN LATERAL (
      SELECT item.id, ${source.dueAt} AS at ${dueOf(system, scope, source)}
      ORDER BY ${source.dueAt} LIMIT greatest(1, ceil(${limit}::numeric / chosen.merchants))
    ) taken`;
}
