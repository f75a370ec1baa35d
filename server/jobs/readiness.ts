/**
 * Whether this process can serve: the database answers, it is migrated as this code expects, and jobs are not
 * stuck.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { countBlockedCycles } from "@/server/domain/subscriptions";
import { env } from "@/server/env";
import type { SystemCtx } from "@/server/kernel/types";
import { type Driver, lastRun } from "./last-run";
import { JOBS } from "./registry";

/** The wire form of readiness. */
export type ReadinessView = {
  readonly status: "ready" | "not_ready";
  readonly database: "reachable" | "unreachable";
  /** Names of migrations on disk that the database lacks; null when it could not be asked. */
  readonly pending_migrations: readonly string[] | null;
  /** The job whose earliest item has been due longest, and for how many seconds; null when nothing is due. */
  readonly oldest_due_job: { readonly name: string; readonly seconds: number } | null;
  /** Billing cycles that wait for their gateway account; null when the database could not be asked. */
  readonly blocked_cycles: number | null;
  /** What is to drive the jobs. */
  readonly driver: Driver;
  /** When it last did, in any process, ISO 8601; null when never, or when the database could not be asked. */
  readonly last_run_at: string | null;
};

function notReady(database: ReadinessView["database"], pending: readonly string[] | null): ReadinessView {
  return {
    status: "not_ready",
    database,
    pending_migrations: pending,
    oldest_due_job: null,
    blocked_cycles: null,
    driver: driver(),
    last_run_at: null,
  };
}

function driver(): Driver {
  return env.inngest === null ? "local" : "inngest";
}

/**
 * Readiness of this process. A job that is late, or a cycle that waits, does not take the process out of
 * service: that would not make it run. Never throws.
 */
export async function readiness(system: SystemCtx): Promise<ReadinessView> {
  try {
    const pending = await pendingMigrations(system);
    if (pending.length > 0) return notReady("reachable", pending);
    const [oldest, last] = [await oldestDueJob(system), await lastRun(system, driver())];
    return {
      status: "ready",
      database: "reachable",
      pending_migrations: [],
      oldest_due_job: oldest,
      blocked_cycles: await countBlockedCycles(system),
      driver: driver(),
      last_run_at: last?.toISOString() ?? null,
    };
  } catch (error) {
    system.log.warn({ err: error }, "The database does not answer.");
    return notReady("unreachable", null);
  }
}

async function pendingMigrations(system: SystemCtx): Promise<string[]> {
  const applied = await system.db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const names = new Set(applied.map(({ name }) => name));
  const wanted = await migrationsOnDisk();
  return wanted.filter((name) => !names.has(name)).sort();
}

/** The migrations this code was shipped with; none if the folder was left out of an image. */
async function migrationsOnDisk(): Promise<string[]> {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "prisma", "migrations");
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function oldestDueJob(system: SystemCtx): Promise<ReadinessView["oldest_due_job"]> {
  const now = system.realNow().getTime();
  let oldest: ReadinessView["oldest_due_job"] = null;
  for (const job of JOBS) {
    const at = await job.nextAt(system, "all");
    const seconds = at === null ? 0 : Math.floor((now - at.getTime()) / 1000);
    if (at !== null && at.getTime() <= now && (oldest === null || seconds > oldest.seconds)) {
      oldest = { name: job.name, seconds };
    }
  }
  return oldest;
}
