import type { SystemCtx } from "@/server/kernel/types";

export type Driver = "local" | "inngest";

/**
 * Programs that record when they last ran jobs: a driver, or the local driver that runs items which Inngest
 * has not run.
 */
type Worker = Driver | "guard";

const EVERY_MS = 10_000;

const rememberedAt = new Map<Worker, number>();

/** Records that a driver runs. Never throws; most calls do nothing. */
export function rememberRun(system: SystemCtx, driver: Worker): void {
  const steady = performance.now();
  if (steady - (rememberedAt.get(driver) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
  rememberedAt.set(driver, steady);
  const last = { driver, lastRunAt: system.realNow() };
  system.db.jobDriver
    .upsert({ where: { driver }, create: last, update: last })
    .catch((error: unknown) => system.log.warn({ err: error }, "The time of the last run of jobs could not be saved."));
}

export async function lastRun(system: SystemCtx, driver: Worker): Promise<Date | null> {
  const row = await system.db.jobDriver.findUnique({ where: { driver } });
  return row?.lastRunAt ?? null;
}
