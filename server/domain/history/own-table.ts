/** Finds the table with the fastest statements for rows of one month. */
import type { Prisma } from "@/server/db/client";
import { monthNumber } from "@/server/kernel/ids";
import type { SystemCtx } from "@/server/kernel/types";
import { type HistoryTable, monthsAfter, tableOfMonth } from "./core/months";
import { named, type Partition } from "./statements/partitions";

const shared = globalThis as typeof globalThis & {
  sarrafPartitions?: ReadonlySet<string>;
};

export function rememberPartitions(parts: readonly Partition[]): void {
  shared.sarrafPartitions = new Set([...(shared.sarrafPartitions ?? []), ...parts.map(({ name }) => name)]);
}

/**
 * The table for a statement about one month: the month's partition, which halves Postgres's planning time, if
 * it exists and is of the current or previous month, which are never detached; otherwise the whole table.
 */
export function tableFor(system: SystemCtx, table: HistoryTable, month: number): Prisma.Sql {
  const own = tableOfMonth(table, month);
  const current = monthNumber(system.realNow());
  const stays = month === current || month === monthsAfter(current, -1);
  return stays && shared.sarrafPartitions?.has(own) ? named(own) : named(table);
}
