/** Counts the older rows of lists, once. */

import { transaction } from "@/server/db/transactions/transaction";
import type { SystemCtx } from "@/server/kernel/types";
import { behind, countSome, LEAST, LISTS, oldEnough } from "./statements";

/**
 * Counts the rows that are older than two hours where `least` of them are not counted yet. Transactions that
 * could still add such a row without saying so are waited for: the triggers on the rows say so an hour after
 * their instant. Repeating it, or two at once, is harmless.
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
