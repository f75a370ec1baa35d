import { Prisma } from "@/server/db/client";
import type { SystemCtx, Tx } from "@/server/kernel/types";

type CountedListName = "transactions" | "events";

type All = {
  readonly merchantId: string;
  /** Session types that the caller may see; null for all. */
  readonly types: readonly string[] | null;
  readonly at: Prisma.Sql;
  readonly rows: Prisma.Sql;
};

export function countAll(list: CountedListName, { merchantId, types, at, rows }: All): Prisma.Sql {
  const counted = Prisma.sql`c.merchant_id = ${merchantId} AND c.list = ${list}`;
  const visible = types === null ? Prisma.sql`true` : Prisma.sql`c.type IN (${Prisma.join([...types])})`;
  const until = Prisma.sql`coalesce((SELECT c.until FROM counted_list c WHERE ${counted}), '-infinity')`;
  // The upper bound of infinity makes Postgres expect few rows, and so use the index of instants.
  return Prisma.sql`(coalesce((SELECT sum(c.rows) FROM counted_part c WHERE ${counted} AND ${visible}), 0)
    + (SELECT count(*) FROM ${rows} AND ${at} BETWEEN ${until} AND 'infinity'))::int`;
}

export const LEAST = 1_000;

const MOST = 100_000;

type Source = {
  readonly name: CountedListName;
  readonly at: Prisma.Sql;
  readonly rows: (merchantId: Prisma.Sql) => Prisma.Sql;
  readonly counted: (rows: Prisma.Sql) => Prisma.Sql;
};

export const LISTS: readonly Source[] = [
  {
    name: "transactions",
    at: Prisma.sql`s.created_at`,
    rows: (merchantId) => Prisma.sql`payment_session s WHERE s.merchant_id = ${merchantId}`,
    counted: (rows) => Prisma.sql`
      SELECT s.type, 0::smallint AS month, count(*) AS rows FROM ${rows} AND s.deleted_at IS NULL GROUP BY s.type`,
  },
  {
    name: "events",
    at: Prisma.sql`e.occurred_at`,
    rows: (merchantId) => Prisma.sql`event e WHERE e.merchant_id = ${merchantId}`,
    counted: (rows) => Prisma.sql`
      SELECT coalesce(s.type, sub.type, '') AS type, e.month, count(*) AS rows FROM (SELECT * FROM ${rows}) e
        LEFT JOIN payment_session s ON s.id = e.object_id AND s.merchant_id = e.merchant_id
        LEFT JOIN subscription sub ON sub.id = e.object_id AND sub.merchant_id = e.merchant_id
      WHERE s.deleted_at IS NULL GROUP BY 1, 2`,
  },
];

/** An instant at least two hours ago, and an hour before the oldest running transaction began. */
export async function oldEnough({ db }: SystemCtx): Promise<Date> {
  const [row] = await db.$queryRaw<{ end: Date }[]>`
    SELECT least(now() - interval '2 hours', min(xact_start) - interval '1 hour') AS end
    FROM pg_stat_activity WHERE datname = current_database()`;
  if (row === undefined) throw new Error("Postgres did not return the id of the current transaction.");
  return row.end;
}

type Behind = { readonly end: Date; readonly least: number };

/** Merchants with at least `least` uncounted rows, or many partial counts to merge. */
export async function behind({ db }: SystemCtx, { name, at, rows }: Source, { end, least }: Behind): Promise<string[]> {
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT m.id FROM merchant m LEFT JOIN counted_list c ON c.merchant_id = m.id AND c.list = ${name}
    WHERE (SELECT count(*) FROM (SELECT FROM ${rows(Prisma.sql`m.id`)} AND ${at} >= coalesce(c.until, '-infinity') AND ${at} < ${end}
        LIMIT ${least}) uncounted) >= ${least}
      OR (SELECT count(*) FROM counted_part p WHERE p.merchant_id = m.id AND p.list = ${name}) >= ${LEAST}`;
  return found.map(({ id }) => id);
}

type Span = { readonly merchantId: string; readonly end: Date };

/**
 * Counts some of a list's uncounted rows and adds their number to the stored counts by type and month.
 * @returns true if uncounted rows are left
 */
export async function countSome(
  tx: Tx,
  { name, at, rows, counted }: Source,
  { merchantId, end }: Span,
): Promise<boolean> {
  // Waits for transactions that change counted rows; later statements then see their changes.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('counted_list ' || ${merchantId}, 0))`;
  const mine = rows(Prisma.sql`${merchantId}`);
  const [span] = await tx.$queryRaw<{ begin: Date | null; next: Date | null }[]>`
    SELECT c.until AS begin, (SELECT ${at} FROM ${mine} AND ${at} >= coalesce(c.until, '-infinity') AND ${at} < ${end}
      ORDER BY ${at} OFFSET ${MOST} LIMIT 1) AS next
    FROM (SELECT) one LEFT JOIN counted_list c ON c.merchant_id = ${merchantId} AND c.list = ${name}`;
  const { begin = null, next = null } = span ?? {};
  const until = next ?? end;
  if (begin !== null && until <= begin) return false;
  const within = Prisma.sql`${mine} AND ${at} >= coalesce(${begin}::timestamptz, '-infinity') AND ${at} < ${until}`;
  await tx.$executeRaw`
    WITH before AS (DELETE FROM counted_part WHERE merchant_id = ${merchantId} AND list = ${name} RETURNING type, month, rows)
    INSERT INTO counted_part (merchant_id, list, type, month, rows)
    SELECT ${merchantId}, ${name}, type, month, sum(rows)
    FROM (SELECT type, month, rows FROM before UNION ALL ${counted(within)}) part
    GROUP BY type, month HAVING sum(rows) <> 0`;
  await tx.$executeRaw`
    INSERT INTO counted_list (merchant_id, list, until) VALUES (${merchantId}, ${name}, ${until})
    ON CONFLICT (merchant_id, list) DO UPDATE SET until = excluded.until`;
  return next !== null;
}

/**
 * Removes the events of the given months from the stored count, in the transaction that exclusively locks and
 * detaches their partitions.
 */
export async function forgetMonths(tx: Tx, months: readonly number[]): Promise<void> {
  await tx.$executeRaw`DELETE FROM counted_part WHERE list = 'events' AND month IN (${Prisma.join([...months])})`;
}
