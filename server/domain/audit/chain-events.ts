import type { SystemCtx } from "@/server/kernel/types";
import { chainSome } from "./statements";

const BATCH = 1_000;

/**
 * Makes the events that are not yet links of their merchants' chains links. Returns at once if another process
 * does it. One statement for each thousand events.
 */
export async function chainAuditEvents(system: SystemCtx): Promise<void> {
  while ((await chainSome(system, BATCH)) === BATCH);
}
