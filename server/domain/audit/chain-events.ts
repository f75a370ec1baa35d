import type { SystemCtx } from "@/server/kernel/types";
import { chainSome } from "./statements";

const BATCH = 1_000;

/**
 * Adds new audit events to their merchants' hash chains. Returns at once if another process is adding events.
 */
export async function chainAuditEvents(system: SystemCtx): Promise<void> {
  while ((await chainSome(system, BATCH)) === BATCH);
}
