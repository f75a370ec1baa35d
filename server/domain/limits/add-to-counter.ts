/** Adds one to a counter of a fixed window. */
import type { SystemCtx } from "@/server/kernel/types";

type Counter = { readonly caller: string; readonly kind: "form_post" | "failed_auth"; readonly start: Date };

/** Returns the count including this one. One statement, outside any transaction. */
export async function addToCounter(system: SystemCtx, { caller, kind, start }: Counter): Promise<number> {
  const [row] = await system.db.$queryRaw<{ count: number }[]>`
    INSERT INTO rate_counter (caller, class, window_start, count)
    VALUES (${caller}, ${kind}, ${start}, 1)
    ON CONFLICT (caller, class, window_start) DO UPDATE SET count = rate_counter.count + 1
    RETURNING count`;
  return row?.count ?? 1;
}
