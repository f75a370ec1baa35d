import type { SystemCtx } from "@/server/kernel/types";
import { windowStart } from "../core/rate";

export const FAILURE_WINDOW_SECONDS = 15 * 60;

/** Whose failures are counted, and how many are allowed in a window. */
export type Suspect = { readonly caller: string; readonly allowed: number };

export async function failuresOf(system: SystemCtx, { caller }: Suspect, now: Date): Promise<number> {
  const [row] = await system.db.$queryRaw<{ count: number }[]>`
    SELECT count FROM rate_counter WHERE caller = ${caller} AND class = 'failed_auth'
      AND window_start = ${windowStart(FAILURE_WINDOW_SECONDS, now)}`;
  return row?.count ?? 0;
}
