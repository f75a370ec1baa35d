import type { SystemCtx } from "@/server/kernel/types";

const KEPT_DAYS = 30;

/** Deletes requests answered more than 30 days ago (real time). */
export async function pruneRequestLog(system: SystemCtx): Promise<number> {
  const before = new Date(system.realNow().getTime() - KEPT_DAYS * 86_400_000);
  const { count } = await system.db.requestLogEntry.deleteMany({ where: { answeredAt: { lt: before } } });
  return count;
}
