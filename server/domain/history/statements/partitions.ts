import { Prisma } from "@/server/db/client";
import type { Db, Tx } from "@/server/kernel/types";
import type { History, HistoryTable } from "../core/months";

export type Partition = { readonly table: string; readonly name: string; readonly months: readonly number[] };

/**
 * Limits how long other statements wait for the table's lock; after a time-out the job retries an hour later.
 */
const LOCK_TIMEOUT = Prisma.raw("SET LOCAL lock_timeout = '500ms'");

export async function partitionsOf(db: Db | Tx, tables: readonly HistoryTable[]): Promise<readonly Partition[]> {
  const rows = await db.$queryRaw<{ table: string; name: string; bound: string }[]>`
    SELECT whole.relname::text AS table, part.relname::text AS name, pg_get_expr(part.relpartbound, part.oid) AS bound
    FROM pg_inherits i JOIN pg_class part ON part.oid = i.inhrelid JOIN pg_class whole ON whole.oid = i.inhparent
    WHERE whole.oid = ANY (${[...tables]}::text[]::regclass[])`;
  return rows.map(({ table, name, bound }) => ({ table, name, months: monthsOf(bound) }));
}

function monthsOf(bound: string): readonly number[] {
  return (bound.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
}

/** Quotes a table's name; only names that this module created are passed. */
export function named(name: string): Prisma.Sql {
  return Prisma.raw(`"${name.replaceAll('"', "")}"`);
}

/** Locks the tables exclusively until the transaction ends, or fails if that takes too long. */
export async function lockWhole(tx: Tx, history: History): Promise<void> {
  await tx.$executeRaw`${LOCK_TIMEOUT}`;
  await tx.$executeRaw`LOCK TABLE ${Prisma.join(history.map(named))} IN ACCESS EXCLUSIVE MODE`;
}

/**
 * Detaches partitions, beginning with those that refer to others, and drops their foreign keys. Requires
 * {@link lockWhole} in the transaction.
 */
export async function detach(tx: Tx, parts: readonly Partition[]): Promise<void> {
  for (const { table, name } of [...parts].reverse()) {
    await tx.$executeRaw`ALTER TABLE ${named(table)} DETACH PARTITION ${named(name)}`;
    const keys = await tx.$queryRaw<{ name: string }[]>`
      SELECT conname::text AS name FROM pg_constraint WHERE conrelid = ${name}::regclass AND contype = 'f' AND conparentid = 0`;
    for (const key of keys) await tx.$executeRaw`ALTER TABLE ${named(name)} DROP CONSTRAINT ${named(key.name)}`;
  }
}
