/** Makes the partitions that the growing tables will need. */
import { Prisma } from "@/server/db/client";
import { transaction } from "@/server/db/transactions/transaction";
import { monthNumber } from "@/server/kernel/ids";
import type { SystemCtx, Tx } from "@/server/kernel/types";
import { HISTORIES, type History, monthsAfter, tableOfMonth } from "./core/months";
import { rememberPartitions } from "./own-table";
import { detach, lockWhole, named, partitionsOf } from "./partitions";

/** Months after the present one that have their partition already. */
const AHEAD = 2;

/**
 * Gives the present month and the two that follow a partition in each table, and months that had none when
 * they were written, and lie in the rest, a partition for themselves. Real time; repeating it is harmless.
 * @throws {Busy} the tables were in use; nothing has changed
 */
export async function makeMonths(system: SystemCtx): Promise<void> {
  const current = monthNumber(system.realNow());
  const wanted = Array.from({ length: AHEAD + 1 }, (_, ahead) => monthsAfter(current, ahead));
  for (const history of HISTORIES) {
    const strays = await monthsInRest(system.db, history);
    const present = await partitionsOf(system.db, history);
    const isComplete = wanted.every((month) => history.every((table) => has(present, table, month)));
    rememberPartitions(present);
    if (strays.length === 0 && isComplete) continue;
    await transaction(system.db, async (tx) => {
      await lockWhole(tx, history);
      await adoptRest(tx, history);
      await addMissing(tx, history, wanted);
    });
    rememberPartitions(await partitionsOf(system.db, history));
    system.log.info({ tables: history, months: wanted, strays }, "Partitions were made.");
  }
}

type Present = Awaited<ReturnType<typeof partitionsOf>>;

function has(present: Present, table: string, month: number): boolean {
  return present.some((part) => part.table === table && part.months.includes(month));
}

async function monthsInRest(db: SystemCtx["db"] | Tx, history: History): Promise<readonly number[]> {
  const each = history.map((table) => Prisma.sql`SELECT month FROM ${named(`${table}_rest`)}`);
  const rows = await db.$queryRaw<{ month: number }[]>`
    SELECT DISTINCT month FROM (${Prisma.join(each, " UNION ALL ")}) rest ORDER BY month`;
  return rows.map(({ month }) => month);
}

/** What lies in the rest becomes a partition as it is, named for its newest month, beside a new rest. */
async function adoptRest(tx: Tx, history: History): Promise<void> {
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

async function addMissing(tx: Tx, history: History, wanted: readonly number[]): Promise<void> {
  const present = await partitionsOf(tx, history);
  for (const table of history) {
    for (const month of wanted.filter((each) => !has(present, table, each))) {
      const own = named(tableOfMonth(table, month));
      await tx.$executeRaw`CREATE TABLE ${own} PARTITION OF ${named(table)} FOR VALUES IN (${Prisma.raw(String(month))})`;
    }
  }
}
