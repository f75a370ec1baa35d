/** When the jobs of any process last ran, for readiness. */
import type { SystemCtx } from "@/server/kernel/types";

/** What drives the jobs. */
export type Driver = "local" | "inngest";

/** One write in so many milliseconds is enough to know whether jobs run. */
const EVERY_MS = 10_000;

const rememberedAt = new Map<Driver, number>();

/** Notes that the driver is at work now. Never throws; most calls do nothing. */
export function rememberRun(system: SystemCtx, driver: Driver): void {
  const now = system.realNow();
  if (now.getTime() - (rememberedAt.get(driver) ?? 0) < EVERY_MS) return;
  rememberedAt.set(driver, now.getTime());
  const last = { driver, lastRunAt: now };
  system.db.jobDriver
    .upsert({ where: { driver }, create: last, update: last })
    .catch((error: unknown) => system.log.warn({ err: error }, "That the jobs run could not be noted."));
}

/** When it was last at work, in whichever process; null when never. One statement. */
export async function lastRun(system: SystemCtx, driver: Driver): Promise<Date | null> {
  const row = await system.db.jobDriver.findUnique({ where: { driver } });
  return row?.lastRunAt ?? null;
}
