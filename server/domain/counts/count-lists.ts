import { transaction } from "@/server/db/transactions/transaction";
import type { SystemCtx } from "@/server/kernel/types";
import { behind, countSome, LEAST, LISTS, oldEnough } from "./statements";

/**
 * Counts a list's rows older than two hours, once at least `least` are uncounted. Triggers count rows
 * inserted more than an hour after their instant. Idempotent; may run concurrently.
 */
export async function countLists(system: SystemCtx, least = LEAST): Promise<void> {
  const end = await oldEnough(system);
  for (const source of LISTS) {
    for (const merchantId of await behind(system, source, { end, least })) {
      let isBehind = true;
      while (isBehind) isBehind = await transaction(system.db, (tx) => countSome(tx, source, { merchantId, end }));
    }
  }
}
