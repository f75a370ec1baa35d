/**
 * The tables that only grow: their partitions by month, and the archive of months that left (decision 0300).
 */
import type { SystemCtx } from "@/server/kernel/types";
import { archiveTables } from "./archive-tables";
import { leaveMonths } from "./leave-months";
import { makeMonths } from "./make-months";

export { rememberPartitions, tableFor } from "./own-table";
export { listArchive, readRows } from "./read-archive";
export { partitionsOf } from "./statements/partitions";

/**
 * Makes the partitions of the next months; archives the months before the last `keepMonths` whole ones,
 * unless that is null. Nothing more leaves the tables while something that left is not yet archived.
 * @throws {Busy} the tables were in use @throws {StorageAway} the store did not take a file, or gave none
 */
export async function turnMonths(system: SystemCtx, keepMonths: number | null): Promise<void> {
  try {
    await archiveTables(system);
  } finally {
    await makeMonths(system);
  }
  if (keepMonths === null) return;
  await leaveMonths(system, keepMonths);
  await archiveTables(system);
}
