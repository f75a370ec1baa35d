import { transaction } from "@/server/db/transactions/transaction";
import { monthNumber } from "@/server/kernel/ids";
import type { SystemCtx } from "@/server/kernel/types";
import { HISTORIES, monthsAfter } from "./core/months";
import { rememberPartitions } from "./own-table";
import { addMissing, adoptRest, has, monthsInRest } from "./statements/make-months";
import { lockWhole, partitionsOf } from "./statements/partitions";

const AHEAD = 2;

/**
 * Ensures that each table has partitions for the current and the next two months of real time, and turns a
 * filled default partition into a regular one. Idempotent.
 * @throws {Busy} if the tables were in use; nothing has changed
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
