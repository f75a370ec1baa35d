import { openDatabase } from "@/server/db/client";
import { env } from "@/server/env";
import type { SystemCtx } from "@/server/kernel/types";
import { archiveTables } from "./archive-tables";
import { leaveMonths } from "./leave-months";
import { makeMonths } from "./make-months";

/**
 * Creates the partitions of the next months, and archives all but the last `keepMonths` whole months; null
 * archives nothing. No month is detached while another waits for archiving. Runs as the tables' owner if the
 * environment names one.
 * @throws {Busy} if the tables were in use
 * @throws {StorageAway} if the file store did not accept or return a file
 */
export async function turnMonths(system: SystemCtx, keepMonths: number | null): Promise<void> {
  if (env.databaseOwnerUrl === null) return turn(system, keepMonths);
  const { db, close } = openDatabase({ url: env.databaseOwnerUrl, connections: 2 });
  try {
    return await turn({ ...system, db }, keepMonths);
  } finally {
    await close();
  }
}

async function turn(system: SystemCtx, keepMonths: number | null): Promise<void> {
  try {
    await archiveTables(system);
  } finally {
    await makeMonths(system);
  }
  if (keepMonths === null) return;
  await leaveMonths(system, keepMonths);
  await archiveTables(system);
}
