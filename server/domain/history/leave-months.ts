import { transaction } from "@/server/db/transactions/transaction";
import { forgetMonths } from "@/server/domain/counts";
import { monthNumber } from "@/server/kernel/ids";
import type { SystemCtx } from "@/server/kernel/types";
import { HISTORIES, type History, leavingMonths } from "./core/months";
import { isInUse } from "./statements/leave-months";
import { detach, lockWhole, type Partition, partitionsOf } from "./statements/partitions";

/**
 * Detaches partitions of months (real time) older than `keep` whole months. Detached tables are neither read
 * nor written, so that their files stay correct. A month with a pending delivery or redelivery stays.
 * Idempotent.
 * @throws {Busy} if the tables were in use; some months may have been detached
 */
export async function leaveMonths(system: SystemCtx, keep: number): Promise<void> {
  const current = monthNumber(system.realNow());
  for (const history of HISTORIES) {
    const parts = await partitionsOf(system.db, history);
    const present = [...new Set(parts.flatMap(({ months }) => months.slice(-1)))];
    const left = await system.db.archivedTable.findMany({ where: { tableName: { in: [...history] } } });
    for (const month of leavingMonths(present, { current, keep, left: left.map((row) => row.month) })) {
      const leaving = history.flatMap(
        (table) => parts.find((part) => part.table === table && endsWith(part, month)) ?? [],
      );
      const has = await leave(system, { history, month, leaving });
      if (!has)
        system.log.warn({ month, tables: history }, "A month is not archived yet: webhooks of it are on their way.");
    }
  }
}

function endsWith({ months }: Partition, month: number): boolean {
  return months.at(-1) === month;
}

type Leaving = { readonly history: History; readonly month: number; readonly leaving: readonly Partition[] };

/**
 * Detaches a month.
 * @returns false if the month is still in use
 */
function leave(system: SystemCtx, { history, month, leaving }: Leaving): Promise<boolean> {
  return transaction(system.db, async (tx) => {
    await lockWhole(tx, history);
    if (await isInUse(system, tx, leaving)) return false;
    await detach(tx, leaving);
    for (const { table, months } of leaving) if (table === "event") await forgetMonths(tx, months);
    const leftAt = system.realNow();
    await tx.archivedTable.createMany({
      data: leaving.map(({ table, months }) => ({ tableName: table, month, months: [...months], leftAt })),
    });
    return true;
  });
}
