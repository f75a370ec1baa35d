import { Prisma } from "@/server/db/client";
import type { SystemCtx, Tx } from "@/server/kernel/types";
import { type History, tableOfMonth } from "../core/months";
import { detach, named, partitionsOf } from "./partitions";

type Present = Awaited<ReturnType<typeof partitionsOf>>;

export function has(present: Present, table: string, month: number): boolean {
  return present.some((part) => part.table === table && part.months.includes(month));
}

export async function monthsInRest(db: SystemCtx["db"] | Tx, history: History): Promise<readonly number[]> {
  const each = history.map((table) => Prisma.sql`SELECT month FROM ${named(`${table}_rest`)}`);
  const rows = await db.$queryRaw<{ month: number }[]>`
    SELECT DISTINCT month FROM (${Prisma.join(each, " UNION ALL ")}) rest ORDER BY month`;
  return rows.map(({ month }) => month);
}

/**
 * Turns a filled default partition into a partition named for its newest month, and creates an empty default.
 */
export async function adoptRest(tx: Tx, history: History): Promise<void> {
  const months = await monthsInRest(tx, history);
  const newest = months.at(-1);
  if (newest === undefined) return;
  await detach(
    tx,
    history.map((table) => ({ table, name: `${table}_rest`, months: [] })),
  );
  const bounds = Prisma.raw(months.join(", "));
  for (const table of history) {
    const [rest, own] = [named(`${table}_rest`), named(tableOfMonth(table, newest))];
    await tx.$executeRaw`ALTER TABLE ${rest} RENAME TO ${own}`;
    await tx.$executeRaw`ALTER TABLE ${named(table)} ATTACH PARTITION ${own} FOR VALUES IN (${bounds})`;
    await tx.$executeRaw`CREATE TABLE ${rest} PARTITION OF ${named(table)} DEFAULT`;
  }
}

export async function addMissing(tx: Tx, history: History, wanted: readonly number[]): Promise<void> {
  const present = await partitionsOf(tx, history);
  for (const table of history) {
    for (const month of wanted.filter((each) => !has(present, table, each))) {
      const own = named(tableOfMonth(table, month));
      await tx.$executeRaw`CREATE TABLE ${own} PARTITION OF ${named(table)} FOR VALUES IN (${Prisma.raw(String(month))})`;
    }
  }
}
