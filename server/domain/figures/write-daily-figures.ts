import { dueItems, earliestDue } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import type { Job } from "@/server/kernel/types";
import { unwritten, writeDay } from "./statements/write-daily-figures";

/** Writes a day's figures some minutes after the day ends or changes. */
export const writeDailyFigures: Job = {
  name: "write-daily-figures",
  total: 2,
  nextAt: (system, scope) => earliestDue(system, scope, unwritten(scope)),
  due: (system, scope, limit) => dueItems(system, scope, { source: unwritten(scope), limit }),
  run: (ctx, id) => transaction(ctx.db, (tx) => writeDay(ctx, tx, id)),
};
